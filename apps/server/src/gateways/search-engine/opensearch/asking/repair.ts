import type { ParsedQuery, QueryWord } from '@grossist/search-index';
import { either, type Query } from '../questions/query.ts';
import type { Reading } from '../questions/reading.ts';
import { identified, mostOf, together } from '../questions/search-body.ts';
import { type Asking, type Counted, countEach } from './asking.ts';
import { attemptsFor, type Correction, correctionOf } from './corrections.ts';

/** What is searched for instead of a query that finds nothing. */
export interface Repaired {
  found: readonly Query[];
  isCorrected: boolean;
  isPartial: boolean;
  /** The query instead, and how many materials it finds. */
  didYouMean: { text: string; count: number } | undefined;
}

interface Word {
  word: QueryWord;
  query: Query;
  count: number;
  correction: Correction | undefined;
  /** A correction that goes too far to be searched for. */
  proposal: Correction | undefined;
}

/**
 * What is known of each word; undefined when the query finds something after all, only not below the node or with the
 * choices.
 */
const examine = async (
  asking: Asking,
  reading: Reading,
  scope: readonly Query[],
  parsed: ParsedQuery,
  queries: readonly Query[],
): Promise<Word[] | undefined> => {
  const attempts = parsed.words.map((word) => attemptsFor(reading, word));
  const counted = await countEach(asking, scope, {
    found: either([...identified(parsed), together(queries)]),
    ...Object.fromEntries(queries.map((query, place) => [`word${place}`, query])),
    ...Object.fromEntries(
      attempts.flatMap((of, place) => of.map(({ query }, number) => [`near${place}-${number}`, query])),
    ),
  });
  if (counted('found').count > 0) return undefined;
  return parsed.words.map((word, place) => {
    const tried = attempts[place]!.map((attempt, number) => ({ attempt, counted: counted(`near${place}-${number}`) }));
    return {
      word,
      query: queries[place]!,
      count: counted(`word${place}`).count,
      correction: correctionOf(reading, word, tried, false),
      proposal: correctionOf(reading, word, tried, true),
    };
  });
};

/** A way to understand the query, by the name under which it is counted. */
interface Candidate {
  name: string;
  queries: readonly Query[];
  written: readonly string[];
}

const writtenOf = ({ word, correction }: Word, isCorrected: boolean): string =>
  isCorrected ? (correction?.written ?? word.written) : word.written;

/** Words that find nothing corrected; and, when there are none, each of the others in its turn, the rarest first. */
const correctedCandidates = (words: readonly Word[]): Candidate[] => {
  const candidate = (name: string, isCorrected: (word: Word) => boolean): Candidate => ({
    name,
    queries: words.map((word) => (isCorrected(word) ? (word.correction?.query ?? word.query) : word.query)),
    written: words.map((word) => writtenOf(word, isCorrected(word))),
  });
  const mistyped = (word: Word): boolean => word.count === 0 && word.correction !== undefined;
  const rarest = words
    .filter((word) => word.count > 0 && word.correction !== undefined)
    .toSorted((one, other) => one.count - other.count);
  return [
    ...(words.some(mistyped) ? [candidate('corrected', mistyped)] : []),
    ...(words.length > 1
      ? rarest.map((each) => candidate(`corrected${words.indexOf(each)}`, (word) => word === each || mistyped(word)))
      : []),
    ...(rarest.length > 1 ? [candidate('correctedAll', ({ correction }) => correction !== undefined)] : []),
  ];
};

/**
 * What may be asked instead: everything corrected, however far, else the query short of the words that are in the way.
 */
const shorterCandidates = (all: readonly Word[]): Candidate[] => {
  const words = all.map((word) => ({ ...word, correction: word.correction ?? word.proposal }));
  const finding = words.filter(({ count, correction }) => count > 0 || correction !== undefined);
  const of = (remaining: readonly Word[], name: string): Candidate => ({
    name,
    queries: remaining.map(({ count, query, correction }) => (count > 0 ? query : (correction?.query ?? query))),
    written: remaining.map((word) => writtenOf(word, word.count === 0)),
  });
  if (finding.length === 0) return [];
  const shorter = finding.map((left, place) =>
    of(
      finding.filter((word) => word !== left),
      `short${place}`,
    ),
  );
  return [of(finding, 'short'), ...(finding.length < 2 ? [] : shorter)];
};

/**
 * Looks into a query that finds nothing: typing mistakes are corrected, and when nothing has all of its words, those
 * count that have the most of them, half at least, rounded down. Two requests at most.
 * @returns undefined when the query is right and only narrowed too far
 */
export const repair = async (
  asking: Asking,
  reading: Reading,
  scope: readonly Query[],
  parsed: ParsedQuery,
  queries: readonly Query[],
): Promise<Repaired | undefined> => {
  const words = await examine(asking, reading, scope, parsed, queries);
  if (words === undefined) return undefined;
  const corrected = correctedCandidates(words);
  const shorter = shorterCandidates(words);
  const best = words.map(({ count, query, correction }) => (count > 0 ? query : (correction?.query ?? query)));
  const levels = Array.from({ length: words.length }, (_, missing) => words.length - missing).filter(
    (least) => least < words.length && least >= Math.max(1, Math.floor(words.length / 2)),
  );
  const tried = [...corrected, ...shorter];
  if (tried.length === 0 && levels.length === 0)
    return { found: [together(queries)], isCorrected: false, isPartial: false, didYouMean: undefined };
  const counted: (name: string) => Counted = await countEach(asking, scope, {
    ...Object.fromEntries(tried.map((each) => [each.name, together(each.queries)])),
    ...Object.fromEntries(levels.map((least) => [`most${least}`, mostOf(best, least)])),
  });
  const right = corrected.find(({ name }) => counted(name).count > 0);
  if (right !== undefined)
    return {
      found: [together(right.queries)],
      isCorrected: true,
      isPartial: false,
      didYouMean: { text: right.written.join(' '), count: counted(right.name).count },
    };
  const level = levels.find((least) => counted(`most${least}`).count > 0);
  const [whole, ...rest] = shorter.map(({ name, written }) => ({ written, count: counted(name).count }));
  const longest = rest.toSorted((one, other) => other.count - one.count)[0];
  const instead = [whole, longest].find((each) => each !== undefined && each.count > 0);
  return {
    found: [level === undefined ? together(queries) : mostOf(best, level)],
    isCorrected: words.some(({ count, correction }) => count === 0 && correction !== undefined),
    isPartial: level !== undefined,
    didYouMean: instead && { text: instead.written.join(' '), count: instead.count },
  };
};
