import { type Locale, languageOf, languagesFor } from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database, ReturnReason } from '../../../../db/index.ts';
import { breaksRule, notFound } from '../../../../http/failure.ts';
import type { Buyer } from '../../../identity/index.ts';

/** Orders, drafts or returns whose lines are wanted; all of them the buyer's own, or none is found. */
export interface LinesAsk {
  kind: 'draft' | 'sent' | 'back' | 'return';
  ids: readonly string[];
}

/** As the database writes it. Amounts and states are null where a list has none. */
export interface LineRow {
  order_number: string;
  return_number: string;
  order_name: string;
  reference: string;
  project_number: string;
  sold_to: string;
  sold_to_name: string;
  ordered_on: string | null;
  ordered_by: string;
  owner_id: string;
  line_number: number;
  parent_line_number: number | null;
  is_kit: boolean;
  el_number: string | null;
  hws_number: string | null;
  sap_material_number: string;
  ean: string | null;
  name: string;
  type_designation: string;
  supplier_name: string | null;
  quantity: string;
  sales_unit: string;
  note: string;
  additional_note: string;
  accounting_string1: string;
  accounting_string2: string;
  reason: ReturnReason | null;
  returned: string;
  back_ordered: string;
  back_order_date: string | null;
  currency: string;
  net_unit_price: string | null;
  per_quantity: string | null;
  net_amount: string | null;
  /** Of the line as it was ordered; null for what comes back, and for orders from before it was stored. */
  cutting_fee: string | null;
}

/** A sheet with more rows is of no use to a reader. */
export const MOST_ROWS = 20_000;

const named = (names: RawBuilder<unknown>, kitName: RawBuilder<unknown>, code: RawBuilder<unknown>, locale: Locale) =>
  sql`coalesce(nullif(${kitName}, ''), ${sql.join(languagesFor(languageOf(locale)).map((each) => sql`${names} ->> ${each}`))}, ${code})`;

const MATERIAL = sql`m.el_number, m.hws_number, m.ean, s.name as supplier_name`;
const MATERIALS = sql`left join materials m on m.sap_material_number = l.sap_material_number
  left join suppliers s on s.code = m.supplier_code`;

const ofOrders = (buyer: Buyer, ids: readonly string[]): RawBuilder<LineRow> => sql<LineRow>`
  select o.sales_order_id as order_number, '' as return_number, o.name as order_name, o.customer_reference as reference,
    o.project_number, o.sold_to, o.sold_to_name, o.ordered_on, o.ordered_by, o.id as owner_id, l.line_number,
    l.parent_line_number, l.kit_id is not null and l.parent_line_number is null as is_kit, ${MATERIAL},
    l.sap_material_number, ${named(sql`l.names`, sql`l.kit_name`, sql`l.code`, buyer.locale)} as name, l.type_designation,
    l.quantity, l.sales_unit, l.note, l.additional_note, l.accounting_string1, l.accounting_string2, null as reason,
    coalesce(r.returned, 0)::text as returned, l.back_ordered, l.back_order_date, o.currency, l.net_unit_price,
    l.per_quantity, l.net_amount, l.cutting_fee
  from unnest(${[...ids]}::uuid[]) with ordinality as a(id, place)
  join orders o on o.id = a.id
  join order_lines l on l.order_id = o.id ${MATERIALS}
  left join lateral (
    select sum(rl.quantity) as returned from return_orders ro join return_order_lines rl on rl.return_order_id = ro.id
    where ro.order_id = o.id and ro.status <> 'refused' and rl.line_number = l.line_number) as r on true
  order by a.place, l.line_number limit ${MOST_ROWS + 1}`;

