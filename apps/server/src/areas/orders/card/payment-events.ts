import type { CronItem, TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { PaymentDoesNotAnswer, type PaymentEvent } from '../../../gateways/payment/port.ts';
import { Failure } from '../../../http/failure.ts';
import { wake as wakeWorker } from '../../../jobs/wake.ts';
import { recordPaymentEvent } from './attempts.ts';
import type { CardDeps } from './card-deps.ts';
import { carryOnAndSettle } from './carry-on.ts';

/** 503: the payment is only being begun; who tells of it is asked to tell again. */
const notYet = (): Failure => new Failure(503, 'payment-begins', 'This payment is only being begun');

/** Notes what a payment service tells by itself, and has it acted on: twice or late, it comes to the same. */
export const recordPayment =
  ({ db, wake }: Pick<CardDeps, 'db' | 'wake'>) =>
  async ({ paymentId, status }: PaymentEvent): Promise<void> => {
    const attempt = await db
      .selectFrom('card_orders')
      .select('id')
      .where('payment_id', '=', paymentId)
      .executeTakeFirst();
    if (attempt === undefined) throw notYet();
    await recordPaymentEvent(db, attempt.id, status);
    await wake();
  };

const CARD_ORDERS = 'card-orders';

/** Of one round; those left over come with the next minute. */
const MOST_AT_ONCE = 500;

/** Wakes one of the processes on this database to continue payment attempts that are due. */
export const wakeCardOrders = (pool: Pool) => wakeWorker(pool, { task: CARD_ORDERS, isOnce: true });

/**
 * Claims the next due payment attempt that no other process has claimed. It is due again after a growing pause, unless
 * it is settled by then.
 */
const claim = async (db: CardDeps['db']): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`
    update card_orders set looks = looks + 1,
      look_at = clock_timestamp() + make_interval(secs => least(600, 30 * 2 ^ least(looks, 5)))
    where id = (
      select id from card_orders
      where look_at <= clock_timestamp() and settlement in ('open', 'to-charge', 'to-release')
      order by look_at limit 1 for update skip locked)
    returning id`.execute(db);
  return rows[0]?.id;
};

const isPassing = (error: unknown): boolean =>
  error instanceof PaymentDoesNotAnswer || (error instanceof Failure && error.status === 503);

/** Continues each due payment attempt: those without requests, those with a new event, those to be settled. */
export const lookAfterCardOrders = (deps: CardDeps) => async (): Promise<void> => {
  for (let looked = 0; looked < MOST_AT_ONCE; looked += 1) {
    const id = await claim(deps.db);
    if (id === undefined) return;
    try {
      await carryOnAndSettle(deps, id);
    } catch (error) {
      // One that can't go on now keeps no other from going on; it is due again by itself.
      deps.log[isPassing(error) ? 'warn' : 'error'](
        { attempt: id, err: error },
        'a card order could not be carried on',
      );
    }
  }
};

export const cardOrderTasks = (deps: CardDeps): TaskList => ({ [CARD_ORDERS]: lookAfterCardOrders(deps) });

export const CARD_ORDER_CRON: readonly CronItem[] = [{ task: CARD_ORDERS, match: '* * * * *' }];
