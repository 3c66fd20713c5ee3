import { INFO_TAG_COLORS } from '@grossist/domain';
import { z } from 'zod';

/** What the wholesaler hangs on a material, in the reader's language. Section 3, "Cart item". */
export const InfoTag = z.object({
  /** A name of the design system's, never a value of CSS. */
  Color: z.enum(INFO_TAG_COLORS),
  RibbonText: z.string(),
  /** What it means, in a sentence; '' where nobody said it. */
  ExternalDescription: z.string(),
});
export type InfoTag = z.infer<typeof InfoTag>;
