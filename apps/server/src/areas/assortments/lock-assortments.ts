import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../db/index.ts';

const LOCK = sql`hashtext('assortment relations')`;

/** Waits for orders that are being taken, and lets those that come after it wait until the transaction has ended. */
export const lockRelations = async (tx: Transaction): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
};

/** As a column of a statement: no relation changes until the transaction has ended; what is read afterwards stays true. */
export const holdingRelations = (): RawBuilder<unknown> => sql`pg_advisory_xact_lock_shared(${LOCK})`;
