import { randomUUID } from 'node:crypto';
import type { SearchAnswer } from '@grossist/contracts';
import { type CatalogueReader, referenceOf, requireNode, showNode } from '../../catalogue/index.ts';
import { MOST_FACETS, MOST_VALUES, presentFacets } from '../presenter/facets.ts';
import { requestOf, type SearchWanted } from '../search-wanted.ts';
import { type SearchDeps, searchDocuments } from './search-documents.ts';

/**
 * A page of the search with its facets, and the node it was asked below. [sea-02] [sea-03] [sea-06]
 * @throws Failure 404 for a node that there is not, 503 while the search is not available
 */
export const searchCatalogue = (deps: SearchDeps) => {
  const referenceNow = referenceOf(deps.db);
  const found = searchDocuments(deps);
  const shown = showNode(deps.search);
  return async (wanted: SearchWanted, reader: CatalogueReader, withFacets: boolean): Promise<SearchAnswer> => {
    const reference = await referenceNow();
    const node = wanted.nodeCode === undefined ? undefined : requireNode(reference, wanted.nodeCode);
    const request = { facetLimit: MOST_FACETS, facetValueLimit: MOST_VALUES, ...requestOf(wanted, reader) };
    const [{ documents, result }, catalogNode] = await Promise.all([
      found({ ...request, facets: withFacets ? 'all' : 'none' }, reader),
      node === undefined ? null : shown({ reference, reader, node, withChildren: true }),
    ]);
    return {
      Documents: documents,
      TotalCount: result.total,
      CatalogNode: catalogNode,
      FacetsAvailable: presentFacets(result.facets, wanted.selectedFacets, reference, reader),
      RcsToken: randomUUID(),
      Suggestions: result.didYouMean === undefined ? [] : [result.didYouMean],
    };
  };
};
