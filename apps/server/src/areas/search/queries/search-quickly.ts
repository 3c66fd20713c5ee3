import type { basicCommerceSearch, OperationOutput } from '@grossist/contracts';
import { askSearch, type CatalogueReader } from '../../catalogue/index.ts';
import { presentCategories } from '../presenter/categories.ts';
import { presentCompletions } from '../presenter/completions.ts';
import { presentVendors } from '../presenter/vendors.ts';
import type { SearchWanted } from '../search-wanted.ts';
import { type SearchDeps, searchDocuments } from './search-documents.ts';
import { searchPages } from './search-pages.ts';

const MOST_SUGGESTIONS = 5;
const MOST_PAGES = 5;
// Enough for the leaves among them to be the most frequent ones.
const NODES_LOOKED_AT = 500;

/** The first documents, how the query may go on, and where, by whom and on which pages more is. [sea-01] */
export const searchQuickly = (deps: SearchDeps) => {
  const referenceNow = deps.catalogue.reference;
  const found = searchDocuments(deps);
  const pagesOf = searchPages(deps.db);
  return async (
    wanted: SearchWanted,
    reader: CatalogueReader,
    isFull: boolean,
  ): Promise<OperationOutput<typeof basicCommerceSearch>> => {
    const reference = await referenceNow();
    const { language, market, assortments } = wanted;
    const request = { ...wanted, facets: 'all' as const, facetLimit: 0 };
    const [{ documents, result }, completed, pages] = await Promise.all([
      found({ ...request, facetValueLimit: NODES_LOOKED_AT }, reader, isFull),
      askSearch(deps.search, (engine) =>
        engine.complete({ query: wanted.query, language, market, assortments, limit: MOST_SUGGESTIONS }),
      ),
      wanted.query.trim() === ''
        ? undefined
        : pagesOf({ query: wanted.query, page: 1, pageSize: MOST_PAGES }, language),
    ]);
    const completions = presentCompletions(completed, MOST_SUGGESTIONS);
    return {
      Documents: documents,
      TotalCount: result.total,
      Suggestions: completions.map(({ Query }) => Query),
      Completions: completions,
      Categories: presentCategories(result.facets, reference, language),
      Vendors: presentVendors(result.facets, reference),
      Pages: (pages?.Pages ?? []).map(({ Kind, Title, Url }) => ({ Kind, Title, Url })),
    };
  };
};
