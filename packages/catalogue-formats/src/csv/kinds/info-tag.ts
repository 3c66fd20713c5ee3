import { lowerCase, text } from '../cells.ts';
import { type Column, column, inLanguages } from '../column.ts';

/** What is hung on a material for buyers to see. */
export const INFO_TAG: readonly Column[] = [
  column('info_tag_color', 'infoTag.color', lowerCase, 'info_tag_colour'),
  ...inLanguages('info_tag_text', 'infoTag.ribbonTexts', text),
  ...inLanguages('info_tag_description', 'infoTag.descriptions', text),
];
