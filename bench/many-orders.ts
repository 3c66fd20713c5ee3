import { sql } from 'kysely';
import { openDatabase } from '../apps/server/src/db/index.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined, debug: () => undefined };

/**
 * Makes a buyer's orders into so many by copying them, each with its lines, under other numbers, names and days of the
 * last three years. The shop of the folder must not be running.
 */
export const copyOrders = async (dataDirectory: string, email: string, count: number): Promise<void> => {
  const { db, close } = await openDatabase(
    { dataDirectory, applicationName: 'grossist bench', poolSize: 2, statementTimeout: 0 },
    silent,
  );
  try {
    await db.transaction().execute(async (tx) => {
      await sql`create temporary table copies on commit drop as
        select n, gen_random_uuid() as id, gen_random_uuid() as cart_id, source.id as source_id, source.cart_id as source_cart
        from generate_series(1, ${count}::integer) as n
        join (
          select o.id, o.cart_id, row_number() over () as place, count(*) over () as many
          from orders o join contacts c on c.id = o.contact_id
          where c.email = ${email} and o.line_count <= 20
        ) as source on source.place = n % source.many + 1`.execute(tx);
      // Nobody listens to these carts.
      await sql`alter table carts disable trigger user`.execute(tx);
      await sql`insert into carts select (jsonb_populate_record(c, jsonb_build_object('id', m.cart_id))).*
        from copies m join carts c on c.id = m.source_cart`.execute(tx);
      await sql`alter table carts enable trigger user`.execute(tx);
      await sql`insert into orders select (jsonb_populate_record(o, jsonb_build_object(
          'id', m.id, 'cart_id', m.cart_id, 'sales_order_id', '9' || lpad(n::text, 9, '0'), 'payment_id', null,
          'idempotency_key', null, 'name', 'Site ' || n % 977, 'ordered_on', null,
          'ordered_at', now() - make_interval(mins => n * 15)))).*
        from copies m join orders o on o.id = m.source_id`.execute(tx);
      await sql`insert into order_lines select (jsonb_populate_record(l, jsonb_build_object('order_id', m.id))).*
        from copies m join order_lines l on l.order_id = m.source_id`.execute(tx);
    });
    await sql`vacuum analyze orders, order_lines, order_search, order_tallies`.execute(db);
  } finally {
    await close();
  }
};
