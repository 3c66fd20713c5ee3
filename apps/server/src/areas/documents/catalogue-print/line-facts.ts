import type { EtimFeature, FeatureValue } from '@grossist/catalogue-formats';
import type { Texts } from '@grossist/domain';
import { sql } from 'kysely';
import { anyOf, type Database } from '../../../db/index.ts';
import type { MediaRow } from '../../catalogue/index.ts';

/** What a catalog prints of a material beside its line. */
export interface LineFacts {
  number: string;
  names: Texts;
  product_names: Texts;
  code: string;
  type_designation: string;
  el_number: string;
  hws_number: string;
  ean: string;
  descriptions: Texts;
  product_descriptions: Texts;
  features: Readonly<Record<string, FeatureValue>>;
  class_features: readonly EtimFeature[] | null;
}

/** Returns the facts of materials by SAP number. One query. */
export const readLineFacts =
  (db: Database) =>
  async (sapMaterialNumbers: readonly string[]): Promise<ReadonlyMap<string, LineFacts>> => {
    const { rows } = await sql<LineFacts>`
      select m.sap_material_number as number, m.names, p.names as product_names, m.code, m.type_designation, m.el_number,
        m.hws_number, m.ean, m.descriptions, p.descriptions as product_descriptions, m.features,
        c.features as class_features
      from materials m join products p on p.code = m.product_code
      left join etim_classes_known c on c.code = coalesce(m.class_code, p.class_code)
      where m.sap_material_number = ${anyOf(sapMaterialNumbers)}`.execute(db);
    return new Map(rows.map((row) => [row.number, row]));
  };

/** Documents of one material that a catalog prints. */
const MOST_DOCUMENTS = 50;

/** Returns the documents and links of materials by SAP number, at most 50 of each. One query. */
export const readLineDocuments =
  (db: Database) =>
  async (sapMaterialNumbers: readonly string[]): Promise<ReadonlyMap<string, readonly MediaRow[]>> => {
    const { rows } = await sql<MediaRow & { number: string }>`
      select * from (
        select m.sap_material_number as number, m.kind, m.source, m.language, m.document_type, m.mime_type, m.titles,
          t.texts as type_names,
          row_number() over (partition by m.sap_material_number order by m.position, m.kind, m.source, m.language) as place
        from material_media m
        left join translations t on t.code = m.document_type
          and t.kind = case m.kind when 'link' then 'url-type' else 'document-type' end
        where m.sap_material_number = ${anyOf(sapMaterialNumbers)} and m.kind in ('document', 'link')
      ) media where place <= ${MOST_DOCUMENTS} order by number, place`.execute(db);
    const byNumber = new Map<string, MediaRow[]>();
    for (const { number, ...row } of rows) byNumber.set(number, [...(byNumber.get(number) ?? []), row]);
    return byNumber;
  };
