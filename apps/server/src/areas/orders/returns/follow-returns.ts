import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import { AT_ONCE, type Due, followDue, HELD_MS } from '../follow/follow-due.ts';
import { keepReturnProgress } from './keep-return-progress.ts';

interface DueReturn extends Due {
  return_number: string;
  returned_at: Date;
}

const takeUp = async (db: Database, now: number): Promise<readonly DueReturn[]> => {
  const { rows } = await sql<DueReturn>`
    with due as materialized (
      select id from return_orders
      where progress_due_at <= ${new Date(now)} and status in ('requested', 'received')
      order by progress_due_at limit ${AT_ONCE} for no key update skip locked),
    held as (
      update return_orders r set progress_due_at = ${new Date(now + HELD_MS)} from due where r.id = due.id returning r.*)
    select r.id, r.return_number, r.returned_at, a.sold_to, c.market, a.currency, a.customer_group, a.plant
    from held r join companies c on c.id = r.company_id join accounts a on a.id = r.account_id
    order by a.sold_to, r.id`.execute(db);
  return rows;
};

/** Of what the ERP knows nothing it is asked again after as long as the return is old, an hour at least. */
const askLater = async (db: Database, ids: readonly string[], now: number): Promise<void> => {
  const at = new Date(now);
  await sql`
    update return_orders
    set progress_due_at = ${at}::timestamptz + greatest(${at}::timestamptz - returned_at, interval '1 hour')
    where id = any(${[...ids]}::uuid[])`.execute(db);
};

export interface FollowReturnsDeps {
  db: Database;
  erp: Pick<Erp, 'returnProgress'>;
  /** Milliseconds since 1970; the machine's clock unless told. */
  now?: () => number;
}

/**
 * Asks the ERP where returns stand of which something may have changed, and keeps what it tells. Answers how many
 * returns were asked for.
 */
export const followReturns =
  ({ db, erp, now = Date.now }: FollowReturnsDeps) =>
  (): Promise<number> =>
    followDue<DueReturn>({
      takeUp: () => takeUp(db, now()),
      ask: async (customer, returns) => {
        const told = await erp.returnProgress(
          customer,
          returns.map((each) => ({ returnNumber: each.return_number, askedAt: each.returned_at.getTime() })),
        );
        const byNumber = new Map(told.map((progress) => [progress.returnNumber, progress]));
        const known = returns.flatMap(({ id, return_number: number }) => {
          const progress = byNumber.get(number);
          return progress === undefined ? [] : [{ id, progress }];
        });
        await keepReturnProgress(db, known, now());
        return returns.filter((each) => !byNumber.has(each.return_number));
      },
      askLater: (ids) => askLater(db, ids, now()),
    });
