import { type cancelCreditCardOrder, createCreditCardOrder, creditCardOrderStatus } from '@grossist/contracts';
import { Logger as JobLogger, runMigrations, runOnce } from 'graphile-worker';
import type { Pool } from 'pg';
import type { z } from 'zod';
import { type CardDeps, cardOrderTasks, recordPayment, wakeCardOrders } from '../../../src/areas/orders/index.ts';
import type { Database } from '../../../src/db/index.ts';
import { registerSandboxPage, sandboxTasks } from '../../../src/gateways/payment/embedded/index.ts';
import { registerPaymentWebhook } from '../../../src/gateways/payment/webhook-route.ts';
import type { Client } from '../../support/client.ts';
import { type CardTraits, SANDBOX_SECRET, sandboxCards } from '../../support/sandbox-cards.ts';
import { testApp } from '../../support/test-app.ts';

export type CardStatus = z.output<(typeof cancelCreditCardOrder)['response']>;

const quiet = new JobLogger(() => () => undefined);

/** A shop that takes cards by the sandbox, with its page, its webhooks and its jobs. Call it while tests are collected. */
export const cardShop = async (db: Database, pool: Pool, traits: CardTraits = {}) => {
  await runMigrations({ pgPool: pool, logger: quiet });
  const deps: CardDeps = sandboxCards(db, { wake: wakeCardOrders(pool), ...traits });
  const shop = testApp(db, { card: deps, erp: deps.erp, ...(traits.now && { now: traits.now }) });
  const { app } = shop;
  registerPaymentWebhook(app, { payments: deps.payments, handleEvent: recordPayment(deps) });
  registerSandboxPage(app, { db });

  const toShop = async (url: string, init: RequestInit): Promise<Response> => {
    const headers = Object.fromEntries(new Headers(init.headers));
    const { statusCode } = await app.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers,
      payload: typeof init.body === 'string' ? init.body : '',
    });
    return new Response(null, { status: statusCode });
  };
  const taskList = { ...cardOrderTasks(deps), ...sandboxTasks({ db, secret: SANDBOX_SECRET, fetch: toShop }) };
  const work = () => runOnce({ pgPool: pool, taskList, noHandleSignals: true, logger: quiet });

  return {
    ...shop,
    deps,
    /** Does the jobs that are due, and those that follow of them. */
    work: async () => {
      for (let rounds = 0; rounds < 3; rounds += 1) await work();
    },
    /** Time passes: all that was to be done later is due, and attempts are looked after. */
    workAll: async () => {
      await db
        .updateTable('card_orders')
        .set({ look_at: new Date(0) })
        .execute();
      for (let rounds = 0; rounds < 4; rounds += 1) {
        await pool.query(
          `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())`,
        );
        await wakeCardOrders(pool)();
        await work();
      }
    },
    /** On the sandbox's page. */
    click: (paymentId: string, act: string) =>
      app.inject({
        method: 'POST',
        url: `/sandbox-payment/${paymentId}/${act}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    begin: async (client: Client, cartId: string, details: object = {}): Promise<string> => {
      const body = { Details: { CartId: cartId, ...details } };
      const { PaymentId } = await client.answer(createCreditCardOrder, { body });
      if (PaymentId === null) throw new Error('Nothing was begun');
      return PaymentId;
    },
    statusOf: (client: Client, paymentId: string): Promise<CardStatus> =>
      client.answer(creditCardOrderStatus, { query: { paymentId } }),
    /** What the sandbox holds or has taken. */
    paymentOf: (paymentId: string) =>
      db.selectFrom('sandbox_payments').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow(),
    attemptOf: (paymentId: string) =>
      db.selectFrom('card_orders').selectAll().where('payment_id', '=', paymentId).executeTakeFirstOrThrow(),
    ordersOf: (cartId: string) => db.selectFrom('orders').selectAll().where('cart_id', '=', cartId).execute(),
  };
};
