import * as calls from '@grossist/contracts';
import {
  basicCommerceSearch,
  bulkCommerceSearch,
  type CheckedInput,
  cmssearch,
  commerceProductSearch,
  commerceSearch,
  commerceSearchByAddress,
  facetCommerceSearch,
  type SearchAnswer,
  type SearchInput,
} from '@grossist/contracts';
import { languageOf } from '@grossist/domain';
import type { SearchRequest } from '@grossist/search-index';
import { type Answer, answer, DONE } from '../../http/answer.ts';
import { signedOut } from '../../http/failure.ts';
import { catalogueReaderOf } from '../catalogue/index.ts';
import type { Visitor } from '../identity/index.ts';
import { ownSearchRoutes, rememberSearch } from './preferences.ts';
import { findMany } from './queries/find-many.ts';
import { searchCatalogue } from './queries/search-catalogue.ts';
import { searchPages } from './queries/search-pages.ts';
import { searchProducts } from './queries/search-products.ts';
import { searchQuickly } from './queries/search-quickly.ts';
import { searchRequestOf } from './search-request.ts';
import { synonymRoutes } from './synonyms/routes.ts';
import { saveColumns } from './table/result-columns.ts';
import { searchMatrices } from './table/search-matrices.ts';
import { searchTable, type TableDeps } from './table/search-table.ts';

/** Routes of results as tables and matrices. Signed-out visitors may search: no response has a price or stock. */
const tableRoutes = (deps: TableDeps): readonly Answer[] => {
  const tableOf = searchTable(deps);
  const matricesOf = searchMatrices(deps);
  const save = saveColumns(deps);
  return [
    answer(calls.searchTable, async ({ body }, { visitor, signal }) =>
      tableOf(body, visitor, catalogueReaderOf(visitor, body.cultureName), signal),
    ),
    answer(calls.searchMatrices, async ({ body }, { visitor }) =>
      matricesOf(body, visitor, catalogueReaderOf(visitor, body.cultureName)),
    ),
    answer(calls.setTableColumns, async ({ body }, { visitor }) => {
      if (visitor.kind !== 'person') throw signedOut();
      await save(visitor.contactId, body.ClassCode, body.Columns);
      return DONE;
    }),
  ];
};

const isFull = ({ resultType }: SearchInput): boolean => resultType === 'full';

/** Returns the body of commerceSearch that means the same as an address. */
const bodyOfAddress = ({
  query,
}: CheckedInput<typeof commerceSearchByAddress>): CheckedInput<typeof commerceSearch>['body'] => ({
  Query: query.query,
  Page: query.page,
  PageSize: query.pageSize,
  SelectedFacets: [],
  SortKey: query.sortKey,
  CatalogNodeId: query.catalogNodeId,
  resultType: query.resultType,
  cultureName: query.cultureName,
});

/**
 * Routes of the search. Signed-out visitors may search: no response has a price or stock. `prices` sort a buyer's
 * result tables.
 */
export const searchRoutes = (deps: TableDeps): readonly Answer[] => {
  const search = searchCatalogue(deps);
  const quickSearch = searchQuickly(deps);
  const productSearch = searchProducts(deps);
  const pagesOf = searchPages(deps.db);
  const findNumbers = findMany(deps);
  const remember = rememberSearch(deps.db);

  /** Records the search without waiting; errors of recording are ignored. */
  const note = ({ query, offset }: SearchRequest, visitor: Visitor): void => {
    if (visitor.kind === 'person' && offset === 0) remember(visitor.contactId, query).catch(() => undefined);
  };

  const searchAndNote = async (
    input: CheckedInput<typeof commerceSearch>['body'],
    visitor: Visitor,
    facets: SearchRequest['facets'],
  ): Promise<SearchAnswer> => {
    const reader = catalogueReaderOf(visitor, input.cultureName);
    const request = searchRequestOf(input, visitor, reader, facets);
    const found = await search(request, reader, isFull(input));
    note(request, visitor);
    return found;
  };

  return [
    answer(basicCommerceSearch, async ({ body }, { visitor }) => {
      const reader = catalogueReaderOf(visitor, body.cultureName);
      return quickSearch(searchRequestOf(body, visitor, reader, 'all'), reader, isFull(body));
    }),
    answer(commerceSearch, ({ body }, { visitor }) => searchAndNote(body, visitor, 'all')),
    answer(commerceSearchByAddress, (input, { visitor }) =>
      searchAndNote(bodyOfAddress(input), visitor, input.query.facets ? 'all' : 'none'),
    ),
    answer(commerceProductSearch, async ({ body }, { visitor }) => {
      const reader = catalogueReaderOf(visitor, body.cultureName);
      const request = searchRequestOf(body, visitor, reader, 'all');
      const found = await productSearch(request, reader, body.VariationsPerProduct, isFull(body));
      note(request, visitor);
      return found;
    }),
    answer(cmssearch, async ({ body }, { visitor }) =>
      pagesOf(
        { query: body.Query, page: body.Page, pageSize: body.PageSize },
        languageOf(body.cultureName ?? visitor.locale),
      ),
    ),
    answer(facetCommerceSearch, async ({ body }, { visitor }) => {
      const reader = catalogueReaderOf(visitor, body.cultureName);
      const request = searchRequestOf(body, visitor, reader, 'all');
      const { FacetsAvailable, Documents, TotalCount } = await search(request, reader, isFull(body));
      return { FacetsAvailable, Documents, TotalCount };
    }),
    answer(bulkCommerceSearch, async ({ body }, { visitor }) =>
      findNumbers(body.Identifiers, catalogueReaderOf(visitor, body.cultureName)),
    ),
    ...ownSearchRoutes(deps.db),
    ...tableRoutes(deps),
    ...synonymRoutes(deps.db),
  ];
};
