import type { AssortmentRelation, CustomerType } from '@grossist/contracts';
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import { type Customer, customerScope } from '../queries/customer-scope.ts';

const LOCK = sql`hashtext('assortment relations')`;

/** Waits for orders that are being taken, and lets those that come after it wait until the transaction has ended. */
const lockRelations = async (tx: Transaction): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
};

/** As a column of a statement: no relation changes until the transaction has ended; what is read afterwards stays true. */
export const holdingRelations = (): RawBuilder<unknown> => sql`pg_advisory_xact_lock_shared(${LOCK})`;

const COLUMNS = { company: 'company_id', account: 'account_id', user: 'contact_id' } as const satisfies Record<
  CustomerType,
  string
>;

/**
 * Relates a customer to an assortment, once. Sessions read their assortments with every request, and orders hold the lock
 * that this takes: what the change forbids is not ordered after the answer. [asm-08]
 * @throws Failure 404 for an assortment or a customer that there is not
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

/** Removes a relation, under the same lock. [asm-09] @throws Failure 404 for one that is not there */
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
