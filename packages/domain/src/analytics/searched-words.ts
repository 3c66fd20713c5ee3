import { isPersonalText } from './personal-text.ts';

/** UTF-16 units of searched words at most; a longer search is withheld. */
const LONGEST_WORDS = 100;

/** Returns a search as lower-case words with one blank between them, so that equal searches are counted together. */
const normalized = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();

/** What analytics may know of a search: its words, or why it has none. */
export type SearchedText =
  | { kind: 'words'; words: string }
  /** A number, such as an article number: never sent. */
  | { kind: 'number' }
  /** Nothing was typed. */
  | { kind: 'blank' }
  /** May be about a person, or is too long. */
  | { kind: 'withheld' };

/**
 * Returns what of a typed search may leave the browser and be stored. `own` are names of the person themselves
 * ("userName", "companyName"), which are withheld whole.
 */
export const searchedText = (typed: string, own: readonly string[] = []): SearchedText => {
  const words = normalized(typed);
  if (words === '') return { kind: 'blank' };
  if (/^[\d\s.,\-/]+$/.test(words)) return { kind: 'number' };
  const isOwn = own.map(normalized).some((name) => name !== '' && words.includes(name));
  if (isOwn || words.length > LONGEST_WORDS || isPersonalText(words)) return { kind: 'withheld' };
  return { kind: 'words', words };
};
