import { z } from 'zod';

export const VendorLink = z
  .object({
    Code: z.string().describe('Code of the vendor'),
    Name: z.string().describe('Name of the vendor'),
    Url: z.string().describe('Address of the page'),
    LogoUrl: z.string().describe("Address of the logo; '' for none"),
  })
  .describe('A vendor as lists and variations name it: who makes a material');
export type VendorLink = z.infer<typeof VendorLink>;
