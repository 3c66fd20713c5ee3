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
} from '@grossist/contracts';
import { type Locale, languageOf } from '@grossist/domain';
import { type Answer, answer, type Call, DONE } from '../../http/answer.ts';
import { signedOut } from '../../http/failure.ts';
import { catalogueReaderOf } from '../catalogue/index.ts';
import type { Visitor } from '../identity/index.ts';
import { ownSearchRoutes, rememberSearch } from './preferences.ts';
import { findMany } from './queries/find-many.ts';
import { searchCatalogue } from './queries/search-catalogue.ts';
import { searchPages } from './queries/search-pages.ts';
import { searchProducts } from './queries/search-products.ts';
import { searchQuickly } from './queries/search-quickly.ts';
import { isFull, type SearchBody, type SearchWanted, searchWanted } from './search-wanted.ts';
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

interface ListedBody extends SearchBody {
  cultureName?: Locale | undefined;
  /** With them unless false. */
  withFacets?: boolean;
}

const bodyOfAddress = ({ query }: CheckedInput<typeof commerceSearchByAddress>): ListedBody => ({
  Query: query.query,
  Page: query.page,
  PageSize: query.pageSize,
  SelectedFacets: [],
  SortKey: query.sortKey,
  CatalogNodeId: query.catalogNodeId,
  resultType: query.resultType,
  cultureName: query.cultureName,
  withFacets: query.facets,
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
  const found = findMany(deps);
  const remember = rememberSearch(deps.db);

  /** Records the search without waiting; errors of recording are ignored. */
  const note = ({ query, offset }: SearchWanted, visitor: Visitor): void => {
    if (visitor.kind === 'person' && offset === 0) remember(visitor.contactId, query).catch(() => undefined);
  };

  /** Runs and records the search, for each kind of request. */
  const listed =
    <Input>(bodyOf: (input: Input) => ListedBody) =>
    async (input: Input, { visitor }: Call): Promise<SearchAnswer> => {
      const body = bodyOf(input);
      const reader = catalogueReaderOf(visitor, body.cultureName);
      const wanted = searchWanted(body, visitor, reader);
      const answered = await search(wanted, reader, { withFacets: body.withFacets ?? true, isFull: isFull(body) });
      note(wanted, visitor);
      return answered;
    };

  return [
    answer(basicCommerceSearch, async ({ body }, { visitor }) => {
      const reader = catalogueReaderOf(visitor, body.cultureName);
      return quickSearch(searchWanted(body, visitor, reader), reader, isFull(body));
    }),
    answer(
      commerceSearch,
      listed(({ body }) => body),
    ),
    answer(commerceProductSearch, async ({ body }, { visitor }) => {
      const reader = catalogueReaderOf(visitor, body.cultureName);
      const wanted = searchWanted(body, visitor, reader);
      const answered = await productSearch(wanted, reader, body.VariationsPerProduct, isFull(body));
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
      const wanted = searchWanted(body, visitor, reader);
      const shown = { withFacets: true, isFull: isFull(body) };
      const { FacetsAvailable, Documents, TotalCount } = await search(wanted, reader, shown);
      return { FacetsAvailable, Documents, TotalCount };
    }),
    answer(commerceSearchByAddress, listed(bodyOfAddress)),
    answer(bulkCommerceSearch, async ({ body }, { visitor }) =>
      found(body.Identifiers, catalogueReaderOf(visitor, body.cultureName)),
    ),
    ...ownSearchRoutes(deps.db),
    ...tableRoutes(deps),
    ...synonymRoutes(deps.db),
  ];
};
