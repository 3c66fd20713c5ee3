import { z } from 'zod';

export const EtimAttribute = z
  .object({
    Code: z.string().describe('ETIM feature code'),
    Name: z.string().describe('Name of the feature'),
    Value: z.string().describe('Value in the reader’s language'),
    Unit: z.string().describe("Unit of the value; '' for none"),
  })
  .describe("A feature of a class with a material's value in the reader's words; the unit stands apart");
export type EtimAttribute = z.infer<typeof EtimAttribute>;
