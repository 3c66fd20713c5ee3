import { afterPaymentMessage, type CardOrderOutcome, type PaymentStatus } from '@grossist/domain';
import { type Selectable, sql } from 'kysely';
import {
  type CardOrdersTable,
  type Database,
  type StoredRefusal,
  type Transaction,
  transaction,
} from '../../../db/index.ts';

/** An attempt to order a cart by card. */
export type Attempt = Selectable<CardOrdersTable>;

/** For so long a buyer may take to pay. */
export const PAYING_MINUTES = 60;

const NOW = sql<Date>`clock_timestamp()`;

const TO_RELEASE = { settlement: 'to-release', settled_at: null, seen_at: null } as const;

export const findAttempt = (db: Database, id: string): Promise<Attempt | undefined> =>
  db.selectFrom('card_orders').selectAll().where('id', '=', id).executeTakeFirst();

/** Of the contact alone: somebody else's is as absent as none. */
export const findOwnAttempt = (db: Database, contactId: string, paymentId: string): Promise<Attempt | undefined> =>
  db
    .selectFrom('card_orders')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('contact_id', '=', contactId)
    .executeTakeFirst();

/** Ends an attempt of which no order came, and has its money released; one that has ended already stays as it is. */
export const endAttempt = async (
  db: Database | Transaction,
  id: string,
  status: Exclude<CardOrderOutcome, 'confirmed'>,
  refusal?: StoredRefusal,
): Promise<void> => {
  await db
    .updateTable('card_orders')
    .set({
      status,
      refusal: refusal === undefined ? null : JSON.stringify(refusal),
      settlement: 'to-release',
      ended_at: NOW,
      look_at: NOW,
      looks: 0,
    })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
};

/** Marks an attempt as ordered, in the order's transaction. @returns false when it has ended meanwhile */
export const confirmAttempt = async (tx: Transaction, id: string): Promise<boolean> => {
  const changed = await tx
    .updateTable('card_orders')
    .set({ status: 'confirmed', settlement: 'to-charge', ended_at: NOW, look_at: NOW, looks: 0 })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
};

/**
 * Records a payment event, in whatever order and however often events arrive. What is reserved for an attempt that
 * has ended without an order is released again.
 */
export const recordPaymentEvent = (db: Database, id: string, reported: PaymentStatus): Promise<void> =>
  transaction(db, async (tx) => {
    const attempt = await tx
      .selectFrom('card_orders')
      .select(['payment_status', 'status'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (attempt === undefined) return;
    const payment_status = afterPaymentMessage(attempt.payment_status, reported);
    const isOverButHeld = attempt.status !== 'pending' && attempt.status !== 'confirmed' && reported === 'reserved';
    await tx
      .updateTable('card_orders')
      .set({ payment_status, look_at: NOW, looks: 0, ...(isOverButHeld && TO_RELEASE) })
      .where('id', '=', id)
      .execute();
  });
