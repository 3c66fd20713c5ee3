/** Characters on each side of an excerpt that show where its sentence begins and ends. */
export const EXCERPT_SURROUNDINGS = 160;

export interface FoundExcerpt {
  /** At most `EXCERPT_SURROUNDINGS` characters before the excerpt; fewer at the beginning of the text. */
  before: string;
  excerpt: string;
  /** At most `EXCERPT_SURROUNDINGS` characters after it. */
  after: string;
}

/** After it a sentence, heading or list item begins: a full stop before a capital, or a new line. */
const SENTENCE_START = /[.!?]\s+(?=[\p{Lu}#-])|\n\s*/gu;

const startOfSentence = (before: string): number | undefined => {
  const last = [...before.matchAll(SENTENCE_START)].at(-1);
  if (last !== undefined) return last.index + last[0].length;
  return before.length < EXCERPT_SURROUNDINGS ? 0 : undefined;
};

const ending = (after: string): string => {
  if (after.trim() === '' || /^[^\S\n]*\n/.test(after)) return '';
  return /^[.!?]/.exec(after)?.[0] ?? ' …';
};

/**
 * Returns the excerpt of a text in one line, from the beginning of its sentence. Begins with an ellipsis where the sentence
 * begins further before, and ends with one where it goes on. [sea-07]
 */
export const excerptFromSentence = ({ before, excerpt, after }: FoundExcerpt): string => {
  const start = startOfSentence(before);
  const beginning = start === undefined ? '… ' : before.slice(start);
  const end = /[.!?…]\s*$/.test(excerpt) ? '' : ending(after);
  return `${beginning}${excerpt}${end}`.replace(/\s+/g, ' ').trim();
};
