/** The customers of an assortment: listed, added and removed under a lock that orders share. */

import type { AssortmentRelation, CustomerType, RelationRow } from '@grossist/contracts';
import type { Market } from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Database, escapeLike, type Transaction, transaction } from '../../db/index.ts';
import { notFound } from '../../http/failure.ts';
import { type Customer, customerScope } from './queries/customer-scope.ts';

interface RelationsWanted {
  assortmentId: string;
  search: string;
  customerType: CustomerType | undefined;
  /** From 1. */
  page: number;
  pageSize: number;
}

interface Row {
  id: string;
  customer_id: string;
  customer_type: CustomerType;
  number: string;
  name: string;
  company_name: string;
  market: Market;
  created_at: Date;
}

const relationsOf = ({ assortmentId, search, customerType }: RelationsWanted) => {
  const like = `%${escapeLike(search.trim().toLowerCase())}%`;
  return sql`
    select * from (
      select r.id, r.created_at, co.market, co.name as company_name,
        coalesce(c.id, a.id, co.id) as customer_id,
        case when c.id is not null then 'user' when a.id is not null then 'account' else 'company' end as customer_type,
        coalesce(c.email, a.sold_to, co.code) as number, coalesce(c.name, a.name, co.name) as name
      from assortment_relations r
      left join contacts c on c.id = r.contact_id
      left join accounts a on a.id = r.account_id
      join companies co on co.id = coalesce(r.company_id, a.company_id, c.company_id)
      where r.assortment_id = ${assortmentId}
    ) f where (${customerType ?? null}::text is null or f.customer_type = ${customerType ?? null})
      and (lower(f.name) like ${like} or lower(f.number) like ${like} or lower(f.company_name) like ${like})`;
};

/** Reads one page of an assortment's customers: companies, accounts, users, each by name. Two statements. [asm-07] */
export const findRelations =
  (db: Database) =>
  async (wanted: RelationsWanted): Promise<{ pageItems: RelationRow[]; totalItems: number }> => {
    const { assortmentId, page, pageSize } = wanted;
    const found = relationsOf(wanted);
    const { rows } = await sql<Row>`
      select * from (${found}) w
      order by array_position(array['company', 'account', 'user'], w.customer_type), w.name, w.number, w.id
      limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
    const total = await sql<{ count: number }>`select count(*) as count from (${found}) w`.execute(db);
    const pageItems = rows.map((row) => ({
      Id: row.id,
      RelationId: row.id,
      assortmentId,
      customerId: row.customer_id,
      customerType: row.customer_type,
      Number: row.number,
      Name: row.name,
      CompanyName: row.company_name,
      Market: row.market,
      CreatedAt: row.created_at.toISOString(),
    }));
    return { pageItems, totalItems: total.rows[0]?.count ?? 0 };
  };

const LOCK = sql`hashtext('assortment relations')`;

/** Locks all relations exclusively: waits for running orders, and blocks new ones until the transaction ends. */
const lockRelations = async (tx: Transaction): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
};

/** Builds a column that locks all relations for sharing: none changes until the transaction ends. */
export const holdingRelations = (): RawBuilder<unknown> => sql`pg_advisory_xact_lock_shared(${LOCK})`;

const COLUMNS = { company: 'company_id', account: 'account_id', user: 'contact_id' } as const satisfies Record<
  CustomerType,
  string
>;

/**
 * Relates a customer to an assortment, once. Sessions read their assortments with every request, and orders hold the lock
 * that this takes: a material that the change hides can't be ordered after the response. [asm-08]
 * @throws Failure 404 for an unknown assortment or customer
 */
export const addRelation =
  (db: Database) =>
  (assortmentId: string, customer: Customer): Promise<AssortmentRelation> =>
    transaction(db, async (tx) => {
      await lockRelations(tx);
      await customerScope(tx)(customer);
      const assortment = await tx
        .selectFrom('assortments')
        .select('id')
        .where('id', '=', assortmentId)
        .forShare()
        .executeTakeFirst();
      if (assortment === undefined) throw notFound('assortment');
      const column = COLUMNS[customer.customerType];
      await sql`
        insert into assortment_relations (id, assortment_id, ${sql.ref(column)})
        values (${uuidv7()}, ${assortmentId}, ${customer.customerId}) on conflict do nothing`.execute(tx);
      const { id } = await tx
        .selectFrom('assortment_relations')
        .select('id')
        .where('assortment_id', '=', assortmentId)
        .where(column, '=', customer.customerId)
        .executeTakeFirstOrThrow();
      return { RelationId: id, assortmentId, ...customer };
    });

/** Removes a relation under the same lock. [asm-09] @throws Failure 404 for an unknown one */
export const removeRelation =
  (db: Database) =>
  (relationId: string): Promise<void> =>
    transaction(db, async (tx) => {
      await lockRelations(tx);
      const removed = await tx
        .deleteFrom('assortment_relations')
        .where('id', '=', relationId)
        .returning('id')
        .executeTakeFirst();
      if (removed === undefined) throw notFound('relation');
    });
