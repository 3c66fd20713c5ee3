import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/db/index.ts';
import type { Outcomes } from './buyer.ts';
import type { Sink } from './sink.ts';

/** Pieces of a material at all plants together, by its number. */
export const stockOf = async (db: Database, materials: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ material: string; atp: string }>`
    select sap_material_number as material, sum(atp) as atp from erp.stock
    where sap_material_number = any(${[...materials]}) group by 1`.execute(db);
  return new Map(rows.map(({ material, atp }) => [material, Number(atp)]));
};

const lines = async (query: ReturnType<typeof sql<{ finding: string }>>, db: Database): Promise<string[]> =>
  (await query.execute(db)).rows.map(({ finding }) => finding);

/** Orders of the tortured shop: those of its demo were there before. */
const OURS = sql`select o.* from orders o where o.ordered_at >= (select began_at from torture)`;

/** Checks that every acknowledged order exists once, and no others. */
const ordersFindings = async (db: Database, { acknowledged }: Outcomes): Promise<string[]> => {
  const { rows } = await sql<{ cart_id: string; sales_order_id: string }>`
    select cart_id, sales_order_id from (${OURS}) o`.execute(db);
  const stored = new Map(rows.map((order) => [order.cart_id, order.sales_order_id]));
  return [
    ...[...acknowledged].flatMap(([cartId, salesOrderId]) =>
      stored.get(cartId) === salesOrderId
        ? []
        : [`cart ${cartId} was acknowledged as ${salesOrderId} and is ${stored.get(cartId) ?? 'gone'}`],
    ),
    ...(stored.size === rows.length ? [] : ['a cart was ordered twice']),
    ...(await lines(
      sql<{ finding: string }>`
        select o.sales_order_id || ' has not all its lines' as finding from (${OURS}) o
        where o.line_count <> (select count(*) from order_lines l where l.order_id = o.id)
          or o.line_count <> (select count(*) from erp.sales_order_lines e where e.order_id = o.id)
        union all
        select o.sales_order_id || ' is not the ERP''s order' from (${OURS}) o
        where not exists (select from erp.sales_orders e where e.order_id = o.id and e.sales_order_id = o.sales_order_id)
        union all
        select 'an ERP order ' || e.sales_order_id || ' of nothing' from erp.sales_orders e
        where not exists (select from orders o where o.id = e.order_id)
        union all
        select 'cart ' || c.id || ' is sent without an order' from carts c
        where c.status = 'Sent' and not exists (select from orders o where o.cart_id = c.id)`,
      db,
    )),
  ];
};

const stockFindings = async (db: Database, before: ReadonlyMap<string, number>): Promise<string[]> => {
  const after = await stockOf(db, [...before.keys()]);
  const { rows } = await sql<{ material: string; confirmed: string }>`
    select l.sap_material_number as material, sum(l.confirmed) as confirmed
    from order_lines l join (${OURS}) o on o.id = l.order_id group by 1`.execute(db);
  const taken = new Map(rows.map(({ material, confirmed }) => [material, Number(confirmed)]));
  return [...before].flatMap(([material, had]) => {
    const left = after.get(material) ?? 0;
    const ordered = taken.get(material) ?? 0;
    return left >= 0 && left + ordered === had ? [] : [`${material}: had ${had}, left ${left}, ordered ${ordered}`];
  });
};

/** Each order went out at least once, always with the same id, and nothing that is no order. */
const messageFindings = async (db: Database, { received, wrong }: Sink): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select id from (${OURS}) o`.execute(db);
  const orders = new Set(rows.map(({ id }) => id));
  // Messages of the demo's own orders may still be under way.
  const known = await sql<{ id: string }>`select id from orders`.execute(db);
  const all = new Set(known.rows.map(({ id }) => id));
  const idsOf = new Map<string, string[]>();
  for (const [id, { orderId }] of received) idsOf.set(orderId, [...(idsOf.get(orderId) ?? []), id]);
  return [
    ...wrong,
    ...[...orders].flatMap((order) => (idsOf.has(order) ? [] : [`order ${order} was not published`])),
    ...[...idsOf].flatMap(([order, ids]) =>
      ids.length > 1 ? [`order ${order} was published under ${ids.length} ids`] : [],
    ),
    ...[...idsOf.keys()].flatMap((order) => (all.has(order) ? [] : [`${order} was published and is no order`])),
  ];
};

const paymentFindings = (db: Database): Promise<string[]> =>
  lines(
    sql<{ finding: string }>`
      select 'payment ' || p.id || ' is ' || p.status || ' and its order ' || coalesce(c.status, 'unknown') as finding
      from sandbox_payments p left join card_orders c on c.payment_id = p.id
      where (p.status = 'charged') <> (coalesce(c.status, '') = 'confirmed') or p.status = 'reserved'
      union all
      select 'card order ' || c.id || ' is ' || c.status || ' and has ' || count(o.id) || ' orders'
      from card_orders c left join orders o on o.payment_id = c.payment_id
      group by c.id, c.status having count(o.id) <> case when c.status = 'confirmed' then 1 else 0 end
      union all
      select o.sales_order_id || ' costs ' || o.total || ' and ' || p.amount || ' was taken'
      from orders o join sandbox_payments p on p.id = o.payment_id where p.amount <> o.total`,
    db,
  );

export interface Checked {
  outcomes: Outcomes;
  sink: Sink;
  stock: ReadonlyMap<string, number>;
}

/** Everything that is not as it should be, in words; empty when the shop stood it. */
export const findings = async (db: Database, { outcomes, sink, stock }: Checked): Promise<readonly string[]> => [
  ...(await ordersFindings(db, outcomes)),
  ...(await stockFindings(db, stock)),
  ...(await messageFindings(db, sink)),
  ...(await paymentFindings(db)),
];
