import type { basicCommerceSearch, OperationOutput } from '@grossist/contracts';
import { askSearch, type CatalogueReader, referenceOf } from '../../catalogue/index.ts';
import { presentCategories } from '../presenter/categories.ts';
import { requestOf, type SearchWanted } from '../search-wanted.ts';
import { type SearchDeps, searchDocuments } from './search-documents.ts';

const MOST_SUGGESTIONS = 5;
// Enough for the leaves among them to be the most frequent ones.
const NODES_LOOKED_AT = 500;

/** The first documents, how the query may go on, and where most of what was found is. [sea-01] */
export const searchQuickly = (deps: SearchDeps) => {
  const referenceNow = referenceOf(deps.db);
  const found = searchDocuments(deps);
  return async (
    wanted: SearchWanted,
    reader: CatalogueReader,
  ): Promise<OperationOutput<typeof basicCommerceSearch>> => {
    const reference = await referenceNow();
    const { language, market } = reader;
    const [{ documents, result }, suggestions] = await Promise.all([
      found({ ...requestOf(wanted, reader), facets: 'all', facetLimit: 0, facetValueLimit: NODES_LOOKED_AT }, reader),
      askSearch(deps.search, (engine) =>
        engine.suggest({ query: wanted.query, language, market, limit: MOST_SUGGESTIONS }),
      ),
    ]);
    return {
      Documents: documents,
      TotalCount: result.total,
      Suggestions: suggestions.slice(0, MOST_SUGGESTIONS),
      Categories: presentCategories(result.facets, reference, language),
    };
  };
};
