import { type Quantity, quantityToDecimal } from '@grossist/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Transaction } from '../../../db/index.ts';

/** Kits and templates hold their materials alike, each in tables of their own. */
export interface PackedTables {
  owners: 'kit_drafts' | 'kit_templates';
  items: 'kit_draft_items' | 'kit_template_items';
  /** The column of an item that names what it is packed in. */
  owner: 'kit_draft_id' | 'kit_template_id';
}

export const KITS: PackedTables = { owners: 'kit_drafts', items: 'kit_draft_items', owner: 'kit_draft_id' };

export const TEMPLATES: PackedTables = {
  owners: 'kit_templates',
  items: 'kit_template_items',
  owner: 'kit_template_id',
};

export interface ItemRow {
  id: string;
  owner_id: string;
  sap_material_number: string;
  quantity: string;
}

/** Reads the items of kits or templates, each in the order in which they were added. One statement. */
export const readItems = async (
  db: Database | Transaction,
  { items, owner }: PackedTables,
  ownerIds: readonly string[],
): Promise<ItemRow[]> => {
  if (ownerIds.length === 0) return [];
  const { rows } = await sql<ItemRow>`
    select i.id, ${sql.ref(`i.${owner}`)} as owner_id, i.sap_material_number, i.quantity
    from ${sql.table(items)} i
    where ${sql.ref(`i.${owner}`)} = any(${[...ownerIds]}::uuid[]) and i.deleted_at is null
    order by i.position`.execute(db);
  return rows;
};

/** Groups items by the kit or template that holds them. */
export const itemsByOwner = (items: readonly ItemRow[]): ReadonlyMap<string, readonly ItemRow[]> => {
  const grouped = new Map<string, ItemRow[]>();
  for (const item of items) {
    const known = grouped.get(item.owner_id);
    if (known === undefined) grouped.set(item.owner_id, [item]);
    else known.push(item);
  }
  return grouped;
};

export interface ItemToWrite {
  ownerId: string;
  sapMaterialNumber: string;
  quantity: Quantity;
}

/** Sets what kits or templates hold of materials; new items come last, in the order given. One statement. */
export const writeItems = async (
  tx: Transaction,
  { items, owner }: PackedTables,
  wanted: readonly ItemToWrite[],
): Promise<void> => {
  if (wanted.length === 0) return;
  const rows = wanted.map(({ ownerId, sapMaterialNumber, quantity }) => ({
    id: uuidv7(),
    owner: ownerId,
    material: sapMaterialNumber,
    quantity: quantityToDecimal(quantity),
  }));
  await sql`
    insert into ${sql.table(items)} as i (id, ${sql.ref(owner)}, sap_material_number, quantity)
    select w.id, w.owner, w.material, w.quantity
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as (id uuid, owner uuid, material text, quantity numeric)) with ordinality as w(id, owner, material, quantity, place)
    order by w.place
    on conflict (${sql.ref(owner)}, sap_material_number) where deleted_at is null
    do update set quantity = excluded.quantity`.execute(tx);
};

/** Copies all items to other kits or templates, in one read and one write however many copies there are. */
export const copyItems = async (
  tx: Transaction,
  from: PackedTables,
  to: PackedTables,
  copies: readonly { from: string; to: string }[],
): Promise<void> => {
  const read = await readItems(tx, from, [...new Set(copies.map((copy) => copy.from))]);
  const byOwner = itemsByOwner(read);
  const rows = copies.flatMap((copy) =>
    (byOwner.get(copy.from) ?? []).map((item) => ({
      id: uuidv7(),
      owner: copy.to,
      material: item.sap_material_number,
      quantity: item.quantity,
    })),
  );
  if (rows.length === 0) return;
  await sql`
    insert into ${sql.table(to.items)} (id, ${sql.ref(to.owner)}, sap_material_number, quantity)
    select w.id, w.owner, w.material, w.quantity
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as (id uuid, owner uuid, material text, quantity numeric)) with ordinality as w(id, owner, material, quantity, place)
    order by w.place`.execute(tx);
};

/** Deletes items of kits or templates so that they can be restored; returns how many there were. One statement. */
export const deleteItems = async (
  tx: Transaction,
  { items, owner }: PackedTables,
  ownerIds: readonly string[],
  ids: readonly string[],
): Promise<number> => {
  const { numAffectedRows } = await sql`
    update ${sql.table(items)} set deleted_at = now()
    where id = any(${[...ids]}::uuid[]) and ${sql.ref(owner)} = any(${[...ownerIds]}::uuid[])
      and deleted_at is null`.execute(tx);
  return Number(numAffectedRows ?? 0n);
};

/** Returns the kits or templates that hold deleted items with these ids. One statement. */
export const ownersOfDeleted = async (
  tx: Transaction,
  { items, owner }: PackedTables,
  ids: readonly string[],
): Promise<string[]> => {
  const { rows } = await sql<{ owner_id: string }>`
    select distinct ${sql.ref(owner)} as owner_id from ${sql.table(items)}
    where id = any(${[...ids]}::uuid[]) and deleted_at is not null`.execute(tx);
  return rows.map((row) => row.owner_id);
};

/** Restores items of locked kits or templates, but those whose material came back otherwise. One statement. */
export const restoreItems = async (
  tx: Transaction,
  { items, owner }: PackedTables,
  ids: readonly string[],
  ownerIds: readonly string[],
  days: number,
): Promise<string[]> => {
  const { rows } = await sql<{ owner_id: string }>`
    update ${sql.table(items)} i set deleted_at = null
    where i.id in (
        select distinct on (${sql.ref(`d.${owner}`)}, d.sap_material_number) d.id from ${sql.table(items)} d
        where d.id = any(${[...ids]}::uuid[]) and ${sql.ref(`d.${owner}`)} = any(${[...ownerIds]}::uuid[])
          and d.deleted_at > now() - make_interval(days => ${days}::integer)
        order by ${sql.ref(`d.${owner}`)}, d.sap_material_number, d.deleted_at desc)
      and not exists (select from ${sql.table(items)} o
        where ${sql.ref(`o.${owner}`)} = ${sql.ref(`i.${owner}`)} and o.sap_material_number = i.sap_material_number
          and o.deleted_at is null)
    returning ${sql.ref(`i.${owner}`)} as owner_id`.execute(tx);
  return rows.map((row) => row.owner_id);
};
