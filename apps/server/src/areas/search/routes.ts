import {
  basicCommerceSearch,
  bulkCommerceSearch,
  commerceSearch,
  commerceSearchByAddress,
  facetCommerceSearch,
} from '@grossist/contracts';
import { type Answer, answer } from '../../http/answer.ts';
import { catalogueReaderOf } from '../catalogue/index.ts';
import { findMany } from './queries/find-many.ts';
import { searchCatalogue } from './queries/search-catalogue.ts';
import type { SearchDeps } from './queries/search-documents.ts';
import { searchQuickly } from './queries/search-quickly.ts';
import { searchWanted } from './search-wanted.ts';

/** Anybody may search: no answer tells a price or a stock. */
export const searchRoutes = (deps: SearchDeps): readonly Answer[] => {
  const search = searchCatalogue(deps);
  const quickSearch = searchQuickly(deps);
  const found = findMany(deps);

  return [
    answer(basicCommerceSearch, async ({ body }, { visitor }) =>
      quickSearch(searchWanted(body, visitor), catalogueReaderOf(visitor, body.cultureName)),
    ),
    answer(commerceSearch, async ({ body }, { visitor }) =>
      search(searchWanted(body, visitor), catalogueReaderOf(visitor, body.cultureName), true),
    ),
    answer(facetCommerceSearch, async ({ body }, { visitor }) => {
      const reader = catalogueReaderOf(visitor, body.cultureName);
      const { FacetsAvailable, Documents, TotalCount } = await search(searchWanted(body, visitor), reader, true);
      return { FacetsAvailable, Documents, TotalCount };
    }),
    answer(commerceSearchByAddress, async ({ query }, { visitor }) => {
      const body = {
        Query: query.query,
        Page: query.page,
        PageSize: query.pageSize,
        SelectedFacets: [],
        SortKey: query.sortKey,
        CatalogNodeId: query.catalogNodeId,
      };
      return search(searchWanted(body, visitor), catalogueReaderOf(visitor, query.cultureName), query.facets);
    }),
    answer(bulkCommerceSearch, async ({ body }, { visitor }) =>
      found(body.Identifiers, catalogueReaderOf(visitor, body.cultureName)),
    ),
  ];
};
