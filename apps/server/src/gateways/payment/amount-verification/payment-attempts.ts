import { type Currency, moneyOf, moneyToDecimal, type PaymentAmount } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import type { BegunPayment, Payments } from '../port.ts';

export interface PaymentAttempt extends BegunPayment {
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
export const paymentAttempts = (db: Database, provider: Payments['provider']) => ({
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
