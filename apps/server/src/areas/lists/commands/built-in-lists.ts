/** Lists that the shop keeps itself: favorites, the default list, and the top-selling list, which is refreshed at night. */

import { RANK_GAP } from '@grossist/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { touchList } from './change-materials.ts';

type BuiltIn = { kind: 'favorites'; owner_id: string } | { kind: 'topSelling'; company_id: string };

/** Returns the id of a list of the shop, which is created when it is first needed. One query, three when created. */
const ensureList = async (db: Database | Transaction, list: BuiltIn): Promise<string> => {
  const find = () => {
    const ofKind = db.selectFrom('variation_lists').select('id').where('kind', '=', list.kind);
    const own =
      list.kind === 'favorites'
        ? ofKind.where('owner_id', '=', list.owner_id)
        : ofKind.where('company_id', '=', list.company_id);
    return own.executeTakeFirst();
  };
  const found = await find();
  if (found !== undefined) return found.id;
  await db
    .insertInto('variation_lists')
    .values({ id: uuidv7(), company_id: null, owner_id: null, name: '', ...list })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await find())?.id ?? ensureList(db, list);
};

/** Returns the id of a person's favorites. */
export const ensureFavorites = (db: Database | Transaction, contactId: string): Promise<string> =>
  ensureList(db, { kind: 'favorites', owner_id: contactId });

/** Returns the id of a company's top-selling list. */
export const ensureTopSelling = (db: Database | Transaction, companyId: string): Promise<string> =>
  ensureList(db, { kind: 'topSelling', company_id: companyId });

/** Returns the id of the buyer's default list, as far as the buyer still reads it. One query. */
export const defaultListOf = async (db: Database | Transaction, buyer: Buyer): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`
    select v.id from variation_list_defaults d join variation_lists v on v.id = d.list_id and v.deleted_at is null
    where d.contact_id = ${buyer.contactId} and (v.owner_id = ${buyer.contactId} or exists (
        select from variation_list_subscribers s where s.list_id = v.id and s.contact_id = ${buyer.contactId}))
      and (v.kind = 'favorites' or v.company_id = ${buyer.company.id})`.execute(db);
  return rows[0]?.id;
};

const MOST_LINES = 100;
/** Materials that are looked at for them: some of the most ordered are no longer sold. */
const MOST_JUDGED = 400;
/** Companies of one round. */
const AT_ONCE = 100;

interface Best {
  number: string;
  /** What was ordered most often at once, in sales units. */
  quantity: string;
}

/** The last twelve calendar months, this one included. */
const IN_TWELVE_MONTHS = sql<boolean>`month > now() - interval '12 months'`;

/** Returns what a company ordered most often in twelve months and can order today, most often first. One query. */
const mostOrdered = async (tx: Transaction, companyId: string): Promise<readonly Best[]> => {
  const { rows } = await sql<Best>`
    with counted as materialized (
      select sap_material_number, quantity, sum(orders) as orders, sum(returned) as returned from ordered_materials
      where company_id = ${companyId} and ${IN_TWELVE_MONTHS} group by 1, 2
    ), best as (
      select sap_material_number, sum(orders) as orders, sum(orders * quantity) - sum(returned) as quantity
      from counted group by 1 having sum(orders) > 0
      order by 2 desc, 3 desc, 1 limit ${MOST_JUDGED}
    )
    select b.sap_material_number as number, (
      select c.quantity from counted c where c.sap_material_number = b.sap_material_number
      order by c.orders desc, c.quantity limit 1) as quantity
    from best b
    join materials m on m.sap_material_number = b.sap_material_number and m.status in ('10', '33')
      and m.material_group <> 'KITHDR'
    join companies k on k.id = ${companyId} and k.market = any(m.markets)
    order by b.orders desc, b.quantity desc, b.sap_material_number limit ${MOST_LINES}`.execute(tx);
  return rows;
};

/** Replaces the lines of a locked top-selling list; those that stay keep their id. Two statements. */
const replaceLines = async (tx: Transaction, listId: string, best: readonly Best[]): Promise<boolean> => {
  const numbers = best.map(({ number }) => number);
  const gone = await sql`
    delete from variation_list_lines where list_id = ${listId} and sap_material_number <> all(${numbers}::text[])
    returning id`.execute(tx);
  const written = await sql`
    insert into variation_list_lines as l (list_id, sap_material_number, id, position, usual_quantity)
    select ${listId}, number, id, place * ${RANK_GAP}, quantity
    from unnest(${numbers}::text[], ${best.map(() => uuidv7())}::uuid[], ${best.map(({ quantity }) => quantity)}::numeric[])
      with ordinality as b (number, id, quantity, place)
    on conflict (list_id, sap_material_number) do update
      set position = excluded.position, usual_quantity = excluded.usual_quantity
      where (l.position, l.usual_quantity) is distinct from (excluded.position, excluded.usual_quantity)
    returning id`.execute(tx);
  return gone.rows.length + written.rows.length > 0;
};

const refreshOne = (db: Database, companyId: string): Promise<void> =>
  transaction(db, async (tx) => {
    const listId = await ensureTopSelling(tx, companyId);
    await sql`select from variation_lists where id = ${listId} for no key update`.execute(tx);
    // What is counted from here on is due again.
    await sql`delete from top_selling_due where company_id = ${companyId}`.execute(tx);
    if (await replaceLines(tx, listId, await mostOrdered(tx, companyId))) await touchList(tx, listId);
  });

/**
 * Makes the top-selling lists of companies that ordered or gave back since theirs was made: what they ordered most
 * often in the last twelve months, with the quantity that they ordered most often at once. Returns how many lists were
 * made.
 */
export const refreshTopSelling = (db: Database) => async (): Promise<number> => {
  const { rows } = await sql<{ company_id: string }>`
      select company_id from top_selling_due group by company_id order by min(id) limit ${AT_ONCE}`.execute(db);
  for (const { company_id: companyId } of rows) {
    // One transaction each: a list that is read waits for no other company's.
    // oxlint-disable-next-line no-await-in-loop
    await refreshOne(db, companyId);
  }
  return rows.length;
};

/** Has the lists made again from which a month dropped out, and removes counts of months that no list looks at. */
export const beginTopSellingMonth = (db: Database) => async (): Promise<void> => {
  await sql`
      with gone as (delete from ordered_materials where not (${IN_TWELVE_MONTHS}) returning company_id)
      insert into top_selling_due (company_id) select distinct company_id from gone`.execute(db);
};
