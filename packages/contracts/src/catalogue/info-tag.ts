import { INFO_TAG_COLORS } from '@grossist/domain';
import { z } from 'zod';

export const InfoTag = z
  .object({
    Color: z.enum(INFO_TAG_COLORS).describe("A name of the design system's, never a value of CSS"),
    RibbonText: z.string().describe('Text of the ribbon'),
    ExternalDescription: z.string().describe("What the tag means, in a sentence; '' for none"),
  })
  .describe('A tag that the wholesaler attaches to a material, in the reader’s language');
export type InfoTag = z.infer<typeof InfoTag>;
