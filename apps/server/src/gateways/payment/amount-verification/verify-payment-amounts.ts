import {
  type Currency,
  isSameAmount,
  moneyOf,
  moneyToDecimal,
  NO_MONEY,
  roundToMinor,
  sumMoney,
} from '@grossist/domain';
import type { Logger } from 'pino';
import type { Database } from '../../../db/index.ts';
import {
  type BegunPayment,
  type PaymentAmount,
  type PaymentOrder,
  PaymentRefused,
  type PaymentState,
  type Payments,
  PaymentTampered,
  type WebhookVerdict,
} from '../port.ts';

interface PaymentAttempt extends BegunPayment {
  paymentReference: string;
  total: PaymentAmount;
}

/** Ids come from URLs; others are not looked up. */
const PAYMENT_ID = /^[0-9A-Za-z-]{1,64}$/;

const COLUMNS = ['payment_id', 'payment_reference', 'amount', 'currency', 'redirect_url'] as const;

const attemptOf = (row: {
  payment_id: string;
  payment_reference: string;
  amount: string;
  currency: Currency;
  redirect_url: string;
}): PaymentAttempt => ({
  paymentId: row.payment_id,
  redirectUrl: row.redirect_url,
  paymentReference: row.payment_reference,
  total: { amount: moneyOf(row.amount), currency: row.currency },
});

/** Stores and finds the payment attempts of one provider. */
const paymentAttempts = (db: Database, provider: Payments['provider']) => ({
  find: async (paymentId: string): Promise<PaymentAttempt | undefined> => {
    if (!PAYMENT_ID.test(paymentId)) return undefined;
    const row = await db
      .selectFrom('payments_begun')
      .select(COLUMNS)
      .where('payment_id', '=', paymentId)
      .where('provider', '=', provider)
      .executeTakeFirst();
    return row && attemptOf(row);
  },
  findByReference: async (paymentReference: string): Promise<PaymentAttempt | undefined> => {
    const row = await db
      .selectFrom('payments_begun')
      .select(COLUMNS)
      .where('payment_reference', '=', paymentReference)
      .where('provider', '=', provider)
      .executeTakeFirst();
    return row && attemptOf(row);
  },
  /** Inserts an attempt; of concurrent ones with the same reference the first wins. */
  store: async ({ paymentId, redirectUrl, paymentReference, total }: PaymentAttempt): Promise<void> => {
    await db
      .insertInto('payments_begun')
      .values({
        payment_id: paymentId,
        provider,
        payment_reference: paymentReference,
        amount: moneyToDecimal(total.amount),
        currency: total.currency,
        redirect_url: redirectUrl,
      })
      .onConflict((conflict) => conflict.column('payment_reference').doNothing())
      .execute();
  },
});

interface AmountVerificationDeps {
  db: Database;
  log: Pick<Logger, 'warn'>;
}

const REFERENCE = /^[A-Za-z0-9-]{1,64}$/;

/** Formats an amount for the log, which cannot serialize bigint. */
const shown = ({ amount, currency }: PaymentAmount): string => `${amount} ten-thousandths of ${currency}`;

const checkOrder = ({ paymentReference, total, lines }: PaymentOrder): void => {
  if (!REFERENCE.test(paymentReference))
    throw new RangeError('a payment has a reference of letters, digits and dashes');
  if (total.amount <= NO_MONEY || roundToMinor(total.amount) !== total.amount)
    throw new RangeError('a payment is above 0 and has at most two decimals');
  if (sumMoney(lines.map(({ grossAmount }) => grossAmount)) !== total.amount)
    throw new RangeError('the lines of a receipt are the total');
};

const matchesAttempt = (attempt: PaymentAttempt, state: Exclude<PaymentState, { status: 'not-found' }>): boolean =>
  state.paymentReference === attempt.paymentReference &&
  isSameAmount(attempt.total, state.total) &&
  (state.reserved === undefined || isSameAmount(attempt.total, state.reserved));

/**
 * Wraps a payment service and checks that every status, charge, release and webhook refers to a payment attempt of the
 * shop, with exactly its amount and currency. Everything else is refused and logged. Beginning a payment is idempotent
 * for its reference.
 */
export const verifyPaymentAmounts = (payments: Payments, { db, log }: AmountVerificationDeps): Payments => {
  const attempts = paymentAttempts(db, payments.provider);

  const existing = async ({ paymentReference, total }: PaymentOrder): Promise<PaymentAttempt | undefined> => {
    const known = await attempts.findByReference(paymentReference);
    if (known !== undefined && !isSameAmount(known.total, total)) throw new PaymentRefused('other-amount');
    return known;
  };

  /** @throws PaymentRefused for an unknown payment or a different amount */
  const verify = async (paymentId: string, amount: PaymentAmount): Promise<void> => {
    const known = await attempts.find(paymentId);
    if (known === undefined) throw new PaymentRefused('unknown-payment');
    if (!isSameAmount(known.total, amount)) throw new PaymentRefused('other-amount');
  };

  const refused = (reason: 'unknown-payment' | 'amount', about: object): WebhookVerdict => {
    log.warn({ reason, ...about }, 'Refused a webhook of the payment service');
    return { outcome: 'refused', reason };
  };

  return {
    provider: payments.provider,
    begin: async (order, signal) => {
      checkOrder(order);
      const known = await existing(order);
      if (known !== undefined) return { paymentId: known.paymentId, redirectUrl: known.redirectUrl };
      const made = await payments.begin(order, signal);
      await attempts.store({ ...made, paymentReference: order.paymentReference, total: order.total });
      const stored = await existing(order);
      if (stored === undefined) throw new PaymentRefused('other-payment');
      return { paymentId: stored.paymentId, redirectUrl: stored.redirectUrl };
    },
    status: async (paymentId, signal) => {
      const known = await attempts.find(paymentId);
      if (known === undefined) return { status: 'not-found' };
      const state = await payments.status(paymentId, signal);
      if (state.status === 'not-found' || matchesAttempt(known, state)) return state;
      log.warn(
        {
          paymentId,
          expected: shown(known.total),
          reported: shown(state.total),
          reserved: state.reserved && shown(state.reserved),
        },
        'A payment differs from its attempt',
      );
      throw new PaymentTampered('The payment differs from its attempt');
    },
    charge: async (paymentId, amount, idempotencyKey, signal) => {
      await verify(paymentId, amount);
      await payments.charge(paymentId, amount, idempotencyKey, signal);
    },
    cancel: async (paymentId, amount, signal) => {
      await verify(paymentId, amount);
      await payments.cancel(paymentId, amount, signal);
    },
    verifyWebhook: async (headers, rawBody) => {
      const verdict = await payments.verifyWebhook(headers, rawBody);
      if (verdict.outcome === 'refused')
        log.warn({ reason: verdict.reason }, 'Refused a webhook of the payment service');
      if (verdict.outcome !== 'event') return verdict;
      const { paymentId, total, kind } = verdict.event;
      const known = await attempts.find(paymentId);
      if (known === undefined) return refused('unknown-payment', { paymentId, kind });
      if (!isSameAmount(known.total, total))
        return refused('amount', { paymentId, kind, expected: shown(known.total), reported: shown(total) });
      return verdict;
    },
  };
};
