import type { SearchHit, SearchResult } from '@grossist/search-index';
import { BY_NUMBER } from '../questions/search-body.ts';
import { type FacetsAsked, facetsOf } from './facets.ts';
import type { FoundHit, SearchAnswer } from './response.ts';

export interface HowFound {
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

export const totalOf = ({ hits, aggregations }: SearchAnswer): number =>
  aggregations?.total?.products.value ?? hits.total.value;

/** An answer of the cluster as the shop knows results. */
export const resultOf = (
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
