import { editsAllowed, type QueryWord } from '@grossist/search-index';
import { type MistypedCompound, nearBeginningQuery, nearCompounds, nearQuery } from '../questions/near.ts';
import { bestOf, either, type Query } from '../questions/query.ts';
import { type Reading, tagsOf, termTokens } from '../questions/reading.ts';
import { inAnyForm } from '../questions/words.ts';
import { editDistance } from '../registered/registered-words.ts';
import type { Counted } from './asking.ts';

/** How a word is corrected: what finds it then, and how the word taken instead is written. */
export interface Correction {
  query: Query;
  written: string | undefined;
}

/** A way to correct a word that is worth a try. */
export interface Attempt {
  query: Query;
  /** What was typed, folded or not. */
  typed: string;
  edits: number;
  beginning: boolean;
  /** Too far to be searched for unasked. */
  isFar: boolean;
  /** The ways to take it for a compound in two parts, when it is tried as one. */
  compounds: readonly MistypedCompound[];
}

/** Long enough to be taken for the first part of a compound when nothing is like the whole word. */
const SHORTEST_BEGINNING = 5;

const attemptsForSpelling = (reading: Reading, typed: string, open: boolean): Attempt[] => {
  const most = editsAllowed(typed);
  const plain = { typed, beginning: false, isFar: false, compounds: [] };
  const whole = ([1, 2] as const)
    .filter((edits) => most > 0 && edits <= most + 1)
    .map((edits): Attempt => ({ ...plain, query: nearQuery(reading, typed, edits), edits, isFar: edits > most }));
  const mayBegin = most > 0 && (open || typed.length >= SHORTEST_BEGINNING);
  const begun = mayBegin ? nearBeginningQuery(reading, typed) : undefined;
  const compounds = most > 1 ? nearCompounds(reading, typed) : [];
  return [
    ...whole,
    ...(begun === undefined ? [] : [{ ...plain, query: begun, edits: 1, beginning: true }]),
    ...(compounds.length === 0
      ? []
      : [{ ...plain, query: either(compounds.map(({ query }) => query)), edits: 2, compounds }]),
  ];
};

const rankOf = ({ edits, beginning, compounds }: Attempt): number =>
  edits + (beginning ? 2 : 0) + (compounds.length > 0 ? 4 : 0);

/** Ways to correct a word, the nearest first: whole words, then beginnings, then compounds in two parts. */
export const attemptsFor = (reading: Reading, { term, unfolded, open }: QueryWord): Attempt[] =>
  (unfolded === undefined ? [term] : [term, unfolded])
    .flatMap((spelling) => attemptsForSpelling(reading, spelling, open))
    .sort((one, other) => rankOf(one) - rankOf(other));

const spelled = (reading: Reading, term: string, written: readonly string[]): string => {
  for (const token of termTokens(reading, term)) {
    const found = written.filter((each) => each.startsWith(`${token}=`)).sort();
    const last = found.at(-1);
    if (last !== undefined) return last.slice(token.length + 1);
  }
  return term;
};

/** The terms of a material in the languages that are read. */
const termsOf = (reading: Reading, tokens: readonly string[]): string[] => {
  const starts = tagsOf(reading).map((tag) => `${tag}:`);
  return tokens.flatMap((token) => {
    const start = starts.find((each) => token.startsWith(each));
    return start === undefined ? [] : [token.slice(start.length)];
  });
};

const mostFrequent = (texts: readonly string[]): string | undefined => {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return [...times].sort(([one, some], [other, more]) => more - some || (one < other ? -1 : 1))[0]?.[0];
};

/** The nearest word of the materials that were found, of equally near ones the most frequent. */
const nearest = (reading: Reading, { typed, edits, beginning }: Attempt, { words }: Counted): string | undefined =>
  mostFrequent(
    words
      .flatMap((material) => termsOf(reading, material))
      .filter((term) => term !== typed && editDistance(typed, term, beginning) <= edits),
  );

/** The parts of a compound as the materials that were found have them. */
const nearestParts = (reading: Reading, { compounds }: Attempt, { words }: Counted): string[] => {
  const parts = words.flatMap((material) => {
    const terms = termsOf(reading, material);
    return compounds
      .filter(({ known }) => terms.includes(known))
      .flatMap(({ known, mistyped, edits, isFirstMistyped }) =>
        terms
          .filter((term) => editDistance(mistyped, term) <= edits)
          .map((term) => (isFirstMistyped ? `${term} ${known}` : `${known} ${term}`)),
      );
  });
  return mostFrequent(parts)?.split(' ') ?? [];
};

interface Tried {
  attempt: Attempt;
  counted: Counted;
}

const registeredNear = (reading: Reading, { typed, edits, beginning }: Attempt, term: string) =>
  reading.registered.near(typed, edits, reading.languages, beginning).find((each) => each.term !== term);

/** It finds the word that was typed and no other: taking the word for itself corrects nothing. */
const findsOnlyItself = (reading: Reading, term: string, { attempt, counted }: Tried): boolean =>
  attempt.compounds.length === 0 &&
  counted.words.some((material) => termsOf(reading, material).includes(attempt.typed)) &&
  nearest(reading, attempt, counted) === undefined &&
  registeredNear(reading, attempt, term) === undefined;

/** The first attempt that finds something else, of those that are searched for, or of those that are only proposed. */
export const correctionOf = (
  reading: Reading,
  { term }: QueryWord,
  attempts: readonly Tried[],
  isFar: boolean,
): Correction | undefined => {
  const first = attempts.find(
    (tried) => tried.attempt.isFar === isFar && tried.counted.count > 0 && !findsOnlyItself(reading, term, tried),
  );
  if (first === undefined) return undefined;
  const { attempt, counted } = first;
  const { query } = attempt;
  if (attempt.compounds.length > 0) {
    const parts = nearestParts(reading, attempt, counted);
    const written = parts.map((part) => spelled(reading, part, counted.written)).join(' ');
    return { query, written: written === '' ? undefined : written };
  }
  const found = nearest(reading, attempt, counted);
  if (found !== undefined)
    return {
      query: attempt.beginning ? query : bestOf([query, inAnyForm(reading, found)]),
      written: spelled(reading, found, counted.written),
    };
  return { query, written: registeredNear(reading, attempt, term)?.written };
};
