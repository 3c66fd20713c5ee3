import type { FeatureValue } from '@grossist/catalogue-formats';
import type { ResultRow, SearchDocument } from '@grossist/contracts';
import { sql } from 'kysely';
import { anyOf, type Database } from '../../../db/index.ts';
import { resolvedNumber } from '../../../unresolved-number.ts';
import {
  type CatalogueAccess,
  type CatalogueReader,
  featureText,
  findVisibleDocuments,
  presentDocument,
  type Reference,
} from '../../catalogue/index.ts';
import { readDocuments } from '../queries/search-documents.ts';

interface DetailRow {
  key: string;
  replaced_by: string;
  features: Readonly<Record<string, FeatureValue>>;
}

/** Reads the features of materials, and what replaces them. One statement. */
export const readTableDetails =
  (db: Database) =>
  async (keys: readonly string[]): Promise<ReadonlyMap<string, DetailRow>> => {
    if (keys.length === 0) return new Map();
    const { rows } = await sql<DetailRow>`
      select m.sap_material_number as key, m.replaced_by, m.features
      from materials m where m.sap_material_number = ${anyOf(keys)}`.execute(db);
    return new Map(rows.map((row) => [row.key, row]));
  };

/** Returns a material's value of a feature in the reader's words, without its unit; '' for none. */
export const valueText = (
  code: string,
  value: FeatureValue | null | undefined,
  { features }: Reference,
  { locale }: CatalogueReader,
): string =>
  value === undefined || value === null
    ? ''
    : featureText(value, (known) => features.get(code)?.values.get(known), locale);

const presentSuccessor = (document: SearchDocument | undefined): ResultRow['Successor'] =>
  document === undefined
    ? null
    : {
        Code: document.Code,
        SapMaterialNumber: document.ItemSAPMaterialNumber,
        Name: document.ItemLocalMaterialName,
        TypeDesignation: document.TypeDesignation,
        Url: document.Url,
      };

/**
 * Reads rows of a table: the materials, their values of the columns, and of what can't be ordered the successor that the
 * reader may see and order. At most four statements.
 */
export const readTableRows = (access: CatalogueAccess) => {
  const { db } = access;
  const documentsOf = readDocuments(access);
  const detailsOf = readTableDetails(db);
  const visibleOf = findVisibleDocuments(db);
  return async (
    keys: readonly string[],
    codes: readonly string[],
    reference: Reference,
    reader: CatalogueReader,
  ): Promise<ResultRow[]> => {
    const [documents, details] = await Promise.all([documentsOf(keys, reader), detailsOf(keys)]);
    const successorOf = ({ IsOrderable, ItemSAPMaterialNumber }: SearchDocument): string =>
      IsOrderable ? '' : resolvedNumber(details.get(ItemSAPMaterialNumber)?.replaced_by ?? '');
    const numbers = documents.map(successorOf).filter((number) => number !== '');
    const successors = new Map(
      (await visibleOf(numbers, reader))
        .map((row) => presentDocument(row, reader.language))
        .filter(({ IsOrderable }) => IsOrderable)
        .map((document) => [document.ItemSAPMaterialNumber, document]),
    );
    return documents.map((document) => {
      const features = details.get(document.ItemSAPMaterialNumber)?.features ?? {};
      return {
        Document: document,
        Values: codes.map((code) => valueText(code, features[code], reference, reader)),
        Successor: presentSuccessor(successors.get(successorOf(document))),
      };
    });
  };
};
