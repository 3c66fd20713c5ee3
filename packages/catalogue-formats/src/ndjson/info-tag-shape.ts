import { INFO_TAG_COLORS, type InfoTagColor, LANGUAGES, LONGEST_RIBBON_TEXT, type Texts } from '@grossist/domain';
import { messagePart } from '../import-messages/index.ts';
import type { ToldInfoTag } from '../records.ts';
import { type Check, dictionary, object, oneOf, optional, text, wrong } from './check.ts';
import { language, shortText } from './scalars.ts';

interface Written {
  color: InfoTagColor | 'none';
  ribbonTexts: Texts | undefined;
  descriptions: Texts | undefined;
}

const written = object<Written>({
  color: oneOf([...INFO_TAG_COLORS, 'none']),
  ribbonTexts: optional(dictionary(language, text(LONGEST_RIBBON_TEXT), LANGUAGES.length)),
  descriptions: optional(dictionary(language, shortText, LANGUAGES.length)),
});

/** A tag with a text in at least one language, or 'none' alone. */
export const infoTag: Check<ToldInfoTag> = (value, at) => {
  const { color, ribbonTexts = {}, descriptions } = written(value, at);
  const isTold = Object.keys(ribbonTexts).length > 0;
  if (color === 'none') {
    if (isTold || descriptions !== undefined)
      throw wrong(`${at}.color`, messagePart`a color despite a text being given`);
    return { color };
  }
  if (!isTold) throw wrong(`${at}.ribbonTexts`, messagePart`a text in at least one language`);
  return { color, ribbonTexts, ...(descriptions === undefined ? {} : { descriptions }) };
};
