import { isOpenCart, isPaid } from '@grossist/domain';
import { type PaymentState, PaymentTampered } from '../../../gateways/payment/port.ts';
import { buyerOf } from '../../identity/index.ts';
import { refusalText } from '../refusals.ts';
import { type Attempt, endAttempt, findAttempt, recordPaymentEvent } from './attempts.ts';
import type { CardDeps } from './card-deps.ts';
import { placePaid } from './place-paid.ts';
import { settle } from './settle.ts';

export interface CarryOn {
  /** The buyer came back: a card that was refused ends the attempt, no other is tried any more. */
  isBack?: boolean;
  /** The buyer gives up what is not paid. */
  givesUp?: boolean;
}

/** The cart is not the one that is being paid any more: it was changed, sent, discarded or deleted. */
const isCartChanged = async ({ db }: CardDeps, attempt: Attempt): Promise<boolean> => {
  if (attempt.cart_id === null) return true;
  const cart = await db
    .selectFrom('carts')
    .select(['version', 'status', 'deleted_at'])
    .where('id', '=', attempt.cart_id)
    .executeTakeFirst();
  return (
    cart === undefined || cart.version !== attempt.cart_version || cart.deleted_at !== null || !isOpenCart(cart.status)
  );
};

const stateOf = async ({ payments, log }: CardDeps, attempt: Attempt): Promise<PaymentState | 'tampered'> => {
  if (attempt.payment_id === null) return { status: 'not-found' };
  try {
    return await payments.status(attempt.payment_id);
  } catch (error) {
    if (!(error instanceof PaymentTampered)) throw error;
    log.error(
      { attempt: attempt.id, paymentId: attempt.payment_id },
      'nothing is ordered for a payment of another amount',
    );
    return 'tampered';
  }
};

const refuse = async (deps: CardDeps, attempt: Attempt, text: 'cart-changed' | 'not-ordered'): Promise<void> => {
  const buyer = await buyerOf(deps.db)(attempt.contact_id, attempt.account_id);
  const locale = buyer?.locale ?? 'en-US';
  await endAttempt(deps.db, attempt.id, 'refused', {
    errorMessages: [refusalText(text, locale)],
    validationInfo: null,
  });
};

/** What is not paid ends when it can't be ordered any more, was given up, or took too long. */
const endUnpaid = async (deps: CardDeps, attempt: Attempt, { isBack, givesUp }: CarryOn): Promise<void> => {
  const { payment_status: status } = attempt;
  if (status === 'cancelled') return endAttempt(deps.db, attempt.id, 'cancelled');
  if (await isCartChanged(deps, attempt)) return refuse(deps, attempt, 'cart-changed');
  const isOver = givesUp === true || attempt.ends_at.getTime() <= deps.now();
  if (status === 'failed' && (isOver || isBack === true)) return endAttempt(deps.db, attempt.id, 'declined');
  if (isOver) await endAttempt(deps.db, attempt.id, 'cancelled');
};

const goOn = async (deps: CardDeps, attempt: Attempt, how: CarryOn): Promise<void> => {
  const state = await stateOf(deps, attempt);
  if (state === 'tampered') return refuse(deps, attempt, 'not-ordered');
  if (state.status !== 'not-found' && state.status !== attempt.payment_status)
    await recordPaymentEvent(deps.db, attempt.id, state.status);
  const known = await findAttempt(deps.db, attempt.id);
  if (known === undefined || known.status !== 'pending') return;
  // An event counts only when the payment service confirms it: it is asked, and compared with what was begun.
  if (state.status !== 'not-found' && isPaid(state.status)) await placePaid(deps, known);
  else await endUnpaid(deps, known, how);
};

/**
 * Carries an attempt as far as it goes now: asks what became of the payment, orders what is paid, ends what is over,
 * and settles the money. By whomever and however often at the same time: one order or none comes of it.
 * @throws PaymentDoesNotAnswer, Failure 503; it is to be carried on later then
 */
export const carryOn = async (deps: CardDeps, id: string, how: CarryOn = {}): Promise<Attempt | undefined> => {
  const attempt = await findAttempt(deps.db, id);
  if (attempt?.status === 'pending') await goOn(deps, attempt, how);
  const ended = await findAttempt(deps.db, id);
  if (ended !== undefined && (ended.settlement === 'to-charge' || ended.settlement === 'to-release')) await deps.wake();
  return ended;
};

/** The same, and whatever is to be done with the money. */
export const carryOnAndSettle = async (deps: CardDeps, id: string): Promise<void> => {
  const attempt = await carryOn({ ...deps, wake: async () => undefined }, id);
  if (attempt !== undefined) await settle(deps, attempt);
};
