import type { Language, Texts } from '@grossist/domain';

const ORDER: readonly Language[] = ['en', 'da', 'de', 'sv', 'nl', 'nb', 'fo'];

/** Texts from one line of a table: en|da|de|sv|nl|nb|fo. What is left out or empty falls back when it is read. */
export const texts = (line: string): Texts => {
  const found: Texts = {};
  line.split('|').forEach((text, index) => {
    const language = ORDER[index];
    if (language === undefined) throw new Error(`more than seven texts: ${line}`);
    if (text !== '') found[language] = text;
  });
  return found;
};
