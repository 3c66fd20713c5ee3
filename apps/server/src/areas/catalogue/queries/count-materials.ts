import type { FacetSelection } from '@grossist/domain';
import type { SearchEngine } from '../../../gateways/search-engine/port.ts';
import { askSearch } from '../ask-search.ts';
import type { CatalogueReader } from '../catalogue-reader.ts';

// More than any tree has nodes.
const ALL_NODES = 100_000;

/** Number of materials of the market below each node, as a search there would find them. */
export interface MaterialCounts {
  total: number;
  below(nodeCode: string): number;
}

export interface Counted {
  /** Absent: in both trees. */
  nodeCode?: string | undefined;
  selectedFacets?: readonly FacetSelection[];
  /** Only materials that these words find. */
  query?: string;
}

/** Counts materials below one node, or in both trees, within selected facets and a query. [cat-01] */
export const countMaterials =
  (search: SearchEngine) =>
  async (
    { language, market, assortments }: CatalogueReader,
    { nodeCode, selectedFacets = [], query = '' }: Counted = {},
  ): Promise<MaterialCounts> => {
    const { total, facets } = await askSearch(search, (engine) =>
      engine.search({
        query,
        language,
        market,
        assortments,
        nodeCode,
        selectedFacets,
        sort: 'popularity',
        offset: 0,
        limit: 0,
        facets: 'all',
        facetLimit: 0,
        facetValueLimit: ALL_NODES,
      }),
    );
    const values = facets.find(({ key }) => key === 'node')?.values ?? [];
    const counts = new Map(values.map(({ value, count }) => [value, count]));
    return { total, below: (code) => counts.get(code) ?? 0 };
  };
