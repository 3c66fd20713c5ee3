import { addDays, type CalendarDate, instantAt, isWorkingDay, localTime } from '@grossist/domain';
import type { Database } from '../../../../../db/index.ts';
import type { ErpCustomer, MarketCalendar, ReturnAsk, ReturnProgress } from '../../../port.ts';
import { marketCalendar, readClosedDays } from '../../delivery-way.ts';
import { chanceOf } from './demo-deliveries.ts';

const MOST_DAYS_CLOSED = 30;

const workingDaysAfter = (calendar: MarketCalendar, date: CalendarDate, count: number): CalendarDate => {
  let day = date;
  for (let left = count; left > 0; left -= 1) {
    day = addDays(day, 1);
    for (let days = 0; days < MOST_DAYS_CLOSED && !isWorkingDay(calendar, day); days += 1) day = addDays(day, 1);
  }
  return day;
};

const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * Simulates the progress of a demo's return: the van takes the goods along two to four working days after they were
 * announced, one or two later they are credited. The minute is decided by the return's number, so that it never moves.
 * Nothing is refused.
 */
const demoReturn = ({ returnNumber, askedAt }: ReturnAsk, calendar: MarketCalendar, now: number): ReturnProgress => {
  const chance = (what: string) => chanceOf(what, returnNumber);
  const at = (date: CalendarDate, from: number, span: number, what: string): number =>
    instantAt(date, clockTime(from + Math.floor(span * chance(what))), calendar.timeZone);
  const announced = localTime(askedAt, calendar.timeZone).date;
  const arrives = workingDaysAfter(calendar, announced, 2 + Math.floor(3 * chance('days under way')));
  const settled = workingDaysAfter(calendar, arrives, 1 + Math.floor(2 * chance('days until credited')));
  const receivedAt = at(arrives, 7 * 60, 7 * 60, 'received');
  const creditedAt = at(settled, 9 * 60, 7 * 60, 'credited');
  return {
    returnNumber,
    receivedAt: now >= receivedAt ? receivedAt : undefined,
    creditedAt: now >= creditedAt ? creditedAt : undefined,
    refusedAt: undefined,
    nextChange: [receivedAt, creditedAt].find((moment) => moment > now),
  };
};

const MOST_RETURNS = 100;

/** Simulates the progress of a demo's returns. One statement, however many returns. */
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
