import type { Market } from '@grossist/domain';
import { type FlatResult, NO_FACETS } from '../flat-result.ts';
import { languagesRead } from '../languages.ts';
import { codePair } from '../segment/document-pairs.ts';
import { andInto, type Bits, hasBit } from '../storage/bitset.ts';
import { compareTexts, equalRange, textAt } from '../storage/string-table.ts';
import { normaliseNumber, numberForms } from '../text/numbers.ts';
import type { AssortmentScope, HitsFound, SearchFacet, SearchHit, SearchRequest } from '../types.ts';
import type { View } from '../view.ts';
import { countOf, hasDocuments } from './counts.ts';
import { correctedQuery, queryInstead } from './did-you-mean.ts';
import { type Evaluation, evaluate } from './evaluate.ts';
import { cachedFacets, facetsOf } from './facets.ts';
import { Matcher } from './matcher.ts';
import { parseQuery } from './parse.ts';
import { firstRanked, type RankedDocument, variationsOf } from './rank.ts';
import { scopeOf } from './scopes.ts';
import { narrowed, selectionsOf } from './selections.ts';

const hitOf = (view: View, { byNumber, words }: Evaluation, { segment, document }: RankedDocument): SearchHit => {
  const live = view.segments[segment]!;
  const product = textAt(live.segment.products, live.segment.productOf[document]!);
  const numbered =
    byNumber !== undefined &&
    (hasBit(byNumber.exact[segment]!.bits, document) || hasBit(byNumber.prefix[segment]!.bits, document));
  const corrected = words.some((word) => word.corrected !== undefined);
  const byWords = corrected ? 'typo' : 'text';
  return {
    key: live.key(document),
    productKey: product,
    matchedBy: byNumber === undefined ? 'all' : numbered ? 'number' : byWords,
  };
};

/** A hit with the variations of its product that were found as well, when they are asked for. */
const withVariations = (
  view: View,
  result: readonly Bits[],
  evaluation: Evaluation,
  { sort, language, groupByProduct, variationsPerProduct }: SearchRequest,
  ranked: RankedDocument,
): SearchHit => {
  const hit = hitOf(view, evaluation, ranked);
  if (groupByProduct !== true || variationsPerProduct === undefined) return hit;
  const found = variationsOf(view, result, evaluation, { productKey: hit.productKey, sort, language });
  const keys = found
    .slice(0, natural(variationsPerProduct))
    .map(({ segment, document }) => view.segments[segment]!.key(document));
  return { ...hit, variations: keys, variationTotal: found.length };
};

const natural = (value: number): number => (Number.isFinite(value) ? Math.max(0, Math.floor(value)) : 0);

/** Facets of fewer documents are counted sooner than it takes to tell the hits before. */
const MANY = 4000;

/** Answers one request from what is committed. [sea-01..06] */
export const search = (view: View, request: SearchRequest, hitsFound?: HitsFound): FlatResult => {
  const { language, market, nodeCode, sort } = request;
  const scope = scopeOf(view, market, request.assortments);
  const matcher = new Matcher(view, language, scope);
  const languages = languagesRead(language);
  const evaluation = evaluate(matcher, parseQuery(request.query, languages));
  const node = nodeCode === undefined ? undefined : matcher.pairBits(codePair('node', nodeCode));
  const found = evaluation.found.map((bits, index) =>
    node === undefined ? bits : andInto(view.segments[index]!.lendCopy(bits), node[index]!),
  );
  const selections = selectionsOf(view.segments, request.selectedFacets);
  const result = narrowed(view.segments, found, selections);
  const byProduct = request.groupByProduct === true;
  const offset = natural(request.offset);
  const ranked = firstRanked(view, result, evaluation, {
    sort,
    language,
    byProduct,
    count: offset + natural(request.limit),
  });
  const hits = ranked.slice(offset).map((each) => withVariations(view, result, evaluation, request, each));
  const total = countOf(view, result, byProduct);
  const countFacets = (): readonly SearchFacet[] => {
    if (total >= MANY) hitsFound?.(hits.map(({ key }) => key));
    return facetsOf(view, request, scope, found, selections);
  };
  const facets = request.facets === 'all' ? cachedFacets(view, scope, request, countFacets) : NO_FACETS;
  const nothing = evaluation.isPartial || !hasDocuments(evaluation.found);
  const didYouMean = nothing
    ? queryInstead(view, matcher, evaluation.words, languages)
    : correctedQuery(view, evaluation.words, languages);
  return {
    total,
    hits,
    ...facets,
    ...(evaluation.isPartial ? { isPartial: true } : {}),
    ...(didYouMean === undefined ? {} : { didYouMean }),
  };
};

/** Per identifier the keys of the market's materials that have it; the material whose own number it is comes first. [sea-05] */
export const lookup = (
  view: View,
  numbers: readonly string[],
  market: Market,
  assortments?: AssortmentScope,
): string[][] => {
  const { bits } = scopeOf(view, market, assortments);
  return numbers.map((text) => {
    const number = normaliseNumber(text);
    if (number === '') return [];
    const documentsOf = (form: string): string[] =>
      view.segments.flatMap((live, index) => {
        const [from, to] = equalRange(live.segment.numbers, form);
        const documents = [...live.segment.numberOf.subarray(from, to)];
        return documents.filter((document) => hasBit(bits[index]!, document)).map((document) => live.key(document));
      });
    const keys = [...new Set(numberForms(number).flatMap(documentsOf))];
    const isOwn = (key: string): number => (normaliseNumber(key) === number ? 0 : 1);
    return keys.sort((one, other) => isOwn(one) - isOwn(other) || compareTexts(one, other));
  });
};
