import { looksLikeNumber, normaliseNumber } from '../text/numbers.ts';
import { canonicalText, tokensOf } from '../text/tokens.ts';

export interface QueryWord {
  term: string;
  written: string;
  /** The identifier the word is, or is a part of, when it may be one. */
  number: string | undefined;
  /** Whether the word may still be being typed, and its identifier likewise. */
  open: boolean;
  numberOpen: boolean;
}

export interface ParsedQuery {
  words: readonly QueryWord[];
  /** The whole query as an identifier; empty when nothing of it could be. */
  number: string;
  /** Whether identifiers that begin with it count as well. */
  numberAsPrefix: boolean;
}

const MOST_WORDS = 12;
const LONGEST_QUERY = 200;

/** The query as words and as an identifier. What goes beyond 200 characters or 12 words is not looked at. */
export const parseQuery = (query: string): ParsedQuery => {
  const text = canonicalText(query.slice(0, LONGEST_QUERY));
  const tokens = tokensOf(text).slice(0, MOST_WORDS);
  const number = normaliseNumber(text);
  const words = tokens.map(({ term, written, start, end }, index): QueryWord => {
    const from = text.slice(0, start).search(/\S+$/);
    const rest = /^\S*/.exec(text.slice(end))?.[0] ?? '';
    const chunk = normaliseNumber(text.slice(from < 0 ? start : from, end) + rest);
    return {
      term,
      written: /^\d/.test(written) ? term : written,
      number: looksLikeNumber(chunk) ? chunk : undefined,
      open: index === tokens.length - 1,
      numberOpen: text.slice(end + rest.length).trim() === '',
    };
  });
  return { words, number, numberAsPrefix: looksLikeNumber(number) };
};
