import type { FeatureValue, Tree } from '@grossist/catalogue-formats';
import { type Texts, textIn } from '@grossist/domain';
import { drawMaterial } from '@grossist/product-drawings';
import { sql } from 'kysely';
import type { Database } from '../../../../db/index.ts';

interface Row {
  number: string;
  tree: Tree;
  sales_unit: string;
  class_code: string | null;
  class_names: Texts | null;
  features: Readonly<Record<string, FeatureValue>>;
  type_designation: string;
  names: Texts;
}

/** Returns the pictures of materials as SVG, by SAP number. One query. */
export const labelPictures =
  (db: Database) =>
  async (sapMaterialNumbers: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const { rows } = await sql<Row>`
      select m.sap_material_number as number, m.tree, m.sales_unit, c.code as class_code, c.names as class_names,
        m.features, m.type_designation, m.names
      from materials m join products p on p.code = m.product_code
      left join etim_classes_known c on c.code = coalesce(m.class_code, p.class_code)
      where m.sap_material_number = any(${[...sapMaterialNumbers]}::text[])`.execute(db);
    return new Map(
      rows.map((row) => [
        row.number,
        drawMaterial({
          sapMaterialNumber: row.number,
          classCode: row.class_code ?? undefined,
          className: textIn(row.class_names ?? {}, 'en')?.text,
          tree: row.tree,
          salesUnit: row.sales_unit,
          features: row.features,
          typeDesignation: row.type_designation,
          name: textIn(row.names, 'en')?.text ?? row.number,
        }),
      ]),
    );
  };
