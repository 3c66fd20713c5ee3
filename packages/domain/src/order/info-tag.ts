import type { Texts } from '../markets.ts';

/** The colours of the design system that a tag may have; each has a shape of its own too. */
export const INFO_TAG_COLORS = ['green', 'blue', 'yellow', 'red', 'grey'] as const;
export type InfoTagColor = (typeof INFO_TAG_COLORS)[number];

/** What the wholesaler hangs on a material for buyers to see ("New"), and what it means. Section 3, "Cart item". */
export interface InfoTag {
  color: InfoTagColor;
  /** A word or a few, in at least one language. */
  ribbonTexts: Texts;
  /** A sentence about it; may be in no language at all. */
  descriptions: Texts;
}

/** Characters: a ribbon is read at a glance. */
export const LONGEST_RIBBON_TEXT = 60;
