import type { bulkCommerceSearch, OperationOutput } from '@grossist/contracts';
import {
  askSearch,
  type CatalogueReader,
  findListMarks,
  markDocuments,
  presentDocument,
} from '../../catalogue/index.ts';
import type { SearchDeps } from './search-documents.ts';

// Suppliers use the same numbers, but more candidates are no help in choosing.
const MOST_FOR_ONE = 10;

/**
 * Finds the materials of each number of any kind, each document once. One query, and one for the reader's favorites.
 * [sea-05]
 */
export const findMany = ({ db, catalogue, search }: SearchDeps) => {
  const documentsOf = catalogue.documents;
  const marksOf = findListMarks(db);
  return async (
    identifiers: readonly string[],
    { language, market, assortments, contactId }: CatalogueReader,
  ): Promise<OperationOutput<typeof bulkCommerceSearch>> => {
    const keys = await askSearch(search, (engine) => engine.lookup(identifiers, market, assortments));
    const wanted = keys.map((found) => found.slice(0, MOST_FOR_ONE));
    const unique = [...new Set(wanted.flat())];
    const [rows, marks] = await Promise.all([documentsOf(unique, market), marksOf(contactId, unique)]);
    // A material may be found by several of the numbers.
    const codesOf = new Map<string, string[]>();
    wanted.forEach((found, place) => {
      for (const key of found) codesOf.set(key, [...(codesOf.get(key) ?? []), identifiers[place] ?? '']);
    });
    const codeOf = (key: string): string | undefined => {
      const codes = codesOf.get(key) ?? [];
      return codes.length === 1 ? codes[0] : undefined;
    };
    const known = new Set(rows.map((row) => row.sap_material_number));
    return {
      Documents: markDocuments(
        rows.map((row) => presentDocument(row, language, codeOf(row.sap_material_number))),
        marks,
      ),
      Found: identifiers.map((Identifier, index) => ({
        Identifier,
        SapMaterialNumbers: (wanted[index] ?? []).filter((key) => known.has(key)),
      })),
    };
  };
};
