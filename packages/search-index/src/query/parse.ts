import type { Language } from '@grossist/domain';
import { compact, isNumberInParts, LONGEST_CHAIN } from '../text/designations.ts';
import { looksLikeNumber, normaliseNumber } from '../text/numbers.ts';
import { canonicalText, type Token, tokensOf } from '../text/tokens.ts';
import { stopWordsOf, unaccented } from '../text/word-forms.ts';

export interface QueryWord {
  term: string;
  written: string;
  /** The word with its digraphs as they are typed, where folding shortened one: the "ae" of "Erdkael" is a typing mistake. */
  unfolded: string | undefined;
  /** The identifier the word is, or is a part of, when it may be one. */
  number: string | undefined;
  /** Whether the word may still be being typed, and its identifier likewise. */
  open: boolean;
  numberOpen: boolean;
}

/** Neighboring words that may be one identifier or type designation: "5SL 6116-7" or "12/34.5" among other words. */
export interface WordRun {
  /** From inclusive, to exclusive. */
  from: number;
  to: number;
  number: string | undefined;
  /** The words as one, where no word or pair of words is the same. */
  term: string | undefined;
  /** Whether the last word may still be being typed. */
  open: boolean;
}

export interface ParsedQuery {
  words: readonly QueryWord[];
  runs: readonly WordRun[];
  /** Whether nothing was typed, which finds everything. Signs alone were typed, and find nothing. */
  isEmpty: boolean;
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
const SHORTEST_DESIGNATION = 3;

/** "EL-nr. 1000 012345" is the number; a label is only one before a number of five digits or more, and nothing else. */
const LABELLED =
  /^(?:el|vvs|hws|nrf|nobb|rsk|sap|ean|gtin|upc|e|art(?:ikel)?|vare|mat(?:erial)?|bestell?|item)?[ .:-]{0,3}(?:n[ro]|nummer|numm?er|number|num)?[ .:#-]{0,3}(?=(?:[ .-]?\d){5,}[ .-]*$)/;

const readable = (query: string): string => {
  const text = canonicalText(query.slice(0, LONGEST_QUERY));
  // Quotes around words are the reader's emphasis; behind a number they are inches.
  return /^\s*"/.test(text) ? text.replace(/"/g, ' ') : text;
};

/** How far apart the parts of a designation may be written: "12 / 34". */
const WIDEST_GAP = 3;

/** Returns true for a word that may be part of a designation: a number, a short word, or one with a separator beside it. */
const isPart = (text: string, { written, start, end }: Token): boolean =>
  /\d/.test(written) ||
  written.length <= 4 ||
  /[-./_+]/.test(text.charAt(end)) ||
  (start > 0 && /[-./_+]/.test(text.charAt(start - 1)));

/** Returns the words of a range as one designation, unless they are found as such anyway. */
const designationOf = (written: string, tokens: readonly Token[]): string | undefined => {
  const term = compact(written);
  if (term.length < SHORTEST_DESIGNATION || !/\d/.test(term)) return undefined;
  const [first, second] = tokens;
  if (second === undefined) return isNumberInParts(written) ? term : undefined;
  return tokens.length === 2 && term === `${first?.term}${second.term}` ? undefined : term;
};

const runOf = (text: string, tokens: readonly Token[], from: number, to: number, open: boolean): WordRun => {
  const run = tokens.slice(from, to);
  const written = text.slice(run[0]?.start, run.at(-1)?.end);
  const number = run.length > LONGEST_RUN || run.length < 2 ? '' : normaliseNumber(written);
  const isNumber = number.length >= SHORTEST_RUN && /\d{3}/.test(number);
  return { from, to, number: isNumber ? number : undefined, term: designationOf(written, run), open };
};

const runsOf = (text: string, tokens: readonly Token[], last: Token | undefined): WordRun[] => {
  const runs: WordRun[] = [];
  for (let from = 0; from < tokens.length; from++)
    for (let to = from + 1; to <= Math.min(tokens.length, from + LONGEST_CHAIN); to++) {
      const [before, token] = [tokens[to - 2], tokens[to - 1]!];
      if (!isPart(text, token) || (to > from + 1 && token.start - (before?.end ?? 0) > WIDEST_GAP)) break;
      const run = runOf(text, tokens, from, to, token === last);
      if (run.number !== undefined || run.term !== undefined) runs.push(run);
    }
  return runs;
};

/** Words without those that tell nothing, unless there are no others. */
const telling = (tokens: readonly Token[], languages: readonly Language[]): readonly Token[] => {
  const stop = languages.map(stopWordsOf);
  const significant = tokens.filter(({ term }) => !stop.some((words) => words.has(term)));
  return significant.length === 0 ? tokens : significant;
};

const unfoldedOf = ({ term, written }: Token): string | undefined => {
  const plain = unaccented(written);
  return plain === term || !/^[a-z]+$/.test(plain) ? undefined : plain;
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
      unfolded: unfoldedOf(token),
      number: looksLikeNumber(chunk) ? chunk : undefined,
      open: token === last,
      numberOpen: text.slice(end + rest.length).trim() === '',
    };
  });
  const runs = runsOf(text, tokens, last);
  const isEmpty = query.trim() === '';
  return { words, runs, number, bareNumber, numberAsPrefix: looksLikeNumber(number), isEmpty };
};
