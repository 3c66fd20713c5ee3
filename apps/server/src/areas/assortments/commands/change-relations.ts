import type { AssortmentRelation, CustomerType } from '@grossist/contracts';
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import { type Customer, customerScope } from '../queries/customer-scope.ts';

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
