import type { SearchAnswer } from '@grossist/contracts';
import { PackedBeginning, WrittenAnswer } from '../../../http/written-answer.ts';
import { VersionedCache } from '../../../versioned-cache.ts';
import { type CatalogueReader, findListMarks, requireNode, showNode } from '../../catalogue/index.ts';
import { newRcsToken } from '../../recommendations/index.ts';
import { facetsWanted, presentFacets } from '../presenter/facets.ts';
import type { SearchWanted } from '../search-wanted.ts';
import { type SearchDeps, searchDocuments } from './search-documents.ts';

/** What a response shows. */
export interface Shown {
  withFacets: boolean;
  /** With the beginnings of descriptions and the most useful attributes. */
  isFull: boolean;
}

/**
 * Returns a page of the search with its facets, and the node that it was restricted to. [sea-02] [sea-03] [sea-06]
 * @throws Failure 404 for an unknown node, 503 while the search is not available
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

/** Room for some 3,000 pages of results. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Size of an entry in addition to its compressed bytes: its key and the numbers of its documents. */
const BYTES_BESIDE = 4096;
/** Characters of a cache key at most; requests with hundreds of selected values are not repeated. */
const LONGEST_KEY = 2000;

interface CachedResponse {
  /** Undefined for a personal response. */
  beginning: PackedBeginning | undefined;
  /** SAP numbers of its documents. */
  keys: readonly string[];
}

const written = (beginning: PackedBeginning, token: string): WrittenAnswer =>
  new WrittenAnswer(beginning, `${JSON.stringify(token)}}`);

/** Serializes all but the token, which differs for each response. */
const beginningOf = (answer: SearchAnswer): PackedBeginning =>
  new PackedBeginning(`${JSON.stringify({ ...answer, RcsToken: undefined }).slice(0, -1)},"RcsToken":`);

/** True if the person has one of the documents in a list: such a response is not cached, and not shared. */
const hasMarks = ({ Documents }: SearchAnswer): boolean =>
  Documents.some(({ IsFavorite, IsInList }) => IsFavorite || IsInList);

/**
 * Returns the serialized search. Responses are cached by the request with the reader's language, market and
 * assortments, until the index, materials, the reference or facet overrides change; each has a token of its own. The
 * full view reads more than is versioned, and is not cached. [sea-02] [sea-06]
 */
export const searchForTheWire = (deps: SearchDeps) => {
  const cache = new VersionedCache<CachedResponse>({
    maxSize: MOST_BYTES,
    sizeOf: ({ beginning }) => (beginning?.bytes ?? 0) + BYTES_BESIDE,
    isShareable: ({ beginning }) => beginning !== undefined,
  });
  const search = searchCatalogue(deps);
  const { catalogue } = deps;
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

  return async (wanted: SearchWanted, reader: CatalogueReader, shown: Shown): Promise<SearchAnswer | WrittenAnswer> => {
    const key = JSON.stringify([wanted, reader.locale, shown.withFacets]);
    if (shown.isFull || key.length > LONGEST_KEY) return search(wanted, reader, shown);
    let own: SearchAnswer | undefined;
    const { beginning, keys } = await cache.get(key, versionNow, async () => {
      own = await search(wanted, reader, shown);
      return {
        beginning: hasMarks(own) ? undefined : beginningOf(own),
        keys: own.Documents.map(({ ItemSAPMaterialNumber }) => ItemSAPMaterialNumber),
      };
    });
    if (beginning === undefined) return own ?? search(wanted, reader, shown);
    if (own !== undefined) return written(beginning, own.RcsToken);
    const isMarked = (await marksOf(reader.contactId, keys)).size > 0;
    return isMarked ? search(wanted, reader, shown) : written(beginning, newRcsToken());
  };
};
