import type { Market } from '@grossist/domain';
import {
  type AssortmentScope,
  languagesRead,
  normaliseNumber,
  numberForms,
  parseQuery,
  type SearchHit,
  type SearchRequest,
  type SearchResult,
} from '@grossist/search-index';
import { z } from 'zod';
import { type FacetsAsked, facetsOf } from '../answers/facets.ts';
import { type FoundHit, SearchAnswer } from '../answers/response.ts';
import { selectionsOf } from '../questions/facets.ts';
import { allOf, anyOf, NOTHING, type Query } from '../questions/query.ts';
import { readingOf } from '../questions/reading.ts';
import { BY_NUMBER, identified, scopeQueries, searchBody, together } from '../questions/search-body.ts';
import { wordQueries } from '../questions/words.ts';
import { type Asking, ask } from './asking.ts';
import { repair } from './repair.ts';

interface HowFound {
  /** The empty query finds everything. */
  isEmpty: boolean;
  isCorrected: boolean;
  isPartial: boolean;
  didYouMean?: string | undefined;
}

const hitOf = ({ fields, matched_queries, inner_hits }: FoundHit, { isEmpty, isCorrected }: HowFound): SearchHit => {
  const byWords = isCorrected ? 'typo' : 'text';
  const byNumber = matched_queries?.includes(BY_NUMBER) === true;
  const variations = inner_hits?.variations.hits;
  return {
    key: fields.key[0],
    productKey: fields.productKey[0],
    matchedBy: isEmpty ? 'all' : byNumber ? 'number' : byWords,
    ...(variations === undefined
      ? {}
      : { variations: variations.hits.map((each) => each.fields.key[0]), variationTotal: variations.total.value }),
  };
};

const totalOf = ({ hits, aggregations }: SearchAnswer): number =>
  aggregations?.total?.products.value ?? hits.total.value;

/** An answer of the cluster as the shop knows results. */
const resultOf = (
  answer: SearchAnswer,
  how: HowFound,
  asked: Pick<FacetsAsked, 'request' | 'selections' | 'registered'>,
): SearchResult => {
  const total = totalOf(answer);
  return {
    total,
    hits: answer.hits.hits.map((hit) => hitOf(hit, how)),
    facets: asked.request.facets === 'all' ? facetsOf(answer.aggregations, { ...asked, total }) : [],
    ...(how.isPartial ? { isPartial: true } : {}),
    ...(how.didYouMean === undefined ? {} : { didYouMean: how.didYouMean }),
  };
};

/**
 * Runs one search with all facets in one request to the cluster. A query whose words find nothing takes up to three
 * more, for corrections. [sea-01..06]
 * @throws ClusterFailure
 */
export const search = async (asking: Asking, request: SearchRequest): Promise<SearchResult> => {
  const { registered } = asking;
  const { language, market, assortments } = request;
  const selections = selectionsOf(request.selectedFacets);
  const parsed = parseQuery(request.query, languagesRead(language));
  const reading = readingOf(language, registered);
  const words = wordQueries(reading, parsed);
  const answered = async (found: readonly Query[], how: HowFound): Promise<SearchResult> => {
    const answer = SearchAnswer.parse(await ask(asking, searchBody(request, found, selections)));
    return resultOf(answer, how, { request, selections, registered });
  };
  const understood = [...identified(parsed), ...(words.length === 0 ? [] : [together(words)])];
  // Signs alone are no words, and find nothing; only the empty query finds everything.
  const found = understood.length === 0 && !parsed.isEmpty ? [NOTHING] : understood;
  const strict = await answered(found, { isEmpty: found.length === 0, isCorrected: false, isPartial: false });
  if (strict.total > 0 || words.length === 0) return strict;
  const repaired = await repair(asking, reading, scopeQueries(market, assortments), parsed, words);
  if (repaired === undefined) return strict;
  const { found: instead, isCorrected, isPartial, didYouMean } = repaired;
  return answered(instead, { isEmpty: false, isCorrected, isPartial, didYouMean: didYouMean?.text });
};

const Answer = z.object({
  hits: z.object({
    hits: z.array(z.object({ fields: z.object({ key: z.tuple([z.string()]), numbers: z.array(z.string()) }) })),
  }),
});

/** Forms of numbers that one request looks up at most; more go into further ones. */
const NUMBERS_AT_ONCE = 10_000;
/** Materials that these may belong to together. */
const MOST_FOUND = 10_000;

interface Found {
  key: string;
  numbers: ReadonlySet<string>;
}

const find = async (
  asking: Asking,
  forms: readonly string[],
  market: Market,
  assortments: AssortmentScope | undefined,
): Promise<Found[]> => {
  const body = {
    query: allOf([...scopeQueries(market, assortments), anyOf('numbers', forms)]),
    size: MOST_FOUND,
    sort: [{ key: 'asc' }],
    track_total_hits: false,
    _source: false,
    docvalue_fields: ['key', 'numbers'],
  };
  const { hits } = Answer.parse(await ask(asking, body));
  return hits.hits.map(({ fields }) => ({ key: fields.key[0], numbers: new Set(fields.numbers) }));
};

/**
 * Returns per identifier the keys of the market's materials that have it; the material whose own number it is comes
 * first. [sea-05]
 */
export const lookup = async (
  asking: Asking,
  numbers: readonly string[],
  market: Market,
  assortments?: AssortmentScope,
): Promise<readonly (readonly string[])[]> => {
  const wanted = numbers.map(normaliseNumber);
  const formsOf = (number: string): readonly string[] => (number === '' ? [] : numberForms(number));
  const forms = [...new Set(wanted.flatMap(formsOf))];
  const byNumber = new Map<string, string[]>();
  for (let at = 0; at < forms.length; at += NUMBERS_AT_ONCE) {
    const some = forms.slice(at, at + NUMBERS_AT_ONCE);
    const asked = new Set(some);
    for (const { key, numbers: own } of await find(asking, some, market, assortments))
      for (const number of own) if (asked.has(number)) byNumber.set(number, [...(byNumber.get(number) ?? []), key]);
  }
  return wanted.map((number) => {
    const keys = [...new Set(formsOf(number).flatMap((form) => byNumber.get(form) ?? []))].sort();
    return [
      ...keys.filter((key) => normaliseNumber(key) === number),
      ...keys.filter((key) => normaliseNumber(key) !== number),
    ];
  });
};
