import type { Database } from '../../../../../db/index.ts';
import type { ErpCustomer, ReturnAsk, ReturnProgress } from '../../../port.ts';
import { marketCalendar } from '../../calendar.ts';
import { readClosedDays } from '../read-closed-days.ts';
import { demoReturn } from './demo-return.ts';

const MOST_RETURNS = 100;

/** Makes up how far a demo's returns are. One statement, however many returns. */
export const readDemoReturns = async (
  db: Database,
  { market }: ErpCustomer,
  asks: readonly ReturnAsk[],
  now: number,
): Promise<readonly ReturnProgress[]> => {
  const asked = asks.slice(0, MOST_RETURNS);
  if (asked.length === 0) return [];
  const closedDays = await readClosedDays(db, market);
  return asked.map((ask) => demoReturn(ask, marketCalendar(market, ask.askedAt, closedDays), now));
};
