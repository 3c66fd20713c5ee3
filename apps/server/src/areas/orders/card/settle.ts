import { moneyOf, type PaymentAmount } from '@grossist/domain';
import { sql } from 'kysely';
import { type Settlement, type Transaction, transaction } from '../../../db/index.ts';
import { PaymentRefused, type Payments } from '../../../gateways/payment/port.ts';
import type { Attempt } from './attempts.ts';
import type { CardDeps } from './card-deps.ts';

/** Writes what bookkeeping needs of a charged attempt to its order: the attempt itself is tidied away some day. */
const bookPayment = async (tx: Transaction, attemptId: string, provider: Payments['provider']): Promise<void> => {
  // An attempt's id is the reference of its payment.
  await sql`
    insert into order_payments (order_id, provider, payment_id, payment_reference, amount, currency, charged_at)
    select o.id, ${provider}::text, c.payment_id, c.id, c.amount, c.currency, c.settled_at
    from card_orders c join orders o on o.payment_id = c.payment_id
    where c.id = ${attemptId}
    on conflict do nothing`.execute(tx);
};

const NOW = sql<Date>`clock_timestamp()`;

type SettleDeps = Pick<CardDeps, 'db' | 'payments' | 'log' | 'now'>;

export const amountOf = ({ amount, currency }: Attempt): PaymentAmount => ({ amount: moneyOf(amount), currency });

/**
 * Several may try at once, and one be refused what another does: what was done counts. @returns false when it was noted
 */
const settled = async (
  db: SettleDeps['db'] | Transaction,
  attempt: Attempt,
  settlement: Extract<Settlement, 'charged' | 'released'>,
): Promise<boolean> => {
  const changed = await db
    .updateTable('card_orders')
    .set({ settlement, settlement_failure: '', settled_at: NOW, seen_at: null })
    .where('id', '=', attempt.id)
    .where('settlement', 'in', [attempt.settlement, 'failed'])
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
};

/** What the service will never do is for people to look at: an order stays, whether or not its money could be taken. */
const failed = async (deps: SettleDeps, attempt: Attempt, { reason, message }: PaymentRefused): Promise<void> => {
  const { id, settlement, payment_id: paymentId } = attempt;
  deps.log.error({ attempt: id, paymentId, settlement, reason }, 'the money of a card order could not be settled');
  await deps.db
    .updateTable('card_orders')
    .set({ settlement: 'failed', settlement_failure: `${reason}: ${message}`, settled_at: NOW })
    .where('id', '=', id)
    .where('settlement', '=', settlement)
    .execute();
};

const charge = async (deps: SettleDeps, attempt: Attempt, paymentId: string): Promise<void> => {
  try {
    await deps.payments.charge(paymentId, amountOf(attempt), attempt.id);
    await transaction(deps.db, async (tx) => {
      if (await settled(tx, attempt, 'charged')) await bookPayment(tx, attempt.id, deps.payments.provider);
    });
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    await failed(deps, attempt, error);
  }
};

const release = async (deps: SettleDeps, attempt: Attempt, paymentId: string): Promise<void> => {
  try {
    await deps.payments.cancel(paymentId, amountOf(attempt));
    await settled(deps.db, attempt, 'released');
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    // What the service does not know holds no money.
    if (error.reason === 'unknown-payment') await settled(deps.db, attempt, 'released');
    else await failed(deps, attempt, error);
  }
};

const noteAttempt = async ({ db }: SettleDeps, { id, settlement }: Attempt): Promise<void> => {
  await db
    .updateTable('card_orders')
    .set({ settle_attempts: sql<number>`settle_attempts + 1` })
    .where('id', '=', id)
    .where('settlement', '=', settlement)
    .execute();
};

/**
 * Does with the money of an ended attempt what is to be done: takes it for an order, once, or releases it.
 * @throws PaymentDoesNotAnswer, and it is to be done again
 */
export const settle = async (deps: SettleDeps, attempt: Attempt): Promise<void> => {
  const { settlement, payment_id: paymentId } = attempt;
  if (settlement !== 'to-charge' && settlement !== 'to-release') return;
  if (paymentId !== null) {
    await noteAttempt(deps, attempt);
    await (settlement === 'to-charge' ? charge : release)(deps, attempt, paymentId);
    // A payment that is only being begun is released when its id is known; a buyer was never sent to one without an id.
  } else if (settlement === 'to-release' && attempt.ends_at.getTime() < deps.now()) {
    await settled(deps.db, attempt, 'released');
  }
};
