import type { FeatureValue } from '@grossist/catalogue-formats';
import type { SearchDocument } from '@grossist/contracts';
import { type Texts, textIn } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { type CatalogueAccess, type CatalogueReader, featureText, type Reference } from '../../catalogue/index.ts';

const MOST_ATTRIBUTES = 6;
const LONGEST_DESCRIPTION = 300;

interface DetailRow {
  sap_material_number: string;
  descriptions: Texts;
  product_descriptions: Texts;
  features: Readonly<Record<string, FeatureValue>>;
  /** Those of the material, the most useful first. */
  feature_codes: string[];
}

const readDetails = async (db: Database, keys: readonly string[]): Promise<ReadonlyMap<string, DetailRow>> => {
  const { rows } = await sql<DetailRow>`
    select m.sap_material_number, m.descriptions, p.descriptions as product_descriptions, m.features,
      array(select f.value ->> 'code' from jsonb_array_elements(c.features) with ordinality f (value, place)
        where m.features ? (f.value ->> 'code') order by f.place limit ${MOST_ATTRIBUTES}) as feature_codes
    from materials m join products p on p.code = m.product_code
    left join etim_classes_known c on c.code = coalesce(m.class_code, p.class_code)
    where m.sap_material_number = any(${keys}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.sap_material_number, row]));
};

const attributesOf = (row: DetailRow, { features }: Reference, { locale, language }: CatalogueReader) =>
  row.feature_codes.flatMap((code) => {
    const feature = features.get(code);
    const value = row.features[code];
    if (feature === undefined || value === undefined || value === null) return [];
    return [
      {
        Code: code,
        Name: textIn(feature.names, language)?.text ?? code,
        Value: featureText(value, (known) => feature.values.get(known), locale),
        Unit: feature.unit,
      },
    ];
  });

const beginning = (text: string): string =>
  text.length <= LONGEST_DESCRIPTION ? text : `${text.slice(0, LONGEST_DESCRIPTION - 1).trimEnd()}…`;

/** Adds what the full view shows to documents: the beginning of the description, six attributes. One query. [sea-02] */
export const fullDocuments = ({ db, catalogue }: CatalogueAccess) => {
  const referenceNow = catalogue.reference;
  return async (documents: readonly SearchDocument[], reader: CatalogueReader): Promise<SearchDocument[]> => {
    if (documents.length === 0) return [];
    const reference = await referenceNow();
    const details = await readDetails(
      db,
      documents.map((document) => document.ItemSAPMaterialNumber),
    );
    return documents.map((document) => {
      const row = details.get(document.ItemSAPMaterialNumber);
      if (row === undefined) return { ...document, Description: '', Attributes: [] };
      const description =
        textIn(row.descriptions, reader.language) ?? textIn(row.product_descriptions, reader.language);
      return {
        ...document,
        Description: beginning(description?.text ?? ''),
        Attributes: attributesOf(row, reference, reader),
      };
    });
  };
};
