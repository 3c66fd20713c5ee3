import type { SearchDocument } from '@grossist/contracts';
import type { SearchRequest, SearchResult } from '@grossist/search-index';
import type { SearchEngine } from '../../../gateways/search-engine/port.ts';
import {
  askSearch,
  type CatalogueAccess,
  type CatalogueReader,
  findListMarks,
  markDocuments,
  presentDocument,
  requireNode,
} from '../../catalogue/index.ts';
import type { SearchWanted } from '../search-wanted.ts';
import { fullDocuments } from './full-documents.ts';

export interface SearchDeps extends CatalogueAccess {
  search: SearchEngine;
}

interface FoundDocuments {
  documents: SearchDocument[];
  result: SearchResult;
}

/**
 * Loads documents of SAP numbers that a search found, with the pieces where the query is a carton of one: one query,
 * one more for favorites, one for the full view.
 */
export const readDocuments = ({ db, catalogue }: CatalogueAccess) => {
  const documentsOf = catalogue.documents;
  const marksOf = findListMarks(db);
  const filled = fullDocuments({ db, catalogue });
  return async (
    keys: readonly string[],
    reader: CatalogueReader,
    isFull = false,
    query?: string,
  ): Promise<SearchDocument[]> => {
    const [rows, marks] = await Promise.all([documentsOf(keys, reader.market), marksOf(reader.contactId, keys)]);
    const documents = markDocuments(
      rows.map((row) => presentDocument(row, reader.language, query)),
      marks,
    );
    return isFull ? filled(documents, reader) : documents;
  };
};

/** Loads a page of documents in the engine's order, while the engine counts facets if it streams hits first. */
export const searchDocuments = (deps: SearchDeps) => {
  const documentsOf = readDocuments(deps);
  const { search } = deps;
  return async (request: SearchRequest, reader: CatalogueReader, isFull = false): Promise<FoundDocuments> => {
    let early: Promise<SearchDocument[]> | undefined;
    const readEarly = (keys: readonly string[]): void => {
      early = documentsOf(keys, reader, isFull, request.query);
      // A load error is thrown where the result is awaited; a failed search never awaits it.
      early.catch(() => undefined);
    };
    const result = await askSearch(search, (engine) => engine.search(request, readEarly));
    const keys = result.hits.map(({ key }) => key);
    return { documents: await (early ?? documentsOf(keys, reader, isFull, request.query)), result };
  };
};

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
