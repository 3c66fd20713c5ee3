import { LANGUAGES, type Language } from '@grossist/domain';
import { compareTexts } from './storage/string-table.ts';

/** Words of no language, such as type designations, are found by everybody. */
export const NEUTRAL = 0x80;

export const languageBit = (language: Language): number => 1 << LANGUAGES.indexOf(language);

const READS: Record<Language, readonly Language[]> = {
  en: ['en'],
  da: ['da', 'en'],
  de: ['de', 'en'],
  sv: ['sv', 'en'],
  nl: ['nl', 'en'],
  nb: ['nb', 'da', 'en'],
  fo: ['fo', 'da', 'en'],
};

/** The languages in which a reader's words are looked for, own first, in the order texts fall back. */
export const languagesRead = (language: Language): readonly Language[] => READS[language];

/** The same as bits, with the words of no language. */
export const languageMask = (language: Language): number =>
  READS[language].reduce((mask, each) => mask | languageBit(each), NEUTRAL);

/**
 * How a folded word is written, per language: a letter for the language, the spelling, NUL between them.
 * Empty when it is written as it is folded.
 */
const BETWEEN = '\u0000';

const letterOf = (bit: number): string => (bit === NEUTRAL ? '-' : String.fromCharCode(97 + (31 - Math.clz32(bit))));

/** Adds a spelling; of two in one language the later in order stays, which is the one with the accents. */
export const withSpelling = (known: string, bit: number, written: string): string => {
  const letter = letterOf(bit);
  const entries = known === '' ? [] : known.split(BETWEEN);
  const at = entries.findIndex((entry) => entry.startsWith(letter));
  if (at < 0) entries.push(letter + written);
  else if (compareTexts(entries[at]!.slice(1), written) < 0) entries[at] = letter + written;
  else return known;
  return entries.sort().join(BETWEEN);
};

export const mergeSpellings = (one: string, other: string): string => {
  if (one === other || other === '') return one;
  if (one === '') return other;
  return other
    .split(BETWEEN)
    .reduce((known, entry) => withSpelling(known, bitOf(entry.charAt(0)), entry.slice(1)), one);
};

const bitOf = (letter: string): number => (letter === '-' ? NEUTRAL : 1 << (letter.charCodeAt(0) - 97));

/** The spelling for a reader, undefined when the folded form is as good. */
export const spellingFor = (known: string, languages: readonly Language[]): string | undefined => {
  if (known === '') return undefined;
  const entries = known.split(BETWEEN);
  const letters = [...languages.map((language) => letterOf(1 << LANGUAGES.indexOf(language))), '-'];
  for (const letter of letters) {
    const entry = entries.find((each) => each.startsWith(letter));
    if (entry !== undefined) return entry.slice(1);
  }
  return undefined;
};
