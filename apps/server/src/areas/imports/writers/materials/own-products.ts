import type { MaterialRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import type { Item } from '../../item.ts';
import { bytesField, type CopyTarget, copyRows, field, fieldOrNull, jsonField } from '../copy.ts';
import { plannedOnce, rowsOf, type Tx } from '../writer.ts';

/** Returns the code of the product of a material without a product family. */
export const ownProduct = (sapMaterialNumber: string): string => `M-${sapMaterialNumber}`;

export interface OwnProduct {
  item: Item<MaterialRecord>;
  sapMaterialNumber: string;
  /** Undefined: the product stays in its node. */
  nodeCode: string | undefined;
}

const NEW: CopyTarget = {
  table: 'products (code, node_code, class_code, supplier_code, names, descriptions, content_hash)',
};

const given = (code: string | undefined): string => fieldOrNull(code || undefined);

/** Makes the products of new materials without a product family. */
export const makeOwnProducts = async (tx: Tx, products: readonly OwnProduct[]): Promise<void> => {
  if (products.length === 0) return;
  const codes = products.map(({ sapMaterialNumber }) => ownProduct(sapMaterialNumber));
  const { rows } = await sql<{ code: string }>`
    select code from products where code = any(${codes}::text[])`.execute(tx);
  const known = new Set(rows.map(({ code }) => code));
  const fresh = products.filter(({ sapMaterialNumber }) => !known.has(ownProduct(sapMaterialNumber)));
  const lines = fresh.map(({ item: { record, hash }, sapMaterialNumber, nodeCode }) =>
    [
      field(ownProduct(sapMaterialNumber)),
      given(nodeCode),
      given(record.classCode),
      given(record.supplierCode),
      jsonField(record.names),
      record.descriptions === undefined ? '{}' : jsonField(record.descriptions),
      bytesField(hash),
    ].join('\t'),
  );
  await plannedOnce(tx, () => copyRows(tx, NEW, lines));
};

/** Updates materials' own products to match. @returns SAP numbers of materials whose product changed */
export const changeOwnProducts = async (tx: Tx, products: readonly OwnProduct[]): Promise<string[]> => {
  if (products.length === 0) return [];
  const rows = rowsOf(products, ({ item: { record, hash }, sapMaterialNumber, nodeCode }) => ({
    code: ownProduct(sapMaterialNumber),
    node_code: nodeCode,
    class_code: record.classCode || undefined,
    supplier_code: record.supplierCode || undefined,
    names: record.names,
    descriptions: record.descriptions ?? {},
    content_hash: hash,
  }));
  const changed = await sql<{ key: string }>`
    update products p set node_code = n.node_code, class_code = n.class_code, supplier_code = n.supplier_code,
      names = n.names, descriptions = n.descriptions, content_hash = n.content_hash
    from (
      select o.code, coalesce(r.node_code, o.node_code) as node_code, coalesce(r.class_code, o.class_code) as class_code,
        coalesce(r.supplier_code, o.supplier_code) as supplier_code, o.names || r.names as names,
        o.descriptions || r.descriptions as descriptions, r.content_hash
      from json_populate_recordset(null::products, ${rows}::json) r join products o on o.code = r.code
    ) n
    where p.code = n.code and (p.node_code, p.class_code, p.supplier_code, p.names, p.descriptions)
      is distinct from (n.node_code, n.class_code, n.supplier_code, n.names, n.descriptions)
    returning substr(p.code, 3) as key`.execute(tx);
  return changed.rows.map((row) => row.key);
};

/** Removes the own products of materials that now have a product family. */
export const dropOwnProducts = async (tx: Tx, sapMaterialNumbers: readonly string[]): Promise<void> => {
  if (sapMaterialNumbers.length === 0) return;
  await sql`
    delete from products p where p.code = any(${sapMaterialNumbers.map(ownProduct)}::text[])
      and not exists (select from materials m where m.product_code = p.code)`.execute(tx);
};
