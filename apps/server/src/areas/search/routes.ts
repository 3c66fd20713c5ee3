import {
  basicCommerceSearch,
  bulkCommerceSearch,
  cmssearch,
  commerceProductSearch,
  commerceSearch,
  commerceSearchByAddress,
  facetCommerceSearch,
} from '@grossist/contracts';
import { languageOf } from '@grossist/domain';
import { type Answer, answer } from '../../http/answer.ts';
import { catalogueReaderOf } from '../catalogue/index.ts';
import type { Visitor } from '../identity/index.ts';
import { rememberSearch } from './commands/remember-search.ts';
import { ownSearchRoutes } from './own-routes.ts';
import { findMany } from './queries/find-many.ts';
import { searchCatalogue } from './queries/search-catalogue.ts';
import type { SearchDeps } from './queries/search-documents.ts';
import { searchPages } from './queries/search-pages.ts';
import { searchProducts } from './queries/search-products.ts';
import { searchQuickly } from './queries/search-quickly.ts';
import { type SearchWanted, searchWanted } from './search-wanted.ts';
import { synonymRoutes } from './synonyms/index.ts';

/** Anybody may search: no answer tells a price or a stock. */
export const searchRoutes = (deps: SearchDeps): readonly Answer[] => {
  const search = searchCatalogue(deps);
  const quickSearch = searchQuickly(deps);
  const productSearch = searchProducts(deps);
  const pagesOf = searchPages(deps.db);
  const found = findMany(deps);
  const remember = rememberSearch(deps.db);

  /** Nobody waits for it, and a search that cannot be noted is a search all the same. */
  const note = ({ query, page }: SearchWanted, visitor: Visitor): void => {
    if (visitor.kind === 'person' && page === 1) remember(visitor.contactId, query).catch(() => undefined);
  };

  return [
    answer(basicCommerceSearch, async ({ body }, { visitor }) =>
      quickSearch(searchWanted(body, visitor), catalogueReaderOf(visitor, body.cultureName)),
    ),
    answer(commerceSearch, async ({ body }, { visitor }) => {
      const wanted = searchWanted(body, visitor);
      const answered = await search(wanted, catalogueReaderOf(visitor, body.cultureName), true);
      note(wanted, visitor);
      return answered;
    }),
    answer(commerceProductSearch, async ({ body }, { visitor }) => {
      const wanted = searchWanted(body, visitor);
      const reader = catalogueReaderOf(visitor, body.cultureName);
      const answered = await productSearch(wanted, reader, body.VariationsPerProduct);
      note(wanted, visitor);
      return answered;
    }),
    answer(cmssearch, async ({ body }, { visitor }) =>
      pagesOf(
        { query: body.Query, page: body.Page, pageSize: body.PageSize },
        languageOf(body.cultureName ?? visitor.locale),
      ),
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
        resultType: query.resultType,
      };
      const wanted = searchWanted(body, visitor);
      const answered = await search(wanted, catalogueReaderOf(visitor, query.cultureName), query.facets);
      note(wanted, visitor);
      return answered;
    }),
    answer(bulkCommerceSearch, async ({ body }, { visitor }) =>
      found(body.Identifiers, catalogueReaderOf(visitor, body.cultureName)),
    ),
    ...ownSearchRoutes(deps.db),
    ...synonymRoutes(deps.db),
  ];
};
