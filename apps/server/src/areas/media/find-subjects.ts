import type { FeatureValue, Tree } from '@grossist/catalogue-formats';
import { type Texts, textIn } from '@grossist/domain';
import type { DrawingSubject, NodeSubject } from '@grossist/product-drawings';
import { sql } from 'kysely';
import type { Database } from '../../db/index.ts';

interface MaterialRow {
  tree: Tree;
  sales_unit: string;
  class_code: string | null;
  class_names: Texts | null;
  features: Readonly<Record<string, FeatureValue>>;
  type_designation: string;
  names: Texts;
}

/** What a drawing of the material looks at; undefined when there is no such material. One query. */
export const findMaterialSubject =
  (db: Database) =>
  async (sapMaterialNumber: string): Promise<DrawingSubject | undefined> => {
    const { rows } = await sql<MaterialRow>`
      select m.tree, m.sales_unit, c.code as class_code, c.names as class_names, m.features, m.type_designation, m.names
      from materials m join products p on p.code = m.product_code
      left join etim_classes_known c on c.code = coalesce(m.class_code, p.class_code)
      where m.sap_material_number = ${sapMaterialNumber}`.execute(db);
    const row = rows[0];
    return (
      row && {
        sapMaterialNumber,
        classCode: row.class_code ?? undefined,
        className: textIn(row.class_names ?? {}, 'en')?.text,
        tree: row.tree,
        salesUnit: row.sales_unit,
        features: row.features,
        typeDesignation: row.type_designation,
        name: textIn(row.names, 'en')?.text ?? sapMaterialNumber,
      }
    );
  };

const CLASSES_LOOKED_AT = 5;

/** The same for a node, told by the classes that most of its products have. One query. */
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
