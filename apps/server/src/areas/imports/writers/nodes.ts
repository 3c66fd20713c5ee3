/** Writes the nodes of the catalog's trees, their products, and suppliers. */

import {
  type ImportMessage,
  importMessage,
  messagePart,
  type NodeRecord,
  type ProductRecord,
  type SupplierRecord,
} from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { publishReferenceChange } from '../../catalogue/index.ts';
import { contentHash, refuse } from '../item.ts';
import { ensureUnsortedNodes, unsortedNode } from './materials/place.ts';
import { knownOf, mustBe } from './references.ts';
import { nodesChanged, productsChanged, suppliersChanged } from './search-changes.ts';
import { keysWhere, outcomesOf, plannedOnce, rowsOf, sorted, type Tx, type Writer, type Written } from './writer.ts';

interface Moved {
  code: string;
  placeholder: string;
}

/**
 * Replaces the placeholder root of a tree (see ensureUnsortedNodes) by the root that a source has imported: moves its
 * children and deletes it.
 * @returns codes of the moved nodes
 */
const replacePlaceholderRoots = async (tx: Tx): Promise<readonly string[]> => {
  const placeholders = rowsOf(['electrical', 'hws'], (code) => ({ code, content_hash: contentHash(code) }));
  const { rows } = await sql<Moved>`
    with placeholder as (
      select n.code, n.tree from json_populate_recordset(null::catalogue_nodes, ${placeholders}::json) s
      join catalogue_nodes n on n.code = s.code and n.content_hash = s.content_hash and n.parent_code is null
    ), top as (
      select distinct on (n.tree) n.tree, n.code, n.path, s.code as placeholder
      from placeholder s join catalogue_nodes n on n.tree = s.tree and n.parent_code is null and n.code <> s.code
      order by n.tree, n.sort_order, n.code
    )
    update catalogue_nodes child set parent_code = top.code, path = top.path || child.code
    from top where child.parent_code = top.placeholder
    returning child.code, top.placeholder`.execute(tx);
  const emptied = [...new Set(rows.map((row) => row.placeholder))];
  if (emptied.length > 0) await tx.deleteFrom('catalogue_nodes').where('code', 'in', emptied).execute();
  return rows.map((row) => row.code);
};

interface Place {
  tree: string;
  path: readonly string[];
}

const placesOf = async (tx: Tx, codes: readonly string[]): Promise<Map<string, Place>> => {
  const { rows } = await sql<Place & { code: string }>`
    select code, tree, path from catalogue_nodes where code = any(${codes}::text[])`.execute(tx);
  return new Map(rows.map((row) => [row.code, row]));
};

/** Returns a node's place, or why it can't be there. */
const placed = (record: NodeRecord, places: ReadonlyMap<string, Place>): Place | ImportMessage => {
  const { code, parentCode, tree } = record;
  if ((places.get(code)?.tree ?? tree) !== tree) return importMessage`the node ${code} belongs to the other tree`;
  if (parentCode === undefined || parentCode === '') return { tree, path: [code] };
  const parent = places.get(parentCode);
  if (!parent) return importMessage`the ${messagePart`node`} ${JSON.stringify(parentCode)} is unknown`;
  if (parent.tree !== tree) return importMessage`the node ${parentCode} belongs to the other tree`;
  if (parent.path.includes(code)) return importMessage`the node ${code} would be below itself`;
  return { tree, path: [...parent.path, code] };
};

/** Updates the paths of all nodes below moved nodes. */
const moveBelow = async (tx: Tx, moved: readonly string[]): Promise<void> => {
  if (moved.length === 0) return;
  await sql`
    with recursive below as (
      select code, path from catalogue_nodes where code = any(${moved}::text[])
      union all
      select child.code, below.path || child.code
      from catalogue_nodes child join below on child.parent_code = below.code
    ), longest as (
      select distinct on (code) code, path from below order by code, cardinality(path) desc
    )
    update catalogue_nodes n set path = longest.path
    from longest where longest.code = n.code and n.path is distinct from longest.path`.execute(tx);
};

/** Writes nodes with their path from the top; a node's parent must be imported before it. */
export const writeNodes: Writer<NodeRecord> = async (tx, items) => {
  const places = await placesOf(
    tx,
    items.flatMap(({ record }) => [record.code, record.parentCode ?? '']),
  );
  const moved: string[] = [];
  const { good, bad } = sorted(items, (record) => {
    const place = placed(record, places);
    if ('says' in place) return refuse('unknown-reference', place);
    const before = places.get(record.code);
    if (before && before.path.join() !== place.path.join()) moved.push(record.code);
    places.set(record.code, place);
    return undefined;
  });
  const rows = rowsOf(good, ({ record, hash }) => ({
    code: record.code,
    parent_code: record.parentCode === '' ? undefined : record.parentCode,
    tree: record.tree,
    names: record.names,
    slug: record.slug,
    sort_order: record.sortOrder,
    path: places.get(record.code)?.path,
    content_hash: hash,
  }));
  const written = await sql<Written>`
    insert into catalogue_nodes (code, parent_code, tree, names, slug, sort_order, path, content_hash)
    select code, parent_code, tree, names, slug, sort_order, path, content_hash
    from json_populate_recordset(null::catalogue_nodes, ${rows}::json)
    on conflict (code) do update set parent_code = excluded.parent_code, names = excluded.names, slug = excluded.slug,
      sort_order = excluded.sort_order, path = excluded.path, content_hash = excluded.content_hash
    where catalogue_nodes.content_hash is distinct from excluded.content_hash
    returning code as key, (xmax = 0) as made`.execute(tx);
  const madeTops = good.some(({ record }) => !record.parentCode);
  const movedOver = madeTops ? await replacePlaceholderRoots(tx) : [];
  await moveBelow(tx, [...moved, ...movedOver]);
  if (written.rows.length > 0 || movedOver.length > 0 || moved.length > 0) await publishReferenceChange(tx);
  await nodesChanged(tx, [...keysWhere(written.rows, false), ...movedOver]);
  return new Map([...outcomesOf(good, (record) => record.code, written.rows), ...bad]);
};

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
