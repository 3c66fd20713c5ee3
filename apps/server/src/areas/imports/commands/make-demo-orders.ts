import { DEMO_SIGN_INS } from '@grossist/demo';
import { type RawBuilder, sql } from 'kysely';
import { type Database, transaction } from '../../../db/index.ts';

interface DemoOrdersWanted {
  emails: readonly string[];
  /** Orders of each buyer. */
  count: number;
  now: Date;
}

/** Returns a pseudo-random number, 0 … below, that is the same for the same text. */
const chance = (below: number, what: string): RawBuilder<number> =>
  sql`(abs(hashtext(w.email || w.n || ${sql.lit(what)})::bigint) % ${sql.lit(below)})::integer`;

/** Same-day delivery and pickup are possible on working days only. */
const ON_A_WORKING_DAY = sql<boolean>`extract(isodow from w.ordered_at at time zone market_time_zone(w.market)) < 6`;

/**
 * Builds the statement that inserts a year of orders for some buyers from their accounts' purchases: many recent ones, fewer
 * old ones; some with back orders, by Fastbox, picked up, or by punchout. Prices are list prices less a discount. Writes the
 * shop's and the embedded ERP's tables.
 */
const yearOfOrders = ({ emails, count, now }: DemoOrdersWanted): RawBuilder<unknown> => sql`
  with buyers as materialized (
    select p.id as contact_id, p.email, p.name, c.id as company_id, c.market,
      row_number() over (order by p.email) as place
    from contacts p join companies c on c.id = p.company_id where p.email = any(${[...emails]}::text[])),
  seats as materialized (
    select b.*, a.id as account_id, a.sold_to, a.name as account_name, a.currency, a.plant,
      row_number() over (partition by b.contact_id order by ca.position) - 1 as seat,
      count(*) over (partition by b.contact_id) as seats
    from buyers b join contact_accounts ca on ca.contact_id = b.contact_id join accounts a on a.id = ca.account_id),
  bought as materialized (
    select sold_to, order_number, row_number() over (partition by sold_to order by order_number) - 1 as place,
      count(*) over (partition by sold_to) as places
    from purchases),
  wanted as materialized (
    select s.*, n, gen_random_uuid() as order_id, gen_random_uuid() as cart_id,
      (4400000000 + (s.place - 1) * 1000 + n)::text as sales_order_id,
      ${now}::timestamptz - least(365, 365 * (n / ${count}::float8) ^ 2) * interval '1 day'
        - n * interval '7 minutes' as ordered_at
    from seats s cross join generate_series(1, ${count}::integer) n where n % s.seats = s.seat),
  chosen as materialized (
    select w.*, ${ON_A_WORKING_DAY} and ${chance(10, 'fastbox')} = 0 as is_fastbox,
      ${ON_A_WORKING_DAY} and ${chance(17, 'pickup')} = 0 as is_pickup,
      ${chance(9, 'short')} = 0 as is_short, ${chance(60, 'unknown')} = 0 as is_unknown,
      10 + ${chance(40, 'wait')} as waits, ${chance(13, 'source')} = 0 as is_punchout,
      (w.ordered_at at time zone market_time_zone(w.market))::date as ordered_on,
      (select p.number from projects p where p.account_id = w.account_id
        order by hashtext(p.number || w.n) limit 1) as project,
      (select jsonb_build_object('id', d.id, 'name', d.name, 'name2', d.name2, 'street', d.street, 'city', d.city,
          'postalCode', d.postal_code, 'countryCode', d.country_code, 'projectNumber', d.project_number,
          'shipTo', d.ship_to, 'soldTo', w.sold_to, 'shippingCondition', '', 'isOneTimeAddress', false,
          'isServiceCenter', false, 'plantId', '', 'isDefault', d.is_default)
        from addresses d where d.account_id = w.account_id order by hashtext(d.code || w.n) limit 1) as address,
      b.order_number
    from wanted w join bought b on b.sold_to = w.sold_to and b.place = (w.n * 2 + w.place) % b.places),
  dated as materialized (
    select c.*, case when c.is_fastbox or c.is_pickup then c.ordered_on
      else c.ordered_on + case extract(isodow from c.ordered_on) when 5 then 3 when 6 then 2 else 1 end end as delivery_date
    from chosen c),
  goods as materialized (
    select d.order_id, d.is_short, d.is_unknown, d.is_fastbox, d.ordered_on, d.waits, d.plant, m.*,
      row_number() over (partition by d.order_id order by m.sap_material_number) * 10 as line_number,
      greatest(m.min_quantity, ceil(l.quantity / greatest(m.multiplum, 0.001)) * m.multiplum) as quantity,
      round(lp.amount * 0.62, 4) as unit_price, lp.per_quantity
    from dated d
    join purchases b on b.sold_to = d.sold_to and b.order_number = d.order_number
    cross join lateral unnest(b.materials, b.quantities) as l (sap_material_number, quantity)
    join materials m on m.sap_material_number = l.sap_material_number
    join erp.list_prices lp on lp.sap_material_number = m.sap_material_number and lp.market = d.market
      and lp.currency = d.currency),
  lines as materialized (
    select g.*, round(g.unit_price * g.quantity / g.per_quantity, 2) as net_amount,
      case when g.is_short and not g.is_fastbox and g.line_number = 10 then g.quantity else 0 end as back_ordered,
      case when g.is_short and not g.is_fastbox and not g.is_unknown and g.line_number = 10
        then g.ordered_on + g.waits + case extract(isodow from g.ordered_on + g.waits) when 6 then 2 when 7 then 1 else 0 end
        end as back_order_date
    from goods g),
  sums as materialized (
    select l.order_id, sum(l.net_amount) as sub_total, count(*) as line_count, bool_or(l.back_ordered > 0) as has_back_order
    from lines l group by l.order_id),
  priced as materialized (
    select d.*, s.sub_total, s.line_count, s.has_back_order,
      case when d.is_pickup or s.sub_total > 1500 then 0 else case d.currency when 'EUR' then 10.90 else 79 end end as freight,
      case d.market when 'DE' then 19 when 'NL' then 21 else 25 end as vat_percent
    from dated d join sums s using (order_id)),
  carted as (
    insert into carts (id, contact_id, account_id, status, is_active, name, created_at, changed_at)
    select cart_id, contact_id, account_id, 'Sent', false, coalesce(project, ''), ordered_at, ordered_at from priced),
  ordered as (
    insert into orders (id, cart_id, cart_version, sales_order_id, order_type, contact_id, company_id, account_id, sold_to,
      sold_to_name, ordered_by, name, customer_reference, project_number, delivery_type, delivery_date, address, currency,
      sub_total, duties, freight, vat_percent, vat, total, line_count, has_back_order, ordered_at, progress_due_at, source, contact_person)
    select order_id, cart_id, 1, sales_order_id, case when is_fastbox then 'ZFB' else 'ZOR' end, contact_id, company_id,
      account_id, sold_to, account_name, name, coalesce(project, ''), 'PO-' || (1000 + n), coalesce(project, ''),
      case when is_fastbox then 'fastbox' when is_pickup then 'drive-in' else 'normal' end, delivery_date, address,
      currency, sub_total, 0, freight,
      vat_percent, round((sub_total + freight) * vat_percent / 100, 2),
      sub_total + freight + round((sub_total + freight) * vat_percent / 100, 2), line_count, has_back_order, ordered_at, ordered_at,
      case when is_punchout then 'punchout' else 'shop' end, name
    from priced),
  sold as (
    insert into erp.sales_orders (order_id, sales_order_id, sold_to, order_type, taken_at, delivery_type, is_pickup,
      delivery_date)
    select order_id, sales_order_id, sold_to, case when is_fastbox then 'ZFB' else 'ZOR' end, ordered_at,
      case when is_fastbox then 'fastbox' else 'normal' end, is_pickup, delivery_date
    from priced),
  sold_lines as (
    insert into erp.sales_order_lines (order_id, line_number, sap_material_number, plant, quantity, confirmed, back_ordered,
      back_order_date)
    select order_id, line_number, sap_material_number, plant, quantity, quantity - back_ordered, back_ordered,
      back_order_date
    from lines)
  insert into order_lines (order_id, line_number, cart_line_id, sap_material_number, code, names, type_designation,
    sales_unit, quantity, confirmed, back_ordered, back_order_date, is_clearance, note, additional_note,
    accounting_string1, accounting_string2, net_unit_price, per_quantity, net_amount, duties)
  select order_id, line_number, gen_random_uuid(), sap_material_number, code, names, type_designation, sales_unit, quantity,
    quantity - back_ordered, back_ordered, back_order_date, false, '', '', '', '', unit_price, per_quantity, net_amount, 0
  from lines`;

