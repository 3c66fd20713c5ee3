import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { type Database, transaction } from '../../../db/index.ts';
import { isOpen, lockPayment, PAY_TASK, reserve, WEBHOOK_TASK } from './acts.ts';
import { SIGNATURE_HEADER, signatureOf, textOfMessage } from './message.ts';

export interface SandboxTasksDeps {
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
