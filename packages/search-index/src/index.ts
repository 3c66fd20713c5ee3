/** The embedded search engine: identifiers, words, facets and completions of up to a million materials in one thread. */
export { SearchIndex } from './search-index.ts';
export type {
  FacetSelection,
  FeatureValue,
  SearchDocument,
  SearchFacet,
  SearchHit,
  SearchRequest,
  SearchResult,
  SortKey,
  SuggestRequest,
  TermKind,
  Words,
} from './types.ts';
