import { isSameAmount, NO_MONEY, roundToMinor, sumMoney } from '@grossist/domain';
import type { Logger } from 'pino';
import type { Database } from '../../../db/index.ts';
import {
  type PaymentAmount,
  type PaymentOrder,
  PaymentRefused,
  type PaymentState,
  type Payments,
  PaymentTampered,
  type WebhookVerdict,
} from '../port.ts';
import { begunPayments, type KnownPayment } from './begun-payments.ts';

export interface HeldToDeps {
  db: Database;
  log: Pick<Logger, 'warn'>;
}

const REFERENCE = /^[A-Za-z0-9-]{1,64}$/;

/** Money is a bigint, which no log can write. */
const shown = ({ amount, currency }: PaymentAmount): string => `${amount} ten-thousandths of ${currency}`;

const checkOrder = ({ paymentReference, total, lines }: PaymentOrder): void => {
  if (!REFERENCE.test(paymentReference))
    throw new RangeError('a payment has a reference of letters, digits and dashes');
  if (total.amount <= NO_MONEY || roundToMinor(total.amount) !== total.amount)
    throw new RangeError('a payment is above 0 and has at most two decimals');
  if (sumMoney(lines.map(({ grossAmount }) => grossAmount)) !== total.amount)
    throw new RangeError('the lines of a receipt are the total');
};

const isAsBegun = (begun: KnownPayment, state: Exclude<PaymentState, { status: 'not-found' }>): boolean =>
  state.paymentReference === begun.paymentReference &&
  isSameAmount(begun.total, state.total) &&
  (state.reserved === undefined || isSameAmount(begun.total, state.reserved));

/**
 * A payment service whose word is not taken for amounts: what it says must be of a payment that the shop began, and of
 * exactly that amount and currency. Whatever else is refused and logged. An attempt to order has one payment, however
 * often it is begun.
 */
export const heldToWhatWasBegun = (payments: Payments, { db, log }: HeldToDeps): Payments => {
  const begun = begunPayments(db, payments.provider);

  const existing = async ({ paymentReference, total }: PaymentOrder): Promise<KnownPayment | undefined> => {
    const known = await begun.findByReference(paymentReference);
    if (known !== undefined && !isSameAmount(known.total, total)) throw new PaymentRefused('other-amount');
    return known;
  };

  /** @throws PaymentRefused for what the shop never began, or another amount */
  const checked = async (paymentId: string, amount: PaymentAmount): Promise<void> => {
    const known = await begun.find(paymentId);
    if (known === undefined) throw new PaymentRefused('unknown-payment');
    if (!isSameAmount(known.total, amount)) throw new PaymentRefused('other-amount');
  };

  const refused = (reason: 'unknown-payment' | 'amount', about: object): WebhookVerdict => {
    log.warn({ reason, ...about }, 'what a payment service said was refused');
    return { outcome: 'refused', reason };
  };

  return {
    provider: payments.provider,
    begin: async (order, signal) => {
      checkOrder(order);
      const known = await existing(order);
      if (known !== undefined) return { paymentId: known.paymentId, redirectUrl: known.redirectUrl };
      const made = await payments.begin(order, signal);
      await begun.keep({ ...made, paymentReference: order.paymentReference, total: order.total });
      const kept = await existing(order);
      if (kept === undefined) throw new PaymentRefused('other-payment');
      return { paymentId: kept.paymentId, redirectUrl: kept.redirectUrl };
    },
    status: async (paymentId, signal) => {
      const known = await begun.find(paymentId);
      if (known === undefined) return { status: 'not-found' };
      const state = await payments.status(paymentId, signal);
      if (state.status === 'not-found' || isAsBegun(known, state)) return state;
      log.warn(
        {
          paymentId,
          begun: shown(known.total),
          told: shown(state.total),
          reserved: state.reserved && shown(state.reserved),
        },
        'a payment is not what was begun',
      );
      throw new PaymentTampered('The payment is not what was begun');
    },
    charge: async (paymentId, amount, idempotencyKey, signal) => {
      await checked(paymentId, amount);
      await payments.charge(paymentId, amount, idempotencyKey, signal);
    },
    cancel: async (paymentId, amount, signal) => {
      await checked(paymentId, amount);
      await payments.cancel(paymentId, amount, signal);
    },
    verifyWebhook: async (headers, rawBody) => {
      const verdict = await payments.verifyWebhook(headers, rawBody);
      if (verdict.outcome === 'refused')
        log.warn({ reason: verdict.reason }, 'what a payment service said was refused');
      if (verdict.outcome !== 'event') return verdict;
      const { paymentId, total, kind } = verdict.event;
      const known = await begun.find(paymentId);
      if (known === undefined) return refused('unknown-payment', { paymentId, kind });
      if (!isSameAmount(known.total, total))
        return refused('amount', { paymentId, kind, begun: shown(known.total), told: shown(total) });
      return verdict;
    },
  };
};
