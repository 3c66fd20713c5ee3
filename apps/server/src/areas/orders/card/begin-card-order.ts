import { languageOf, moneyOf, NO_MONEY } from '@grossist/domain';
import { transaction } from '../../../db/index.ts';
import {
  type BegunPayment,
  PaymentDoesNotAnswer,
  type PaymentOrder,
  PaymentRefused,
} from '../../../gateways/payment/port.ts';
import { PAYMENT_WEBHOOK } from '../../../gateways/payment/webhook-route.ts';
import { breaksRule, changedMeanwhile, Failure, notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { askErp } from '../../pricing/index.ts';
import { cartOf, checkCart, type PreparedOrder, prepareOrder } from '../commands/prepare-order.ts';
import { type TakenOrder, takeStock } from '../commands/take-prepared-order.ts';
import type { PlacedOrder, WantedOrder } from '../wanted-order.ts';
import { type Attempt, endAttempt, findAttempt } from './attempts.ts';
import type { CardDeps } from './card-deps.ts';
import { holdAttempt } from './hold-attempt.ts';
import { receiptOf } from './receipt.ts';
import { amountOf } from './settle.ts';

/** Carries what was found out of a transaction of which nothing stays. */
class Rehearsed extends Error {
  override name = 'Rehearsed';
  constructor(readonly taken: TakenOrder | undefined) {
    super('Nothing of this stays');
  }
}

/**
 * Takes an order as if it were placed now, and rolls everything back, so that a buyer never pays for what can't be
 * ordered.
 * @returns what the ERP would confirm; undefined when the cart is no longer the one that was priced
 * @throws as placeOrder does
 */
const rehearse = async (
  { db, erp }: CardDeps,
  wanted: WantedOrder,
  prepared: PreparedOrder,
): Promise<TakenOrder | undefined> => {
  try {
    return await askErp(() =>
      transaction(db, async (tx) => {
        const cart = await cartOf(tx, prepared.buyer, wanted.cartId).forUpdate().executeTakeFirst();
        if (cart === undefined) throw notFound('cart of yours');
        checkCart(cart, wanted);
        if (cart.version !== prepared.version) throw new Rehearsed(undefined);
        throw new Rehearsed(await takeStock(tx, erp, wanted, prepared, cart));
      }),
    );
  } catch (error) {
    if (error instanceof Rehearsed) return error.taken;
    throw error;
  }
};

/** A cart that is changed faster than it can be priced is left to its buyer. */
const TRIES = 5;

/** Where buyers come back to, below their language, and where they may read on what terms they buy. */
const PAGE = '/order/card';
const TERMS = '/pages/delivery-terms';

/** 503: who takes payments does not answer; nothing was ordered and nothing paid. */
const notAnswered = (): Failure =>
  new Failure(503, 'payment-does-not-answer', 'Paying by card is not possible now', 'Try again in a moment');

const paymentOrderOf = (
  { publicUrl }: CardDeps,
  attempt: Attempt,
  { buyer, ...prepared }: PreparedOrder,
): PaymentOrder => {
  const at = (path: string): string => new URL(path, publicUrl()).href;
  const [firstName = '', ...names] = buyer.name.split(' ');
  return {
    paymentReference: attempt.id,
    total: amountOf(attempt),
    lines: receiptOf({ buyer, ...prepared }, languageOf(buyer.locale)),
    locale: buyer.locale,
    returnUrl: at(`/${buyer.locale}${PAGE}`),
    cancelUrl: at(`/${buyer.locale}${PAGE}?cancelled=true`),
    termsUrl: at(TERMS),
    webhookUrl: at(PAYMENT_WEBHOOK),
    customer: {
      reference: buyer.account.soldTo,
      email: buyer.email,
      company: buyer.company.name,
      firstName,
      lastName: names.join(' '),
      countryCode: buyer.market,
    },
  };
};

/** The payment of an attempt: one, however often and by however many it is begun. */
const beginPayment = async (deps: CardDeps, attempt: Attempt, prepared: PreparedOrder): Promise<BegunPayment> => {
  if (attempt.payment_id !== null) return { paymentId: attempt.payment_id, redirectUrl: attempt.redirect_url };
  try {
    return await deps.payments.begin(paymentOrderOf(deps, attempt, prepared));
  } catch (error) {
    if (error instanceof PaymentDoesNotAnswer) throw notAnswered();
    if (!(error instanceof PaymentRefused)) throw error;
    deps.log.error({ attempt: attempt.id, reason: error.reason }, 'a payment was not wanted');
    await endAttempt(deps.db, attempt.id, 'cancelled');
    throw breaksRule('payment-refused', 'The card service does not take this payment');
  }
};

/**
 * @throws Failure 409 when the attempt has ended while its payment was created: the buyer must not be sent to pay then
 */
const keepPayment = async (deps: CardDeps, attempt: Attempt, payment: BegunPayment): Promise<void> => {
  await deps.db
    .updateTable('card_orders')
    .set({ payment_id: payment.paymentId, redirect_url: payment.redirectUrl })
    .where('id', '=', attempt.id)
    .where('payment_id', 'is', null)
    .execute();
  if ((await findAttempt(deps.db, attempt.id))?.status === 'pending') return;
  await deps.wake();
  throw changedMeanwhile('The cart was changed meanwhile: look at it once more');
};

/**
 * Begins to order a cart by card: all that keeps an order from being placed keeps it from being paid. For the same
 * version of a cart asked again, however often and at the same time, it answers with the same payment. [ord-01]
 * @returns the order, when the cart is ordered already
 * @throws OrderRefused and Failure as placeOrder does; 422 when there is nothing to pay, 503 when the payment service
 * does not answer
 */
export const beginCardOrder =
  (deps: CardDeps) =>
  async (buyer: Buyer, wanted: WantedOrder): Promise<PlacedOrder | BegunPayment> => {
    for (let tried = 1; tried <= TRIES; tried += 1) {
      const prepared = await prepareOrder(deps, buyer, wanted);
      if ('orderId' in prepared) return prepared;
      if (prepared.priced.totals.total <= NO_MONEY) throw breaksRule('nothing-to-pay', 'There is nothing to pay');
      const taken = await rehearse(deps, wanted, prepared);
      const held = taken && (await holdAttempt(deps, wanted, prepared, taken));
      if (held === undefined) continue;
      if ('orderId' in held) return held;
      if (moneyOf(held.amount) !== prepared.priced.totals.total) throw new Error('An attempt has another amount');
      const payment = await beginPayment(deps, held, prepared);
      await keepPayment(deps, held, payment);
      return payment;
    }
    throw changedMeanwhile('The cart is being changed: look at it once more');
  };
