import {
  type Completion,
  type Completions,
  languagesRead,
  parseQuery,
  type SuggestRequest,
} from '@grossist/search-index';
import { z } from 'zod';
import { allOf, escaped, type Query } from '../questions/query.ts';
import { type Reading, readingOf, standingFor, tagsOf } from '../questions/reading.ts';
import { scopeQueries } from '../questions/search-body.ts';
import { wordQueries } from '../questions/words.ts';
import { type Asking, ask } from './asking.ts';
import { repair } from './repair.ts';

/** Completions that are looked at. */
const TRIED = 40;
const PHRASES_TRIED = 8;
const SHORTEST_NUMBER = 4;

const Buckets = z.object({ buckets: z.array(z.object({ key: z.string(), doc_count: z.number() })) });
const Answer = z.object({
  aggregations: z.object({
    words: Buckets,
    written: Buckets,
    numbers: Buckets.optional(),
    registered: z.object({ buckets: z.record(z.string(), z.object({ doc_count: z.number() })) }).optional(),
  }),
});
type Answered = z.infer<typeof Answer>['aggregations'];

const beginningWith = (reading: Reading, term: string): string => `(${tagsOf(reading).join('|')}):${escaped(term)}.*`;

const values = (field: string, include: string): object => ({ terms: { field, size: TRIED, include } });

/** Words of the materials, each as it is written and with what it finds beside the words before. */
const wordsOf = (reading: Reading, { words, written }: Answered): { text: string; count: number }[] => {
  const spellings = new Map<string, string>();
  for (const { key } of written.buckets) {
    const end = key.indexOf('=');
    const [term, spelling] = [key.slice(0, end), key.slice(end + 1)];
    if ((spellings.get(term) ?? '') < spelling) spellings.set(term, spelling);
  }
  const best = new Map<string, { text: string; count: number; rank: number }>();
  for (const { key, doc_count: count } of words.buckets) {
    const [tag = '', ...rest] = key.split(':');
    const term = rest.join(':');
    const rank = tagsOf(reading).findIndex((each) => each === tag);
    const known = best.get(term);
    // The same word in several languages is written as in the reader's own.
    const text = known !== undefined && known.rank < rank ? known.text : (spellings.get(key) ?? term);
    best.set(term, { text, count: Math.max(count, known?.count ?? 0), rank: Math.min(rank, known?.rank ?? rank) });
  }
  return [...best.values()].map(({ text, count }) => ({ text, count }));
};

const byUse = (one: Completion, other: Completion): number =>
  other.count - one.count || (one.text < other.text ? -1 : Number(one.text > other.text));

/** A word may be the name of a class as well: the first of them counts. */
const once = (all: readonly Completion[]): Completion[] => {
  const seen = new Set<string>();
  return all.filter(({ text }) => !seen.has(text) && seen.add(text));
};

/**
 * Whole queries with the last word completed by a word, the name of a class or a supplier, or an identifier, those that
 * find most first. One request; when nothing continues what was typed, the query corrected, by two more.
 * [sea-01, Suggestions] @throws ClusterFailure
 */
export const complete = async (asking: Asking, request: SuggestRequest): Promise<Completions> => {
  const { language, market, assortments, limit } = request;
  const languages = languagesRead(language);
  const parsed = parseQuery(request.query, languages);
  const last = parsed.words.at(-1);
  if (last === undefined) return { completions: [] };
  const reading = readingOf(language, asking.registered);
  const scope = scopeQueries(market, assortments);
  const before = parsed.words.slice(0, -1).map((word) => ({ ...word, open: false, numberOpen: false }));
  const start = before.map(({ written }) => written);
  const begun = asking.registered.beginning(last.term, languages).slice(0, PHRASES_TRIED);
  const filters = Object.fromEntries(
    begun.flatMap((word, place) => standingFor([word]).map((query): [string, Query] => [`r${place}`, query])),
  );
  const withNumbers =
    parsed.words.length === 1 && /^\d+$/.test(parsed.number) && parsed.number.length >= SHORTEST_NUMBER;
  const body = {
    query: allOf([...scope, ...wordQueries(readingOf(language, asking.registered), { words: before, runs: [] })]),
    size: 0,
    track_total_hits: false,
    aggs: {
      words: values('words.all', beginningWith(reading, last.term)),
      written: values('words.written', beginningWith(reading, last.term)),
      ...(withNumbers ? { numbers: values('numbers', `${escaped(parsed.number)}.*`) } : {}),
      ...(begun.length === 0 ? {} : { registered: { filters: { filters } } }),
    },
  };
  const { aggregations } = Answer.parse(await ask(asking, body));
  const whole = (text: string): string => [...start, text].join(' ');
  const all: Completion[] = [
    ...wordsOf(reading, aggregations).map(({ text, count }) => ({ text: whole(text), kind: 'word' as const, count })),
    ...begun.map((word, place) => ({
      text: whole(word.written),
      kind: 'phrase' as const,
      count: aggregations.registered?.buckets[`r${place}`]?.doc_count ?? 0,
    })),
    ...(aggregations.numbers?.buckets ?? []).map(({ key, doc_count: count }) => ({
      text: key,
      kind: 'number' as const,
      count,
    })),
  ];
  const completions = once(all.filter(({ count }) => count > 0).sort(byUse));
  if (completions.length > 0) return { completions: completions.slice(0, Math.max(0, limit)) };
  const repaired = await repair(asking, reading, scope, parsed, wordQueries(reading, parsed));
  return { completions: [], ...(repaired?.didYouMean === undefined ? {} : { didYouMean: repaired.didYouMean }) };
};
