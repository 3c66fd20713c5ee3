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
import { fullDocuments } from './full-documents.ts';

export interface SearchDeps extends CatalogueAccess {
  search: SearchEngine;
}

interface FoundDocuments {
  documents: SearchDocument[];
  result: SearchResult;
}

/** Loads documents by their SAP numbers, as a request for a query and view shows them. */
export type LoadDocuments = (
  keys: readonly string[],
  reader: CatalogueReader,
  isFull?: boolean,
  query?: string,
) => Promise<SearchDocument[]>;

/**
 * Loads documents without the marks of the reader's lists, with the pieces where the query is a carton of one: one query,
 * one more for the full view.
 */
export const unmarkedDocuments = ({ db, catalogue }: CatalogueAccess): LoadDocuments => {
  const filled = fullDocuments({ db, catalogue });
  return async (keys, reader, isFull = false, query) => {
    const rows = await catalogue.documents(keys, reader.market);
    const documents = rows.map((row) => presentDocument(row, reader.language, query));
    return isFull ? filled(documents, reader) : documents;
  };
};

/** Loads documents with the marks of the reader's lists: one query more. */
export const readDocuments = (access: CatalogueAccess): LoadDocuments => {
  const documentsOf = unmarkedDocuments(access);
  const marksOf = findListMarks(access.db);
  return async (keys, reader, isFull, query) => {
    const [documents, marks] = await Promise.all([
      documentsOf(keys, reader, isFull, query),
      marksOf(reader.contactId, keys),
    ]);
    return markDocuments(documents, marks);
  };
};

/** Loads a page of documents in the engine's order, while the engine counts facets if it streams hits first. */
export const searchDocuments = (deps: SearchDeps, documentsOf: LoadDocuments = readDocuments(deps)) => {
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
 * Returns the SAP numbers of a page of a search in its order, and how many materials the search found.
 * @throws Failure 404 for a node that does not exist, 503 while the search is not available
 */
export const searchNumbers = ({ catalogue, search }: Omit<SearchDeps, 'db'>) => {
  const referenceNow = catalogue.reference;
  return async (request: SearchRequest): Promise<{ numbers: readonly string[]; total: number }> => {
    if (request.nodeCode !== undefined) requireNode(await referenceNow(), request.nodeCode);
    const { hits, total } = await askSearch(search, (engine) => engine.search(request));
    return { numbers: hits.map(({ key }) => key), total };
  };
};
