import type { SearchAnswer } from '@grossist/contracts';
import { type CatalogueReader, requireNode, showNode } from '../../catalogue/index.ts';
import { newRcsToken } from '../../recommendations/index.ts';
import { presentFacets } from '../presenter/facets.ts';
import type { SearchWanted } from '../search-wanted.ts';
import { facetsWanted } from './facets-wanted.ts';
import { type SearchDeps, searchDocuments } from './search-documents.ts';

/** What a response shows. */
export interface Shown {
  withFacets: boolean;
  /** With the beginnings of descriptions and the most useful attributes. */
  isFull: boolean;
}

/**
 * A page of the search with its facets, and the node it was asked below. [sea-02] [sea-03] [sea-06]
 * @throws Failure 404 for a node that there is not, 503 while the search is not available
 */
export const searchCatalogue = (deps: SearchDeps) => {
  const referenceNow = deps.catalogue.reference;
  const found = searchDocuments(deps);
  const shown = showNode(deps.search);
  const overridesOf = deps.catalogue.facetOverrides;
  return async (
    wanted: SearchWanted,
    reader: CatalogueReader,
    { withFacets, isFull }: Shown,
  ): Promise<SearchAnswer> => {
    const reference = await referenceNow();
    const node = wanted.nodeCode === undefined ? undefined : requireNode(reference, wanted.nodeCode);
    const overrides = await overridesOf(reader.language);
    const request = { ...facetsWanted(overrides, wanted.selectedFacets), ...wanted };
    const [{ documents, result }, catalogNode] = await Promise.all([
      found({ ...request, facets: withFacets ? 'all' : 'none' }, reader, isFull),
      node === undefined ? null : shown({ reference, reader, node, withChildren: true }),
    ]);
    return {
      Documents: documents,
      TotalCount: result.total,
      CatalogNode: catalogNode,
      FacetsAvailable: presentFacets(result.facets, wanted.selectedFacets, reference, reader, {
        overrides,
        total: result.total,
      }),
      RcsToken: newRcsToken(),
      Suggestions: result.didYouMean === undefined ? [] : [result.didYouMean],
    };
  };
};
