import type { FacetSelection, SortKey } from '@grossist/search-index';
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

/** How many materials a part of the catalogue has for the reader, and which come first. */
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

export const searchUrl = (term: string): string => `/search?query=${encodeURIComponent(term)}`;
