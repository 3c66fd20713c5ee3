import type { FacetSelection, SortKey } from '@grossist/domain';
import type { SearchEngine } from '../../gateways/search-engine/port.ts';
import { askSearch, type CatalogueReader } from '../catalogue/index.ts';

export interface PartOfCatalogue {
  searchTerm: string;
  /** Empty: all of the catalogue. */
  nodeCode: string;
  selectedFacets: readonly FacetSelection[];
  sortKey: SortKey;
}

export interface FirstFound {
  total: number;
  /** SAP numbers. */
  keys: readonly string[];
}

/** Counts the materials of a part of the catalogue for the reader, and returns the first ones. */
export const findFirst =
  (search: SearchEngine, most: number) =>
  async (part: PartOfCatalogue, { language, market, assortments }: CatalogueReader): Promise<FirstFound> => {
    const { total, hits } = await askSearch(search, (engine) =>
      engine.search({
        query: part.searchTerm,
        language,
        market,
        assortments,
        nodeCode: part.nodeCode || undefined,
        selectedFacets: part.selectedFacets,
        sort: part.sortKey,
        offset: 0,
        limit: most,
        facets: 'none',
      }),
    );
    return { total, keys: hits.map(({ key }) => key) };
  };

/**
 * Returns the URL of a part of the catalogue in the form of its screens: the node's page or the search, with term, facets
 * ("f=key:value") and order.
 */
export const partUrl = (
  part: Omit<PartOfCatalogue, 'sortKey'> & { sortKey: SortKey | '' },
  nodeUrl?: string,
): string => {
  const search = new URLSearchParams();
  if (part.searchTerm !== '') search.set('query', part.searchTerm);
  for (const { key, values } of part.selectedFacets) for (const value of values) search.append('f', `${key}:${value}`);
  if (part.sortKey !== '') search.set('sort', part.sortKey);
  const text = search.toString();
  return `${nodeUrl ?? '/search'}${text === '' ? '' : `?${text}`}`;
};