const ofDrafts = (buyer: Buyer, ids: readonly string[]): RawBuilder<LineRow> => sql<LineRow>`
  select '' as order_number, '' as return_number, c.name as order_name, c.customer_reference as reference,
    c.project_number, ac.sold_to, ac.name as sold_to_name, null as ordered_on, '' as ordered_by, c.id as owner_id,
    10 * row_number() over (partition by c.id order by l.position, l.id) as line_number,
    case when l.parent_line_id is null then null else 0 end as parent_line_number, l.kit_id is not null and l.parent_line_id is null as is_kit, ${MATERIAL},
    l.sap_material_number, ${named(sql`m.names`, sql`l.kit_name`, sql`m.code`, buyer.locale)} as name,
    m.type_designation, l.quantity, m.sales_unit, l.note, l.additional_note, l.accounting_string1, l.accounting_string2,
    null as reason, '0' as returned, '0' as back_ordered, null as back_order_date, ac.currency, null as net_unit_price,
    null as per_quantity, null as net_amount, null as cutting_fee
  from unnest(${[...ids]}::uuid[]) with ordinality as a(id, place)
  join carts c on c.id = a.id join accounts ac on ac.id = c.account_id
  join cart_lines l on l.cart_id = c.id and l.removed_at is null ${MATERIALS}
  order by a.place, l.position, l.id limit ${MOST_ROWS + 1}`;

const ofReturns = (buyer: Buyer, ids: readonly string[]): RawBuilder<LineRow> => sql<LineRow>`
  select o.sales_order_id as order_number, ro.return_number, o.name as order_name, o.customer_reference as reference,
    o.project_number, o.sold_to, o.sold_to_name, ro.returned_at::date as ordered_on, ro.returned_by as ordered_by,
    ro.id as owner_id, l.line_number, null as parent_line_number, false as is_kit, ${MATERIAL}, l.sap_material_number,
    ${named(sql`l.names`, sql`l.kit_name`, sql`l.code`, buyer.locale)} as name, l.type_designation, rl.quantity,
    l.sales_unit, rl.note, '' as additional_note, l.accounting_string1, l.accounting_string2, rl.reason, '0' as returned,
    '0' as back_ordered, null as back_order_date, o.currency, l.net_unit_price, l.per_quantity, rl.net_amount, null as cutting_fee
  from unnest(${[...ids]}::uuid[]) with ordinality as a(id, place)
  join return_orders ro on ro.id = a.id
  join orders o on o.id = ro.order_id
  join return_order_lines rl on rl.return_order_id = ro.id
  join order_lines l on l.order_id = o.id and l.line_number = rl.line_number ${MATERIALS}
  order by a.place, rl.line_number limit ${MOST_ROWS + 1}`;

const own = (buyer: Buyer, table: 'orders' | 'return_orders', ids: readonly string[]): RawBuilder<{ count: number }> =>
  sql`select count(*) as count from ${sql.table(table)} o
    join contact_accounts ca on ca.account_id = o.account_id and ca.contact_id = ${buyer.contactId}
    where o.id = any(${[...ids]}::uuid[]) and o.company_id = ${buyer.company.id}`;

const ownDrafts = (buyer: Buyer, ids: readonly string[]): RawBuilder<{ count: number }> => sql`
  select count(*) as count from carts c
  where c.id = any(${[...ids]}::uuid[]) and c.contact_id = ${buyer.contactId} and c.status in ('Draft', 'Initial')
    and c.deleted_at is null`;

const SOURCES = { draft: ofDrafts, sent: ofOrders, back: ofOrders, return: ofReturns };

/**
 * Lines of the buyer's orders, drafts or returns, in the order asked. Two statements, however many.
 * @throws Failure 404 when one of them is absent or somebody else's, 422 `too-many-lines`
 */
export const readExportLines = async (
  db: Database,
  buyer: Buyer,
  { kind, ids }: LinesAsk,
): Promise<readonly LineRow[]> => {
  const asked = [...new Set(ids)];
  const mine =
    kind === 'draft' ? ownDrafts(buyer, asked) : own(buyer, kind === 'return' ? 'return_orders' : 'orders', asked);
  const counted = await mine.execute(db);
  if (counted.rows[0]?.count !== asked.length) throw notFound(kind === 'draft' ? 'draft of yours' : 'order');
  const { rows } = await SOURCES[kind](buyer, asked).execute(db);
  if (rows.length > MOST_ROWS) {
    throw breaksRule('too-many-lines', `No more than ${MOST_ROWS} lines go into one file`, 'orderIds');
  }
  return rows;
};
