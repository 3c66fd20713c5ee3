import { randomBytes } from 'node:crypto';
import { moneyOf, moneyToDecimal, quantityToDecimal } from '@grossist/domain';
import { type Database, transaction } from '../../../db/index.ts';
import { type PaymentAmount, PaymentRefused, type Payments } from '../port.ts';
import { within } from '../within.ts';
import { isOpen, lockPayment, release, take } from './acts.ts';
import { eventOfMessage, isSigned, SIGNATURE_HEADER } from './message.ts';

export interface SandboxDeps {
  db: Database;
  secret: string;
  /** Where the shop answers: "https://shop.example". The sandbox's page is there. */
  publicUrl: () => string;
  timeoutMs: number;
  now?: () => number;
}

export type Sandbox = Payments;

export const SANDBOX_PAGE = '/sandbox-payment';

/** Anyone with the address of a payment's page may pay it: it cannot be guessed. */
const newPaymentId = (): string => randomBytes(16).toString('hex');

const isAmount = (row: { amount: string; currency: string }, { amount, currency }: PaymentAmount): boolean =>
  moneyOf(row.amount) === amount && row.currency === currency;

/** Simulated payments, stored in the database so that they survive a restart. */
export const openSandbox = ({ db, secret, publicUrl, timeoutMs, now = Date.now }: SandboxDeps): Sandbox => ({
  provider: 'sandbox',
  begin: (order, signal) =>
    within(timeoutMs, signal, async () => {
      const id = newPaymentId();
      const receipt = order.lines.map(({ name, quantity, unit, grossAmount }) => ({
        name,
        quantity: quantityToDecimal(quantity),
        unit,
        grossAmount: moneyToDecimal(grossAmount),
      }));
      await db
        .insertInto('sandbox_payments')
        .values({
          id,
          payment_reference: order.paymentReference,
          amount: moneyToDecimal(order.total.amount),
          currency: order.total.currency,
          receipt: JSON.stringify(receipt),
          locale: order.locale,
          company: order.customer.company,
          return_url: order.returnUrl,
          cancel_url: order.cancelUrl,
          webhook_url: order.webhookUrl,
        })
        .execute();
      return { paymentId: id, redirectUrl: new URL(`${SANDBOX_PAGE}/${id}`, publicUrl()).href };
    }),
  status: (paymentId, signal) =>
    within(timeoutMs, signal, async () => {
      const row = await db
        .selectFrom('sandbox_payments')
        .select(['status', 'payment_reference', 'amount', 'currency'])
        .where('id', '=', paymentId)
        .executeTakeFirst();
      if (row === undefined) return { status: 'not-found' };
      const total = { amount: moneyOf(row.amount), currency: row.currency };
      const isHeld = row.status === 'reserved' || row.status === 'charged';
      return {
        status: row.status,
        paymentReference: row.payment_reference,
        total,
        reserved: isHeld ? total : undefined,
      };
    }),
  charge: (paymentId, amount, _, signal) =>
    within(timeoutMs, signal, () =>
      transaction(db, async (tx) => {
        const payment = await lockPayment(tx, paymentId);
        if (payment === undefined) throw new PaymentRefused('unknown-payment');
        if (!isAmount(payment, amount)) throw new PaymentRefused('other-amount');
        if (payment.status === 'charged') return;
        if (payment.status !== 'reserved') throw new PaymentRefused('not-reserved');
        if (payment.refuses_charges) throw new PaymentRefused('refused', 'The card was refused');
        await take(tx, paymentId);
      }),
    ),
  cancel: (paymentId, amount, signal) =>
    within(timeoutMs, signal, () =>
      transaction(db, async (tx) => {
        const payment = await lockPayment(tx, paymentId);
        if (payment === undefined) throw new PaymentRefused('unknown-payment');
        if (!isAmount(payment, amount)) throw new PaymentRefused('other-amount');
        if (payment.status === 'charged') throw new PaymentRefused('already-charged');
        if (payment.status === 'reserved' || isOpen(payment.status)) await release(tx, paymentId);
      }),
    ),
  verifyWebhook: async (headers, rawBody) => {
    const signature = headers[SIGNATURE_HEADER];
    if (typeof signature !== 'string' || !isSigned(secret, rawBody, signature, now()))
      return { outcome: 'refused', reason: 'signature' };
    const event = eventOfMessage(rawBody);
    return event === undefined ? { outcome: 'refused', reason: 'malformed' } : { outcome: 'event', event };
  },
});