/** Builds the statement that returns a part of the last line of every fifteenth order: requested, received, credited or refused. */
const someReturns = (now: Date): RawBuilder<unknown> => sql`
  with chosen as materialized (
    select o.*, gen_random_uuid() as return_id, o.ordered_at + interval '4 days' as returned_at,
      l.line_number, l.net_amount, l.quantity, row_number() over (order by o.sales_order_id) as place,
      least(l.quantity, 1) as back
    from orders o
    join lateral (select * from order_lines l where l.order_id = o.id and l.back_ordered = 0
      order by l.line_number desc limit 1) as l on true
    where o.sales_order_id like '44%' and o.sales_order_id::bigint % 15 = 0
      and o.ordered_at < ${now}::timestamptz - interval '5 days'),
  standing as (
    select *, case when place % 6 = 0 then 'refused'
        when returned_at > ${now}::timestamptz - interval '3 days' then 'requested'
        when returned_at > ${now}::timestamptz - interval '5 days' then 'received' else 'credited' end as return_status
    from chosen),
  asked as (
    insert into return_orders (id, order_id, contact_id, company_id, account_id, returned_by, status, total, line_count,
      returned_at, received_at, credited_at, refused_at, progress_due_at)
    select return_id, id, contact_id, company_id, account_id, ordered_by, return_status, round(net_amount * back / quantity, 2), 1,
      returned_at, case when return_status <> 'requested' then returned_at + interval '3 days' end,
      case when return_status = 'credited' then returned_at + interval '5 days' end,
      case when return_status = 'refused' then least(returned_at + interval '4 days', ${now}::timestamptz) end,
      case when return_status in ('requested', 'received') then ${now}::timestamptz end
    from standing)
  insert into return_order_lines (return_order_id, line_number, quantity, reason, note, net_amount)
  select return_id, line_number, back,
    (array['wrong-item', 'too-many', 'damaged', 'defective', 'not-needed', 'other'])[1 + place % 6], '',
    round(net_amount * back / quantity, 2)
  from chosen`;

/** Orders of each of the demo's buyers. */
const ORDERS = 200;
/** Advisory lock against two processes that start together. */
const LOCK = 4_400_000_000;

const EMAILS = DEMO_SIGN_INS.filter(({ role }) => role === 'buyer').map(({ email }) => email);

/**
 * Makes a year of orders in every state for the demo's buyers, with back orders and returns, once. The same demo and moment
 * give the same orders. @returns whether they were made. Decisions, "Demo data"
 */
export const makeDemoOrders =
  (db: Database, now: () => number = Date.now) =>
  (count: number = ORDERS): Promise<boolean> =>
    transaction(db, async (tx) => {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
      const made = await sql<{ is_made: boolean }>`
        select exists (select from erp.sales_orders where sales_order_id = '4400000001') as is_made`.execute(tx);
      if (made.rows[0]?.is_made !== false) return false;
      const at = new Date(now());
      await yearOfOrders({ emails: EMAILS, count, now: at }).execute(tx);
      await someReturns(at).execute(tx);
      return true;
    });
