import { INFO_TAG_COLORS } from '@grossist/domain';
import { z } from 'zod';

export const EtimAttribute = z
  .object({
    Code: z.string().describe('ETIM feature code'),
    Name: z.string().describe('Name of the feature'),
    Value: z.string().describe('Value in the reader’s language'),
    Unit: z.string().describe("Unit of the value; '' for none"),
  })
  .describe("A feature of a class with a material's value in the reader's words; the unit is separate");
export type EtimAttribute = z.infer<typeof EtimAttribute>;

export const InfoTag = z
  .object({
    Color: z.enum(INFO_TAG_COLORS).describe("A name of the design system's, never a value of CSS"),
    RibbonText: z.string().describe('Text of the ribbon'),
    ExternalDescription: z.string().describe("What the tag means, in a sentence; '' for none"),
  })
  .describe('A tag that the wholesaler attaches to a material, in the reader’s language');
export type InfoTag = z.infer<typeof InfoTag>;

export const VendorLink = z
  .object({
    Code: z.string().describe('Code of the vendor'),
    Name: z.string().describe('Name of the vendor'),
    Url: z.string().describe('Address of the page'),
    LogoUrl: z.string().describe("Address of the logo; '' for none"),
  })
  .describe('A vendor as lists and variations name it: who makes a material');
export type VendorLink = z.infer<typeof VendorLink>;
