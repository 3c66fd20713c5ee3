import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../src/db/index.ts';

/** Orders that are not whole: without their lines, their ERP order or their sent cart; and ERP orders of nothing. */
const BROKEN_ORDERS = sql<{ broken: string }>`
  select o.id::text || ' has not all its lines' as broken from orders o
    where o.line_count <> (select count(*) from order_lines l where l.order_id = o.id)
      or o.line_count <> (select count(*) from cart_lines c where c.cart_id = o.cart_id and c.removed_at is null)
      or o.line_count <> (select count(*) from erp.sales_order_lines e where e.order_id = o.id)
  union all
  select o.id::text || ' differs from its ERP order' from orders o
    left join erp.sales_orders e on e.order_id = o.id and e.sales_order_id = o.sales_order_id
    where e.order_id is null or exists (
      select 1 from order_lines l left join erp.sales_order_lines s
        on s.order_id = l.order_id and s.line_number = l.line_number
          and (s.sap_material_number, s.quantity, s.confirmed, s.back_ordered)
            = (l.sap_material_number, l.quantity, l.confirmed, l.back_ordered)
      where l.order_id = o.id and s.order_id is null)
  union all
  select o.id::text || ' has a line that does not add up' from orders o
    join order_lines l on l.order_id = o.id where l.confirmed + l.back_ordered <> l.quantity
  union all
  select o.id::text || ' has an open cart' from orders o join carts c on c.id = o.cart_id
    where c.status <> 'Sent' or c.is_active
  union all
  select c.id::text || ' is sent without an order' from carts c
    where c.status = 'Sent' and not exists (select 1 from orders o where o.cart_id = c.id)
  union all
  select e.order_id::text || ' is an ERP order of nothing' from erp.sales_orders e
    where not exists (select 1 from orders o where o.id = e.order_id)`;

/** Every order in the database is whole, and no cart was ordered twice. */
export const expectWholeOrders = async (db: Database): Promise<void> => {
  const { rows } = await BROKEN_ORDERS.execute(db);
  expect(rows.map(({ broken }) => broken)).toEqual([]);
  const { rows: twice } = await sql`select cart_id from orders group by cart_id having count(*) > 1`.execute(db);
  expect(twice).toEqual([]);
};

/** Every piece that left the stock is in exactly one order: what is left and what was confirmed add up. */
export const expectStockAddsUp = async (db: Database, before: ReadonlyMap<string, number>): Promise<void> => {
  const { rows } = await sql<{ material: string; atp: string; confirmed: string }>`
    select s.sap_material_number as material, s.atp,
      coalesce((select sum(l.confirmed) from order_lines l
        where l.sap_material_number = s.sap_material_number and not l.is_clearance), 0) as confirmed
    from erp.stock s where s.sap_material_number = any(${[...before.keys()]})`.execute(db);
  expect(new Map(rows.map((row) => [row.material, Number(row.atp) + Number(row.confirmed)]))).toEqual(before);
  expect(rows.filter((row) => Number(row.atp) < 0)).toEqual([]);
};
