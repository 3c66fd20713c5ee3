import type { SearchInput } from '@grossist/contracts';
import { isSortKey, type SortKey } from '@grossist/domain';
import type { SearchRequest } from '@grossist/search-index';
import type { CatalogueReader } from '../catalogue/index.ts';
import type { Visitor } from '../identity/index.ts';

/** Returns the requested order, else the one that the person chose before, else by relevance. [sea-08] */
const sortFor = (requested: SortKey | undefined, visitor: Visitor): SortKey => {
  if (requested !== undefined) return requested;
  return visitor.kind === 'person' && isSortKey(visitor.sortKey) ? visitor.sortKey : 'relevance';
};

/**
 * Returns the search engine's request for a search: its input, in the language, market and assortments of its reader.
 * It requests no facets unless `facets` says so.
 */
export const searchRequestOf = (
  input: Omit<SearchInput, 'resultType'>,
  visitor: Visitor,
  { language, market, assortments }: CatalogueReader,
  facets: SearchRequest['facets'] = 'none',
): SearchRequest => ({
  query: input.Query,
  language,
  market,
  assortments,
  nodeCode: input.CatalogNodeId || undefined,
  selectedFacets: input.SelectedFacets.map(({ Key, Values }) => ({ key: Key, values: Values })),
  sort: sortFor(input.SortKey, visitor),
  offset: (input.Page - 1) * input.PageSize,
  limit: input.PageSize,
  facets,
});
