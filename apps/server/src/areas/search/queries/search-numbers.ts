import { askSearch, requireNode } from '../../catalogue/index.ts';
import type { SearchWanted } from '../search-wanted.ts';
import type { SearchDeps } from './search-documents.ts';

/**
 * Returns the SAP numbers of a page of a search in its order, without facets, and how many materials the search found.
 * @throws Failure 404 for a node that does not exist, 503 while the search is not available
 */
export const searchNumbers = ({ catalogue, search }: Omit<SearchDeps, 'db'>) => {
  const referenceNow = catalogue.reference;
  return async (wanted: SearchWanted): Promise<{ numbers: readonly string[]; total: number }> => {
    if (wanted.nodeCode !== undefined) requireNode(await referenceNow(), wanted.nodeCode);
    const request = { ...wanted, facets: 'none' as const };
    const { hits, total } = await askSearch(search, (engine) => engine.search(request));
    return { numbers: hits.map(({ key }) => key), total };
  };
};
