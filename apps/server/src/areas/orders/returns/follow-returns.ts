import type { Currency, Market } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { type Erp, ErpDoesNotAnswer } from '../../../gateways/erp/port.ts';
import { keepReturnProgress } from './keep-return-progress.ts';

interface DueReturn {
  id: string;
  return_number: string;
  returned_at: Date;
  sold_to: string;
  market: Market;
  currency: Currency;
  customer_group: string;
  plant: string;
}

const AT_ONCE = 100;
const MOST_ROUNDS = 50;
/** Who takes up returns and dies leaves them to others after so long. */
const HELD_MS = 600_000;

/** Takes up returns of which something may have changed; others pass them over. */
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
  if (ids.length === 0) return;
  const at = new Date(now);
  await sql`
    update return_orders
    set progress_due_at = ${at}::timestamptz + greatest(${at}::timestamptz - returned_at, interval '1 hour')
    where id = any(${[...ids]}::uuid[])`.execute(db);
};

const bySoldTo = (returns: readonly DueReturn[]): readonly (readonly DueReturn[])[] => {
  const groups = new Map<string, DueReturn[]>();
  for (const each of returns) groups.set(each.sold_to, [...(groups.get(each.sold_to) ?? []), each]);
  return [...groups.values()];
};

export interface FollowReturnsDeps {
  db: Database;
  erp: Pick<Erp, 'returnProgress'>;
  /** Milliseconds since 1970; the machine's clock unless told. */
  now?: () => number;
}

/**
 * Asks the ERP where returns stand of which something may have changed, and keeps what it tells; any number of processes
 * share the work. Answers how many returns were asked for; ends when the ERP falls silent.
 */
export const followReturns =
  ({ db, erp, now = Date.now }: FollowReturnsDeps) =>
  async (): Promise<number> => {
    let asked = 0;
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const due = await takeUp(db, now());
      for (const returns of bySoldTo(due)) {
        const [first] = returns;
        if (first === undefined) continue;
        const { sold_to: soldTo, market, currency, customer_group: customerGroup, plant } = first;
        try {
          const told = await erp.returnProgress(
            { soldTo, market, currency, customerGroup, plant },
            returns.map((each) => ({ returnNumber: each.return_number, askedAt: each.returned_at.getTime() })),
          );
          const byNumber = new Map(told.map((progress) => [progress.returnNumber, progress]));
          const known = returns.flatMap(({ id, return_number: number }) => {
            const progress = byNumber.get(number);
            return progress === undefined ? [] : [{ id, progress }];
          });
          await keepReturnProgress(db, known, now());
          const unknown = returns.filter((each) => !byNumber.has(each.return_number));
          await askLater(
            db,
            unknown.map(({ id }) => id),
            now(),
          );
        } catch (error) {
          if (error instanceof ErpDoesNotAnswer) return asked;
          throw error;
        }
      }
      asked += due.length;
      if (due.length < AT_ONCE) break;
    }
    return asked;
  };
