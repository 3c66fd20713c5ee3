import { moneyOf, type PaymentAmount } from '@grossist/domain';
import type { Settlement } from '../../../db/index.ts';
import { PaymentRefused } from '../../../gateways/payment/port.ts';
import type { Attempt } from './attempts.ts';
import type { CardDeps } from './card-deps.ts';

type SettleDeps = Pick<CardDeps, 'db' | 'payments' | 'log' | 'now'>;

export const amountOf = ({ amount, currency }: Attempt): PaymentAmount => ({ amount: moneyOf(amount), currency });

const settled = async ({ db }: SettleDeps, attempt: Attempt, settlement: Settlement, failure = ''): Promise<void> => {
  await db
    .updateTable('card_orders')
    .set({ settlement, settlement_failure: failure })
    .where('id', '=', attempt.id)
    .where('settlement', '=', attempt.settlement)
    .execute();
};

/** What the service will never do is for people to look at: an order stays, whether or not its money could be taken. */
const failed = async (deps: SettleDeps, attempt: Attempt, { reason, message }: PaymentRefused): Promise<void> => {
  const { id, settlement, payment_id: paymentId } = attempt;
  deps.log.error({ attempt: id, paymentId, settlement, reason }, 'the money of a card order could not be settled');
  await settled(deps, attempt, 'failed', `${reason}: ${message}`);
};

const charge = async (deps: SettleDeps, attempt: Attempt, paymentId: string): Promise<void> => {
  try {
    await deps.payments.charge(paymentId, amountOf(attempt), attempt.id);
    await settled(deps, attempt, 'charged');
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    await failed(deps, attempt, error);
  }
};

const release = async (deps: SettleDeps, attempt: Attempt, paymentId: string): Promise<void> => {
  try {
    await deps.payments.cancel(paymentId, amountOf(attempt));
    await settled(deps, attempt, 'released');
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    // What the service does not know holds no money.
    if (error.reason === 'unknown-payment') await settled(deps, attempt, 'released');
    else await failed(deps, attempt, error);
  }
};

/**
 * Does with the money of an ended attempt what is to be done: takes it for an order, once, or releases it.
 * @throws PaymentDoesNotAnswer, and it is to be done again
 */
export const settle = async (deps: SettleDeps, attempt: Attempt): Promise<void> => {
  const { settlement, payment_id: paymentId } = attempt;
  if (settlement === 'to-charge' && paymentId !== null) await charge(deps, attempt, paymentId);
  if (settlement !== 'to-release') return;
  if (paymentId !== null) await release(deps, attempt, paymentId);
  // A payment that is only being begun is released when its id is known; nobody was sent to one that never is.
  else if (attempt.ends_at.getTime() < deps.now()) await settled(deps, attempt, 'released');
};
