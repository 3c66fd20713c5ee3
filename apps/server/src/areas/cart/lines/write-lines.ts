import { sql } from 'kysely';
import type { Database, Transaction } from '../../../db/index.ts';

/** A line that comes into a cart; its position is the next unless it takes another line's. */
export interface NewLine {
  id: string;
  sap_material_number: string;
  quantity: string;
  is_clearance?: boolean;
  is_clearance_additional?: boolean;
  cable_remnant?: string;
  remnant_id?: string;
  parent_line_id?: string | null;
  is_kit_material?: boolean;
  is_direct_delivery?: boolean;
  kit_name?: string;
  kit_id?: string | null;
  quantity_per_kit?: string | null;
  /** The kit's stamp, on the line of a kit. */
  kit_modified_at?: Date;
  note?: string;
  additional_note?: string;
  accounting_string1?: string;
  accounting_string2?: string;
}

/** Changes of a line; fields that are left out stay. */
export interface LineChange {
  id: string;
  quantity?: string;
  is_clearance?: boolean;
  quantity_per_kit?: string;
  note?: string;
  additional_note?: string;
  accounting_string1?: string;
  accounting_string2?: string;
  is_direct_delivery?: boolean;
}

export interface Writing {
  cartId: string;
  added?: readonly NewLine[];
  changed?: readonly LineChange[];
}

export interface Written {
  /** The cart's, after the change. */
  version: number;
  lineCount: number;
  /** How many of the changed lines were there. */
  changedCount: number;
}

/** Column definitions of changed and new lines for jsonb_to_recordset. */
const CHANGE_COLUMNS = sql`id uuid, quantity numeric, is_clearance boolean, quantity_per_kit numeric, note text,
  additional_note text, accounting_string1 text, accounting_string2 text, is_direct_delivery boolean`;
const NEW_COLUMNS = sql`id uuid, sap_material_number text, quantity numeric, is_clearance boolean,
  is_clearance_additional boolean, cable_remnant numeric, remnant_id text, parent_line_id uuid, is_kit_material boolean,
  is_direct_delivery boolean, kit_name text, kit_id uuid, quantity_per_kit numeric, kit_modified_at timestamptz,
  note text, additional_note text, accounting_string1 text, accounting_string2 text`;

const NOTHING = sql``;

/** Follows `noted`: changes the quantity of one line, as when something is added to it. */
const changingQuantity = (id: string, quantity: string) => sql`, changed as (
  update cart_lines l set quantity = ${quantity}::numeric
  from noted n
  where l.id = ${id}::uuid and l.cart_id is not distinct from n.id and l.removed_at is null
  returning l.id
)`;

/** Follows `noted`: changes existing lines. */
const changingAnything = (changed: readonly LineChange[]) => sql`, wanted as materialized (
  select * from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as c(${CHANGE_COLUMNS})
), changed as (
  update cart_lines l set
    quantity = coalesce(c.quantity, l.quantity),
    is_clearance = coalesce(c.is_clearance, l.is_clearance),
    quantity_per_kit = coalesce(c.quantity_per_kit, l.quantity_per_kit),
    note = coalesce(c.note, l.note),
    additional_note = coalesce(c.additional_note, l.additional_note),
    accounting_string1 = coalesce(c.accounting_string1, l.accounting_string1),
    accounting_string2 = coalesce(c.accounting_string2, l.accounting_string2),
    is_direct_delivery = coalesce(c.is_direct_delivery, l.is_direct_delivery)
  from noted n, wanted c
  where l.id = any(array(select id from wanted)) and l.id = c.id and l.cart_id is not distinct from n.id
    and l.removed_at is null
  returning l.id
)`;

/**
 * Lines are looked up by their ids alone. "l.cart_id = n.id" would offer PostgreSQL the indices of carts, and it would
 * read all lines of the cart to change one; of "is not distinct from" no index knows anything.
 */
const changing = (changed: readonly LineChange[]) => {
  const [first, ...others] = changed;
  if (first === undefined) return NOTHING;
  const { id, quantity, ...beside } = first;
  const isQuantityAlone = others.length === 0 && Object.values(beside).every((value) => value === undefined);
  return quantity !== undefined && isQuantityAlone ? changingQuantity(id, quantity) : changingAnything(changed);
};

/** Follows `noted`: inserts new lines in the given order. */
const adding = (added: readonly NewLine[]) => sql`, added as (
  insert into cart_lines (id, cart_id, sap_material_number, quantity, is_clearance, is_clearance_additional,
    cable_remnant, remnant_id, parent_line_id, is_kit_material, is_direct_delivery, kit_name, kit_id,
    quantity_per_kit, kit_modified_at, note, additional_note, accounting_string1, accounting_string2)
  select a.id, n.id, a.sap_material_number, a.quantity, coalesce(a.is_clearance, false),
    coalesce(a.is_clearance_additional, false), a.cable_remnant, a.remnant_id, a.parent_line_id,
    coalesce(a.is_kit_material, false), coalesce(a.is_direct_delivery, false), coalesce(a.kit_name, ''), a.kit_id,
    a.quantity_per_kit, a.kit_modified_at, coalesce(a.note, ''), coalesce(a.additional_note, ''), coalesce(a.accounting_string1, ''),
    coalesce(a.accounting_string2, '')
  from noted n, rows from (jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as (${NEW_COLUMNS}))
    with ordinality as a(id, sap_material_number, quantity, is_clearance, is_clearance_additional, cable_remnant,
      remnant_id, parent_line_id, is_kit_material, is_direct_delivery, kit_name, kit_id, quantity_per_kit,
      kit_modified_at, note, additional_note, accounting_string1, accounting_string2, place)
  order by a.place
)`;

/** Switches the trigger's notification off for this change: the caller publishes it. */
const PUBLISHED_LATER = sql` set_config('grossist.tells_of_carts', 'later', true) as notified_later,`;

const write = async (
  tx: Database | Transaction,
  { cartId, added = [], changed = [] }: Writing,
  seenVersion: number | null,
  publishedLater = false,
): Promise<Written | undefined> => {
  const { rows } = await sql<{ version: number; line_count: number; changed_count: number }>`
    with noted as (
      update carts set version = version + 1, line_count = line_count + ${added.length}::integer, changed_at = now()
      where id = ${cartId} and is_active and (${seenVersion}::integer is null or version = ${seenVersion}::integer)
      returning id, version, line_count
    )${changing(changed)}${added.length > 0 ? adding(added) : NOTHING}
    select version, line_count,${publishedLater ? PUBLISHED_LATER : NOTHING}
      ${changed.length > 0 ? sql`(select count(*) from changed)::integer` : sql`0`} as changed_count
    from noted`.execute(tx);
  const [written] = rows;
  return written && { version: written.version, lineCount: written.line_count, changedCount: written.changed_count };
};

/**
 * Writes lines of the active cart that the transaction has locked, and notes the change on the cart: one statement for
 * however many lines. New lines have the given order.
 */
export const writeLines = async (tx: Transaction, writing: Writing): Promise<Written> => {
  const written = await write(tx, writing, null);
  if (written === undefined) throw new Error('A locked cart is gone');
  return written;
};

/**
 * The same with an optimistic lock instead of a transaction: writes only if the cart is still active and has the
 * version that was read; otherwise returns undefined. One atomic statement.
 * @param publishedLater whether the caller publishes the change
 */
export const writeLinesIfUnchanged = (
  db: Database,
  writing: Writing,
  seenVersion: number,
  publishedLater: boolean,
): Promise<Written | undefined> => write(db, writing, seenVersion, publishedLater);
