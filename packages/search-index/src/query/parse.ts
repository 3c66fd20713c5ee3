import type { Language } from '@grossist/domain';
import { looksLikeNumber, normaliseNumber } from '../text/numbers.ts';
import { stopWordsOf } from '../text/stop-words.ts';
import { canonicalText, type Token, tokensOf } from '../text/tokens.ts';

export interface QueryWord {
  term: string;
  written: string;
  /** The identifier the word is, or is a part of, when it may be one. */
  number: string | undefined;
  /** Whether the word may still be being typed, and its identifier likewise. */
  open: boolean;
  numberOpen: boolean;
}

/** Neighbouring words that may be an identifier together: "5SL 6116-7" among other words. */
export interface NumberRun {
  /** From inclusive, to exclusive. */
  from: number;
  to: number;
  number: string;
}

export interface ParsedQuery {
  words: readonly QueryWord[];
  runs: readonly NumberRun[];
  /** The whole query as an identifier; empty when nothing of it could be. */
  number: string;
  /** The same without what it is called: "RSK 680 03 07" without "RSK"; else equal to it. */
  bareNumber: string;
  /** Whether identifiers that begin with it count as well. */
  numberAsPrefix: boolean;
}

const MOST_WORDS = 12;
const LONGEST_QUERY = 200;
const LONGEST_RUN = 4;
const SHORTEST_RUN = 5;

/** "EL-nr. 1000 012345" is the number; a label is only one before a number of five digits or more, and nothing else. */
const LABELLED =
  /^(?:el|vvs|hws|nrf|nobb|rsk|sap|ean|gtin|upc|e|art(?:ikel)?|vare|mat(?:erial)?|bestell?|item)?[ .:-]{0,3}(?:n[ro]|nummer|numm?er|number|num)?[ .:#-]{0,3}(?=(?:[ .-]?\d){5,}[ .-]*$)/;

const readable = (query: string): string => {
  const text = canonicalText(query.slice(0, LONGEST_QUERY));
  // Quotes around words are the reader's emphasis; behind a number they are inches.
  return /^\s*"/.test(text) ? text.replace(/"/g, ' ') : text;
};

const isShortOrNumber = ({ written }: Token): boolean => /\d/.test(written) || written.length <= 4;

const runsOf = (text: string, tokens: readonly Token[]): NumberRun[] => {
  const runs: NumberRun[] = [];
  for (let from = 0; from < tokens.length; from++)
    for (let to = from + 1; to <= Math.min(tokens.length, from + LONGEST_RUN); to++) {
      const [before, last] = [tokens[to - 2], tokens[to - 1]!];
      if (!isShortOrNumber(last) || (to > from + 1 && last.start - (before?.end ?? 0) > 1)) break;
      const number = normaliseNumber(text.slice(tokens[from]!.start, last.end));
      if (to > from + 1 && number.length >= SHORTEST_RUN && /\d{3}/.test(number)) runs.push({ from, to, number });
    }
  return runs;
};

/** Words without those that tell nothing, unless there are no others. */
const telling = (tokens: readonly Token[], languages: readonly Language[]): readonly Token[] => {
  const stop = languages.map(stopWordsOf);
  const kept = tokens.filter(({ term }) => !stop.some((words) => words.has(term)));
  return kept.length === 0 ? tokens : kept;
};

/** The query as words and as an identifier. What goes beyond 200 characters or 12 words is not looked at. */
export const parseQuery = (query: string, languages: readonly Language[] = []): ParsedQuery => {
  const whole = readable(query);
  const text = whole.trimStart().replace(LABELLED, '');
  const all = tokensOf(text).slice(0, MOST_WORDS);
  const last = all.at(-1);
  const tokens = telling(all, languages);
  const number = normaliseNumber(whole);
  const bareNumber = normaliseNumber(text);
  const words = tokens.map((token): QueryWord => {
    const { term, written, start, end } = token;
    const from = text.slice(0, start).search(/\S+$/);
    const rest = /^\S*/.exec(text.slice(end))?.[0] ?? '';
    const chunk = normaliseNumber(text.slice(from < 0 ? start : from, end) + rest);
    return {
      term,
      written: /\d/.test(term) ? term : written,
      number: looksLikeNumber(chunk) ? chunk : undefined,
      open: token === last,
      numberOpen: text.slice(end + rest.length).trim() === '',
    };
  });
  return { words, runs: runsOf(text, tokens), number, bareNumber, numberAsPrefix: looksLikeNumber(number) };
};
