import { z } from 'zod';

/** A vendor as lists and variations name it: who makes a material. */
export const VendorLink = z.object({
  Code: z.string(),
  Name: z.string(),
  Url: z.string(),
  LogoUrl: z.string(),
});
export type VendorLink = z.infer<typeof VendorLink>;
