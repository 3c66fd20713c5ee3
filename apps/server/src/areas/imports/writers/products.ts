import type { ProductRecord, SupplierRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { publishReferenceChange } from '../../catalogue/index.ts';
import { ensureUnsortedNodes, unsortedNode } from './materials/place.ts';
import { knownOf, mustBe } from './references.ts';
import { productsChanged, suppliersChanged } from './search-changes.ts';
import { keysWhere, outcomesOf, plannedOnce, rowsOf, sorted, type Writer, type Written } from './writer.ts';

/** Tree of new products for which the file names no node. */
const TREE_OF_UNSORTED = 'electrical';

/** Writes products; one without a node keeps its node, or is made in the unsorted node. */
export const writeProducts: Writer<ProductRecord> = async (tx, items) => {
  const records = items.map(({ record }) => record);
  const known = await knownOf(tx, {
    node: records.map((record) => record.nodeCode),
    class: records.map((record) => record.classCode),
    supplier: records.map((record) => record.supplierCode),
  });
  const { good, bad } = sorted(
    items,
    (record) =>
      mustBe('node', record.nodeCode, known.node) ??
      mustBe('class', record.classCode, known.class) ??
      mustBe('supplier', record.supplierCode, known.supplier),
  );
  if (good.some(({ record }) => !record.nodeCode)) await ensureUnsortedNodes(tx, new Set([TREE_OF_UNSORTED]));
  const rows = rowsOf(good, ({ record, hash }) => ({
    code: record.code,
    node_code: record.nodeCode || undefined,
    class_code: record.classCode || undefined,
    supplier_code: record.supplierCode || undefined,
    names: record.names,
    descriptions: record.descriptions ?? {},
    content_hash: hash,
  }));
  const written = await plannedOnce(tx, () =>
    sql<Written>`
      insert into products (code, node_code, class_code, supplier_code, names, descriptions, content_hash)
      select r.code, coalesce(r.node_code, o.node_code, ${unsortedNode(TREE_OF_UNSORTED)}), r.class_code, r.supplier_code,
        r.names, r.descriptions, r.content_hash
      from json_populate_recordset(null::products, ${rows}::json) r left join products o on o.code = r.code
      on conflict (code) do update set node_code = excluded.node_code, class_code = excluded.class_code,
        supplier_code = excluded.supplier_code, names = excluded.names, descriptions = excluded.descriptions,
        content_hash = excluded.content_hash
      where products.content_hash is distinct from excluded.content_hash
      returning code as key, (xmax = 0) as made`.execute(tx),
  );
  await productsChanged(tx, keysWhere(written.rows, false));
  return new Map([...outcomesOf(good, (record) => record.code, written.rows), ...bad]);
};

export const writeSuppliers: Writer<SupplierRecord> = async (tx, items) => {
  const rows = rowsOf(items, ({ record, hash }) => ({ code: record.code, name: record.name, content_hash: hash }));
  const written = await sql<Written>`
    insert into suppliers (code, name, content_hash)
    select code, name, content_hash from json_populate_recordset(null::suppliers, ${rows}::json)
    on conflict (code) do update set name = excluded.name, content_hash = excluded.content_hash
    where suppliers.content_hash is distinct from excluded.content_hash
    returning code as key, (xmax = 0) as made`.execute(tx);
  if (written.rows.length > 0) await publishReferenceChange(tx);
  await suppliersChanged(tx, keysWhere(written.rows, false));
  return outcomesOf(items, (record) => record.code, written.rows);
};
