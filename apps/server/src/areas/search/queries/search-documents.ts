import type { SearchDocument } from '@grossist/contracts';
import type { SearchRequest, SearchResult } from '@grossist/search-index';
import type { Database } from '../../../db/index.ts';
import type { SearchEngine } from '../../../gateways/search-engine/port.ts';
import { askSearch, type CatalogueReader, findDocuments, presentDocument } from '../../catalogue/index.ts';

export interface SearchDeps {
  db: Database;
  search: SearchEngine;
}

export interface FoundDocuments {
  documents: SearchDocument[];
  result: SearchResult;
}

/** A page of documents in the engine's order, read from the database by one query. */
export const searchDocuments = ({ db, search }: SearchDeps) => {
  const documentsOf = findDocuments(db);
  return async (request: SearchRequest, { language, market }: CatalogueReader): Promise<FoundDocuments> => {
    const result = await askSearch(search, (engine) => engine.search(request));
    const rows = await documentsOf(
      result.hits.map(({ key }) => key),
      market,
    );
    return { documents: rows.map((row) => presentDocument(row, language)), result };
  };
};
