import { editsAllowed, type QueryWord } from '@grossist/search-index';
import { nearBeginningQuery, nearQuery, type Query, type Reading, tagsOf, termTokens } from '../questions/index.ts';
import { editDistance } from '../registered/index.ts';
import type { Counted } from './counts.ts';

/** How a word is corrected: what finds it then, and how the word taken instead is written. */
export interface Correction {
  query: Query;
  written: string | undefined;
}

/** A way to correct a word that is worth a try. */
export interface Attempt {
  query: Query;
  edits: number;
  beginning: boolean;
  /** Too far to be searched for unasked. */
  isFar: boolean;
}

/** Ways to correct a word, the nearest first. */
export const attemptsFor = (reading: Reading, { term, open }: QueryWord): Attempt[] => {
  const most = editsAllowed(term);
  const whole = ([1, 2] as const)
    .filter((edits) => most > 0 && edits <= most + 1)
    .map(
      (edits): Attempt => ({ query: nearQuery(reading, term, edits), edits, beginning: false, isFar: edits > most }),
    );
  const begun = most > 0 && open ? nearBeginningQuery(reading, term) : undefined;
  return begun === undefined ? whole : [...whole, { query: begun, edits: 1, beginning: true, isFar: false }];
};

const spelled = (reading: Reading, term: string, written: readonly string[]): string => {
  for (const token of termTokens(reading, term)) {
    const found = written.filter((each) => each.startsWith(`${token}=`)).sort();
    const last = found.at(-1);
    if (last !== undefined) return last.slice(token.length + 1);
  }
  return term;
};

/** The nearest word of the materials that were found, of equally near ones the most frequent. */
const nearest = (
  reading: Reading,
  typed: string,
  { edits, beginning }: Attempt,
  { words }: Counted,
): string | undefined => {
  const starts = tagsOf(reading).map((tag) => `${tag}:`);
  const times = new Map<string, number>();
  for (const material of words)
    for (const token of material) {
      const start = starts.find((each) => token.startsWith(each));
      const term = start === undefined ? undefined : token.slice(start.length);
      if (term !== undefined && term !== typed && editDistance(typed, term, beginning) <= edits)
        times.set(term, (times.get(term) ?? 0) + 1);
    }
  return [...times].sort(([one, some], [other, more]) => more - some || (one < other ? -1 : 1))[0]?.[0];
};

/** The first attempt that finds something, of those that are searched for, or of those that are only proposed. */
export const correctionOf = (
  reading: Reading,
  { term }: QueryWord,
  attempts: readonly { attempt: Attempt; counted: Counted }[],
  isFar: boolean,
): Correction | undefined => {
  const first = attempts.find(({ attempt, counted }) => attempt.isFar === isFar && counted.count > 0);
  if (first === undefined) return undefined;
  const { attempt, counted } = first;
  const found = nearest(reading, term, attempt, counted);
  if (found !== undefined) return { query: attempt.query, written: spelled(reading, found, counted.written) };
  const registered = reading.registered
    .near(term, attempt.edits, reading.languages, attempt.beginning)
    .find((each) => each.term !== term);
  return { query: attempt.query, written: registered?.written };
};
