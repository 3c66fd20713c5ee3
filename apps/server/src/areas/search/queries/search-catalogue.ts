import type { SearchAnswer } from '@grossist/contracts';
import type { SearchRequest } from '@grossist/search-index';
import { memorySizeOf, VersionedCache } from '../../../versioned-cache.ts';
import { type CatalogueReader, findListMarks, markDocuments, requireNode, showNode } from '../../catalogue/index.ts';
import { newRcsToken } from '../../recommendations/index.ts';
import { facetsWanted, presentFacets } from '../presenter/facets.ts';
import { type SearchDeps, searchDocuments, unmarkedDocuments } from './search-documents.ts';

/** A response without what differs for each reader and each request. */
type SharedAnswer = Omit<SearchAnswer, 'RcsToken'>;

/** Loads a page of the search, whose documents have no marks of anybody's lists. */
const loadSearch = (deps: SearchDeps) => {
  const referenceNow = deps.catalogue.reference;
  const found = searchDocuments(deps, unmarkedDocuments(deps));
  const shown = showNode(deps.search);
  const overridesOf = deps.catalogue.facetOverrides;
  return async (request: SearchRequest, reader: CatalogueReader, isFull: boolean): Promise<SharedAnswer> => {
    const { nodeCode, selectedFacets = [] } = request;
    const reference = await referenceNow();
    const node = nodeCode === undefined ? undefined : requireNode(reference, nodeCode);
    const overrides = await overridesOf(reader.language);
    const [{ documents, result }, catalogNode] = await Promise.all([
      found({ ...facetsWanted(overrides, selectedFacets), ...request }, reader, isFull),
      node === undefined ? null : shown({ reference, reader, node, withChildren: true }),
    ]);
    return {
      Documents: documents,
      TotalCount: result.total,
      CatalogNode: catalogNode,
      FacetsAvailable: presentFacets(result.facets, selectedFacets, reference, reader, {
        overrides,
        total: result.total,
      }),
      Suggestions: result.didYouMean === undefined ? [] : [result.didYouMean],
    };
  };
};

/** Bytes of cached responses, of which one with all facets takes some 80 kB. Decision 0108. */
const MOST_BYTES = 96 * 1024 * 1024;
/** Characters of a cache key at most; requests with hundreds of selected values are not repeated. */
const LONGEST_KEY = 2000;

/**
 * Returns a page of the search with its facets, and the node that it was restricted to. Responses are cached by the
 * request, which has the reader's language, market and assortments, until the index, materials, the reference or facet overrides
 * change; the marks of the reader's lists are loaded each time, and each response has a token of its own. The full view
 * reads more than is versioned, and is not cached. [sea-02] [sea-03] [sea-06]
 * @throws Failure 404 for an unknown node, 503 while the search is not available
 */
export const searchCatalogue = (deps: SearchDeps) => {
  const { catalogue } = deps;
  const cache = new VersionedCache<SharedAnswer>({ maxSize: MOST_BYTES, sizeOf: memorySizeOf });
  const load = loadSearch(deps);
  const marksOf = findListMarks(deps.db);

  const versionNow = (): string | undefined => {
    const versions = [
      deps.search.edition?.(),
      catalogue.materialVersion(),
      catalogue.referenceVersion(),
      catalogue.facetOverrideVersion(),
    ];
    return versions.includes(undefined) ? undefined : versions.join(' ');
  };

  return async (request: SearchRequest, reader: CatalogueReader, isFull: boolean): Promise<SearchAnswer> => {
    const key = JSON.stringify([request, reader.locale]);
    const isCached = !isFull && key.length <= LONGEST_KEY;
    const loadPage = () => load(request, reader, isFull);
    const shared = isCached ? await cache.get(key, versionNow, loadPage) : await loadPage();
    const keys = shared.Documents.map(({ ItemSAPMaterialNumber }) => ItemSAPMaterialNumber);
    const marks = await marksOf(reader.contactId, keys);
    return { ...shared, Documents: markDocuments(shared.Documents, marks), RcsToken: newRcsToken() };
  };
};
