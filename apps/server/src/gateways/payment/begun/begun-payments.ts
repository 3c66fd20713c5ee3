import { type Currency, moneyOf, moneyToDecimal, type PaymentAmount } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import type { BegunPayment, Payments } from '../port.ts';

export interface KnownPayment extends BegunPayment {
  paymentReference: string;
  total: PaymentAmount;
}

/** Whatever else is asked for is no payment: the id comes from people's addresses. */
const PAYMENT_ID = /^[0-9A-Za-z-]{1,64}$/;

const COLUMNS = ['payment_id', 'payment_reference', 'amount', 'currency', 'redirect_url'] as const;

const knownOf = (row: {
  payment_id: string;
  payment_reference: string;
  amount: string;
  currency: Currency;
  redirect_url: string;
}): KnownPayment => ({
  paymentId: row.payment_id,
  redirectUrl: row.redirect_url,
  paymentReference: row.payment_reference,
  total: { amount: moneyOf(row.amount), currency: row.currency },
});

/** The payments of one provider that the shop began. */
export const begunPayments = (db: Database, provider: Payments['provider']) => ({
  find: async (paymentId: string): Promise<KnownPayment | undefined> => {
    if (!PAYMENT_ID.test(paymentId)) return undefined;
    const row = await db
      .selectFrom('payments_begun')
      .select(COLUMNS)
      .where('payment_id', '=', paymentId)
      .where('provider', '=', provider)
      .executeTakeFirst();
    return row && knownOf(row);
  },
  findByReference: async (paymentReference: string): Promise<KnownPayment | undefined> => {
    const row = await db
      .selectFrom('payments_begun')
      .select(COLUMNS)
      .where('payment_reference', '=', paymentReference)
      .where('provider', '=', provider)
      .executeTakeFirst();
    return row && knownOf(row);
  },
  /** Of several that begin the same attempt at once the first is the one. */
  keep: async ({ paymentId, redirectUrl, paymentReference, total }: KnownPayment): Promise<void> => {
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
