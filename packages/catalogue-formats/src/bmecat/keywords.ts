import { LANGUAGES } from '@grossist/domain';
import type { MaterialRecord } from '../records.ts';
import { child, childrenOf, type Element, tidy, together, within } from '../xml/index.ts';
import { KEYWORD_OF_FORMAT, LONGEST_KEYWORD, MOST_KEYWORDS } from './bounds.ts';
import type { Catalogue } from './catalogue.ts';
import type { NoteTally } from './note-tally.ts';
import { spokenTexts } from './texts/index.ts';

/** KEYWORD, SEGMENT, and the brand and series of the ETIM extension, each once in its language. */
export const readKeywords = (
  product: Element,
  { speech }: Catalogue,
  notes: NoteTally,
): NonNullable<MaterialRecord['keywords']> => {
  const details = child(product, 'PRODUCT_DETAILS');
  const extensions = child(product, 'USER_DEFINED_EXTENSIONS');
  const given = together(
    childrenOf(details, 'KEYWORD'),
    childrenOf(details, 'SEGMENT'),
    within(extensions, 'UDX.EDXF.BRAND_NAME'),
    within(extensions, 'UDX.EDXF.PRODUCT_SERIES'),
  );
  const keywords: { [language in keyof MaterialRecord['names']]: string[] } = {};
  for (const { language, text, line } of spokenTexts(given, speech, notes)) {
    const keyword = tidy(text);
    const taken = (keywords[language] ??= []);
    if (taken.includes(keyword)) continue;
    if (keyword.length > LONGEST_KEYWORD || taken.length >= MOST_KEYWORDS) {
      notes.add('keyword-left-out', line);
      continue;
    }
    if (keyword.length > KEYWORD_OF_FORMAT) notes.add('long-keyword', line);
    taken.push(keyword);
  }
  for (const language of LANGUAGES) if (keywords[language]?.length === 0) delete keywords[language];
  return keywords;
};
