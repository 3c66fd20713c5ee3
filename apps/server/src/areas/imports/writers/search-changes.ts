import { type RawBuilder, sql } from 'kysely';
import type { Tx } from './writer.ts';

const announce = async (tx: Tx, materials: RawBuilder<unknown>): Promise<void> => {
  await sql`insert into search_changes (sap_material_number) ${materials}`.execute(tx);
};

const announcer =
  (query: (keys: readonly string[]) => RawBuilder<unknown>) =>
  async (tx: Tx, keys: readonly string[]): Promise<void> => {
    if (keys.length > 0) await announce(tx, query(keys));
  };

/** Announces changed materials to the search. */
export const materialsChanged = announcer((keys) => sql`select unnest(${keys}::text[])`);

/** Announces the materials of products: they show the product's texts. */
export const productsChanged = announcer(
  (codes) => sql`select sap_material_number from materials where product_code = any(${codes}::text[])`,
);
export const classesChanged = announcer(
  (codes) => sql`
    select m.sap_material_number from materials m join products p on p.code = m.product_code
    where m.class_code = any(${codes}::text[]) or (m.class_code is null and p.class_code = any(${codes}::text[]))`,
);
export const suppliersChanged = announcer(
  (codes) => sql`select sap_material_number from materials where supplier_code = any(${codes}::text[])`,
);

/** Announces all materials below nodes: a node's name is searched there too. */
export const nodesChanged = announcer(
  (codes) => sql`
    select m.sap_material_number from materials m
    join products p on p.code = m.product_code
    join catalogue_nodes n on n.code = p.node_code
    where n.path && ${codes}::text[]`,
);

/** Announces the materials of an assortment's entries: their visibility has changed. */
export const targetsChanged = announcer(
  (targets) => sql`
    select m.sap_material_number from materials m
    where m.sap_material_number in (select substr(t, 10) from unnest(${targets}::text[]) t where t like 'material:%')
      or m.product_code in (select substr(t, 9) from unnest(${targets}::text[]) t where t like 'product:%')
      or m.supplier_code in (select substr(t, 10) from unnest(${targets}::text[]) t where t like 'supplier:%')
      or m.product_code in (
        select p.code from products p join catalogue_nodes n on n.code = p.node_code
        where n.path && array(select substr(t, 6) from unnest(${targets}::text[]) t where t like 'node:%'))`,
);
