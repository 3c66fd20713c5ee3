import { z } from 'zod';

/** A feature of a class with a material's value in the reader's words; the unit stands apart. */
export const EtimAttribute = z.object({
  Code: z.string(),
  Name: z.string(),
  Value: z.string(),
  Unit: z.string(),
});
export type EtimAttribute = z.infer<typeof EtimAttribute>;
