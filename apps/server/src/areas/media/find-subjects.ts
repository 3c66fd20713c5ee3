import type { FeatureValue, Tree } from '@grossist/catalogue-formats';
import { type Texts, textIn } from '@grossist/domain';
import type { DrawingSubject, NodeSubject } from '@grossist/product-drawings';
import { sql } from 'kysely';
import type { Database } from '../../db/index.ts';
import type { StoredMedia } from '../../gateways/media/port.ts';

interface MaterialRow {
  sap_material_number: string;
  tree: Tree;
  sales_unit: string;
  class_code: string | null;
  class_names: Texts | null;
  features: Readonly<Record<string, FeatureValue>>;
  type_designation: string;
  names: Texts;
  picture: StoredMedia | null;
}

export interface PicturedMaterial {
  /** Input of the material's drawing. */
  subject: DrawingSubject;
  /** Its first picture that is stored. */
  picture: StoredMedia | undefined;
}

const subjectOf = (row: MaterialRow): DrawingSubject => ({
  sapMaterialNumber: row.sap_material_number,
  classCode: row.class_code ?? undefined,
  className: textIn(row.class_names ?? {}, 'en')?.text,
  tree: row.tree,
  salesUnit: row.sales_unit,
  features: row.features,
  typeDesignation: row.type_designation,
  name: textIn(row.names, 'en')?.text ?? row.sap_material_number,
});

/** Finds the subjects of materials' pictures by SAP number; unknown numbers are left out. One query. */
export const findPicturedMaterials =
  (db: Database) =>
  async (sapMaterialNumbers: readonly string[]): Promise<ReadonlyMap<string, PicturedMaterial>> => {
    const { rows } = await sql<MaterialRow>`
      select m.sap_material_number, m.tree, m.sales_unit, c.code as class_code, c.names as class_names, m.features,
        m.type_designation, m.names, first_stored.picture
      from materials m join products p on p.code = m.product_code
      left join etim_classes_known c on c.code = coalesce(m.class_code, p.class_code)
      left join lateral (
        select json_build_object('key', f.store_key, 'url', f.url, 'mimeType', f.mime_type) as picture
        from material_media named join media_fetches f on f.source = named.source
        where named.sap_material_number = m.sap_material_number and named.kind = 'picture' and f.state = 'stored'
        order by named.position, named.source limit 1) first_stored on true
      where m.sap_material_number = any(${sapMaterialNumbers}::text[])`.execute(db);
    return new Map(
      rows.map((row) => [row.sap_material_number, { subject: subjectOf(row), picture: row.picture ?? undefined }]),
    );
  };

const CLASSES_LOOKED_AT = 5;

/** Finds the subject of a node's picture, by the classes that most of its products have. One query. */
export const findNodeSubject =
  (db: Database) =>
  async (code: string): Promise<NodeSubject | undefined> => {
    const { rows } = await sql<{ tree: Tree; class_codes: string[] }>`
      select n.tree, array(
        select p.class_code from products p join catalogue_nodes below on below.code = p.node_code
        where n.code = any(below.path) and p.class_code is not null
        group by p.class_code order by count(*) desc, p.class_code limit ${CLASSES_LOOKED_AT}) as class_codes
      from catalogue_nodes n where n.code = ${code}`.execute(db);
    const row = rows[0];
    return row && { code, tree: row.tree, classCodes: row.class_codes };
  };
