import { LANGUAGES, type Language, type Texts } from '@grossist/domain';
import { child, childrenOf, type Element, tidy, together, within } from '../xml/element.ts';
import { LONGEST_DESCRIPTION } from './bounds.ts';
import type { Catalogue } from './catalogue.ts';
import { EDXF_LINES, EDXF_VALUES } from './data/words.ts';
import type { FeatureLines } from './feature-lines.ts';
import type { NoteTally } from './note-tally.ts';
import { cleanLine, cutText, spokenTexts } from './texts.ts';

type Parts = Partial<Record<Language, Set<string>>>;

const add = (parts: Parts, language: Language, text: string): void => {
  (parts[language] ??= new Set()).add(text);
};

/** Hazard classes: type "GGVS" of 1201. They are described in the languages that the product has texts in. */
const hazards = (details: Element | undefined, notes: NoteTally): string[] =>
  childrenOf(details, 'SPECIAL_TREATMENT_CLASS').flatMap((element) => {
    const text = cleanLine(element.text, element.line, notes);
    const type = tidy(element.attributes['type']).slice(0, 50);
    return text === '' && type === '' ? [] : [[type, text].filter((part) => part !== '').join(': ')];
  });

const extensionLines = (extensions: Element | undefined, language: Language, notes: NoteTally): string[] =>
  [...EDXF_LINES].flatMap(([name, words]) =>
    within(extensions, name).flatMap((element) => {
      const value = cleanLine(element.text, element.line, notes);
      const meaning = Object.hasOwn(EDXF_VALUES, value.toLowerCase())
        ? EDXF_VALUES[value.toLowerCase()]?.[language]
        : value.slice(0, 200);
      return value === '' || meaning === undefined ? [] : [`${words[language] ?? words.en}: ${meaning}`];
    }),
  );

/**
 * The description: DESCRIPTION_LONG, the ETIM extension's tender text, REMARKS, then in lines the features that have
 * no place of their own, hazard classes and REACH data.
 * @param names languages that the product is named in
 */
export const readDescriptions = (
  product: Element,
  names: Texts,
  lines: FeatureLines,
  { speech }: Catalogue,
  notes: NoteTally,
): Texts => {
  const details = child(product, 'PRODUCT_DETAILS');
  const extensions = child(product, 'USER_DEFINED_EXTENSIONS');
  const parts: Parts = {};
  const written = together(
    childrenOf(details, 'DESCRIPTION_LONG'),
    within(extensions, 'UDX.EDXF.TENDER_TEXT'),
    childrenOf(details, 'REMARKS'),
  );
  for (const { language, text } of spokenTexts(written, speech, notes)) add(parts, language, text);
  const hazardLines = hazards(details, notes);
  const isMore = hazardLines.length > 0 || extensions !== undefined || Object.keys(lines).length > 0;
  for (const language of isMore ? LANGUAGES : []) {
    const isSpoken = names[language] !== undefined || parts[language] !== undefined;
    const more = [
      ...(lines[language] ?? []),
      ...(isSpoken ? hazardLines : []),
      ...(isSpoken && extensions ? extensionLines(extensions, language, notes) : []),
    ];
    if (more.length > 0) add(parts, language, more.join('\n'));
  }
  const descriptions: Texts = {};
  for (const language of LANGUAGES) {
    const texts = parts[language];
    if (texts === undefined) continue;
    const [only = ''] = texts;
    const text = texts.size === 1 ? only : [...texts].join('\n\n');
    if (text.length > LONGEST_DESCRIPTION) notes.add('description-cut', product.line);
    descriptions[language] = cutText(text, LONGEST_DESCRIPTION);
  }
  return descriptions;
};
