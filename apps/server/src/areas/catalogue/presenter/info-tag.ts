import type { InfoTag as InfoTagOut } from '@grossist/contracts';
import { type InfoTag, type Language, textIn } from '@grossist/domain';

/** What is hung on a material, in the reader's language; without a text in any language nothing is. Section 3. */
export const presentInfoTag = (tag: InfoTag | null, language: Language): InfoTagOut | null => {
  if (tag === null) return null;
  const ribbon = textIn(tag.ribbonTexts, language);
  if (ribbon === undefined) return null;
  return {
    Color: tag.color,
    RibbonText: ribbon.text,
    ExternalDescription: textIn(tag.descriptions, language)?.text ?? '',
  };
};
