import type { bulkCommerceSearch, OperationOutput } from '@grossist/contracts';
import { askSearch, type CatalogueReader, findDocuments, presentDocument } from '../../catalogue/index.ts';
import type { SearchDeps } from './search-documents.ts';

// Suppliers number alike, but nobody chooses among more.
const MOST_FOR_ONE = 10;

/** The materials of each number of any kind, each document once. One query. [sea-05] */
export const findMany = ({ db, search }: SearchDeps) => {
  const documentsOf = findDocuments(db);
  return async (
    identifiers: readonly string[],
    { language, market }: CatalogueReader,
  ): Promise<OperationOutput<typeof bulkCommerceSearch>> => {
    const keys = await askSearch(search, (engine) => engine.lookup(identifiers, market));
    const wanted = keys.map((found) => found.slice(0, MOST_FOR_ONE));
    const rows = await documentsOf([...new Set(wanted.flat())], market);
    const known = new Set(rows.map((row) => row.sap_material_number));
    return {
      Documents: rows.map((row) => presentDocument(row, language)),
      Found: identifiers.map((Identifier, index) => ({
        Identifier,
        SapMaterialNumbers: (wanted[index] ?? []).filter((key) => known.has(key)),
      })),
    };
  };
};
