/** What a buyer does on the sandbox's page, what becomes of the payment, and the webhooks that report it. */

import type { PaymentStatus } from '@grossist/domain';
import type { TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { type Database, type SandboxEventName, type Transaction, transaction } from '../../../db/index.ts';
import { SIGNATURE_HEADER, signatureOf, textOfMessage } from './message.ts';

const WEBHOOK_TASK = 'sandbox-payment-tells';
const PAY_TASK = 'sandbox-payment-pays';

interface WebhookTiming {
  /** How many times the webhook is sent; 0: never. */
  times: number;
  afterSeconds: number;
}

const AT_ONCE: WebhookTiming = { times: 1, afterSeconds: 0 };

/** Days of trying with the queue's growing pauses. */
const MOST_ATTEMPTS = 18;

/** Stores an event and queues its webhook in the same transaction. */
const recordEvent = async (tx: Transaction, paymentId: string, event: SandboxEventName, timing: WebhookTiming) => {
  const id = uuidv7();
  await tx.insertInto('sandbox_payment_events').values({ id, payment_id: paymentId, event }).execute();
  if (timing.times === 0) return;
  await sql`
    select graphile_worker.add_job(${WEBHOOK_TASK}, json_build_object('eventId', ${id}::text),
      run_at => now() + make_interval(secs => ${timing.afterSeconds}), max_attempts => ${MOST_ATTEMPTS})
    from generate_series(1, ${timing.times}::integer)`.execute(tx);
};

/** Has the buyer's bank approve the payment after a delay. */
const payLater = async (tx: Transaction, paymentId: string, afterSeconds: number): Promise<void> => {
  await sql`
    select graphile_worker.add_job(${PAY_TASK}, json_build_object('paymentId', ${paymentId}::text),
      run_at => now() + make_interval(secs => ${afterSeconds}), job_key => ${`${PAY_TASK}-${paymentId}`})`.execute(tx);
};

/** What a buyer can do on the sandbox's page. */
export const ACTS = [
  'pay',
  'pay-slowly',
  'pay-and-tell-twice',
  'pay-and-tell-late',
  'pay-and-tell-never',
  'pay-and-refuse-charge',
  'let-charge',
  'decline',
  'abandon',
] as const;
export type Act = (typeof ACTS)[number];

export const SLOW_SECONDS = 20;
export const LATE_SECONDS = 60;

const WEBHOOK_TIMINGS: Partial<Record<Act, WebhookTiming>> = {
  'pay-and-tell-twice': { times: 2, afterSeconds: 0 },
  'pay-and-tell-late': { times: 1, afterSeconds: LATE_SECONDS },
  'pay-and-tell-never': { times: 0, afterSeconds: 0 },
};

/** In these the page still asks; another card may follow a refused one. */
export const isOpen = (status: PaymentStatus): boolean => status === 'pending' || status === 'failed';

/** The payment, locked; undefined when there is none. */
export const lockPayment = (tx: Transaction, paymentId: string) =>
  tx.selectFrom('sandbox_payments').selectAll().where('id', '=', paymentId).forUpdate().executeTakeFirst();

const become = async (tx: Transaction, paymentId: string, status: PaymentStatus): Promise<void> => {
  await tx.updateTable('sandbox_payments').set({ status }).where('id', '=', paymentId).execute();
};

const reserve = async (tx: Transaction, paymentId: string, timing: WebhookTiming = AT_ONCE): Promise<void> => {
  await become(tx, paymentId, 'reserved');
  await recordEvent(tx, paymentId, 'payment.reserved', timing);
};

export const take = async (tx: Transaction, paymentId: string): Promise<void> => {
  await become(tx, paymentId, 'charged');
  await recordEvent(tx, paymentId, 'payment.charged', AT_ONCE);
};

export const release = async (tx: Transaction, paymentId: string): Promise<void> => {
  await become(tx, paymentId, 'cancelled');
  await recordEvent(tx, paymentId, 'payment.cancelled', AT_ONCE);
};

/** Whether what is reserved can't be taken, as of a card that has expired meanwhile. */
const refuseCharges = async (tx: Transaction, paymentId: string, isRefused: boolean): Promise<void> => {
  await tx.updateTable('sandbox_payments').set({ refuses_charges: isRefused }).where('id', '=', paymentId).execute();
};

/** Where the buyer goes next: back to the shop, back without having paid, or to the page again. */
type Next = { to: 'return' | 'cancel'; url: string } | { to: 'page' };

/** With the payment's id, as payment services add it. */
const withId = (url: string, paymentId: string): string => {
  const address = new URL(url);
  address.searchParams.set('paymentid', paymentId);
  return address.href;
};

/** What the buyer's click does; once the payment is over it does nothing more. Undefined for a payment there is not. */
export const actOn =
  (db: Database) =>
  (paymentId: string, act: Act): Promise<Next | undefined> =>
    transaction(db, async (tx): Promise<Next | undefined> => {
      const payment = await lockPayment(tx, paymentId);
      if (payment === undefined) return undefined;
      if (act === 'abandon') return { to: 'cancel', url: withId(payment.cancel_url, paymentId) };
      if (act === 'let-charge') {
        await refuseCharges(tx, paymentId, false);
        return { to: 'page' };
      }
      if (payment.status === 'cancelled') return { to: 'page' };
      if (isOpen(payment.status)) {
        if (act === 'decline') {
          await become(tx, paymentId, 'failed');
          await recordEvent(tx, paymentId, 'payment.failed', AT_ONCE);
          return { to: 'page' };
        }
        if (act === 'pay-slowly') await payLater(tx, paymentId, SLOW_SECONDS);
        else await reserve(tx, paymentId, WEBHOOK_TIMINGS[act]);
        if (act === 'pay-and-refuse-charge') await refuseCharges(tx, paymentId, true);
      }
      return { to: 'return', url: withId(payment.return_url, paymentId) };
    });

interface SandboxTasksDeps {
  db: Database;
  secret: string;
  /** As global fetch. */
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  now?: () => number;
}

const Task = z.object({ eventId: z.uuid() });
const Paying = z.object({ paymentId: z.string() });

/** Timeout of a webhook, which is then retried later. */
const PATIENCE_MS = 10_000;

/** Background tasks of the sandbox: webhooks, retried until the shop acknowledges them, and delayed approvals. */
export const sandboxTasks = ({ db, secret, fetch, now = Date.now }: SandboxTasksDeps): TaskList => ({
  [WEBHOOK_TASK]: async (payload) => {
    const { eventId } = Task.parse(payload);
    const found = await db
      .selectFrom('sandbox_payment_events as e')
      .innerJoin('sandbox_payments as p', 'p.id', 'e.payment_id')
      .select(['e.event', 'e.happened_at', 'p.id', 'p.amount', 'p.currency', 'p.webhook_url'])
      .where('e.id', '=', eventId)
      .executeTakeFirst();
    if (found === undefined) return;
    const body = textOfMessage({
      id: eventId,
      event: found.event,
      happenedAt: found.happened_at.toISOString(),
      payment: { id: found.id, amount: found.amount, currency: found.currency },
    });
    const response = await fetch(found.webhook_url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOf(secret, body, now()) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The shop answers a webhook with ${response.status}`);
  },
  [PAY_TASK]: async (payload) => {
    const { paymentId } = Paying.parse(payload);
    await transaction(db, async (tx) => {
      const payment = await lockPayment(tx, paymentId);
      if (payment !== undefined && isOpen(payment.status)) await reserve(tx, paymentId);
    });
  },
});
