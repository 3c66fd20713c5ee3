import { Logger as JobLogger, runMigrations, runOnce } from 'graphile-worker';
import type { Pool } from 'pg';
import { afterAll } from 'vitest';
import type { Database } from '../../src/db/index.ts';
import { verifyPaymentAmounts } from '../../src/gateways/payment/amount-verification/verify-payment-amounts.ts';
import { openSandbox, registerSandboxPage, sandboxTasks } from '../../src/gateways/payment/embedded/index.ts';
import { makeServer } from '../../src/http/server.ts';
import { silentLog } from '../support/silent-log.ts';
import { recordingLog } from './recording-log.ts';
import { shopStandIn } from './shop-stand-in.ts';

export const SECRET = 'a-secret-of-this-data-directory';
export const TIMEOUT_MS = 2000;

const quiet = new JobLogger(() => () => undefined);

/** The sandbox with its page and its jobs, and a shop that receives its webhooks. Call it while tests are collected. */
export const sandboxApp = async (db: Database, pool: Pool) => {
  await runMigrations({ pgPool: pool, logger: quiet });
  const shop = await shopStandIn();
  const { log, lines } = recordingLog();
  const publicUrl = () => 'http://shop.example';
  const service = openSandbox({ db, secret: SECRET, publicUrl, timeoutMs: TIMEOUT_MS });
  const app = makeServer({ log: silentLog(), trustedProxies: [] });
  registerSandboxPage(app, { db });
  app.post('/elsewhere', async () => 'taken');
  afterAll(() => app.close());
  const taskList = sandboxTasks({ db, secret: SECRET, fetch });
  const work = () => runOnce({ pgPool: pool, taskList, noHandleSignals: true, logger: quiet });
  return {
    app,
    service,
    payments: verifyPaymentAmounts(service, { db, log }),
    shop,
    lines,
    /** Does the jobs that are due. */
    work,
    /** Does all jobs, those of later as well, and what follows of them. */
    workAll: async () => {
      for (let rounds = 0; rounds < 3; rounds += 1) {
        await pool.query(
          `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())`,
        );
        await work();
      }
    },
    click: (paymentId: string, act: string) =>
      app.inject({
        method: 'POST',
        url: `/sandbox-payment/${paymentId}/${act}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
  };
};
