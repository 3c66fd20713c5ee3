/** Parts of a search request that are the same in the page's address, in the calls and in the search index. */

/** Orders of search results. */
export const SORT_KEYS = ['relevance', 'popularity', 'name', 'number'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

export const isSortKey = (value: unknown): value is SortKey => SORT_KEYS.some((key) => key === value);

/** Chosen values of one facet: any of them suffices. A numeric interval is written "min..max", either end may be left out. */
export interface FacetSelection {
  key: string;
  values: readonly string[];
}
