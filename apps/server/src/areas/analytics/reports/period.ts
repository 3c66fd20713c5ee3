import { type CalendarDate, calendarDate, localTime, MARKETS, type Market, marketFacts } from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';
import { breaksRule } from '../../../http/failure.ts';

export interface WantedPeriod {
  from?: string | undefined;
  to?: string | undefined;
  market?: Market | undefined;
}

export interface Period {
  from: CalendarDate;
  to: CalendarDate;
  market: Market | undefined;
}

const DAY_MS = 86_400_000;
/** Days of a report. */
const MOST_DAYS = 400;
const USUAL_DAYS = 30;

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

/** Returns the market's date, or the latest of all markets' dates: events are counted by the dates of their markets. */
const todayIn = (market: Market | undefined, now: number): CalendarDate => {
  const dates = (market === undefined ? MARKETS : [market]).map(
    (each) => localTime(now, marketFacts(each).timeZone).date,
  );
  return dates.reduce((latest, date) => (date > latest ? date : latest));
};

/**
 * Returns the period of a report: 30 days up to today unless given. `now` is in milliseconds since 1970.
 * @throws Failure 422 when it ends before it begins, or is longer than 400 days
 */
export const periodOf = ({ from, to, market }: WantedPeriod, now: number): Period => {
  const last = to ?? todayIn(market, now);
  const first = from ?? dayBefore(last, USUAL_DAYS - 1);
  const days = (Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / DAY_MS + 1;
  if (days < 1) throw breaksRule('wrong-period', 'The period ends before it begins', 'query.to');
  if (days > MOST_DAYS) throw breaksRule('wrong-period', `A period has at most ${MOST_DAYS} days`, 'query.from');
  return { from: calendarDate(first), to: calendarDate(last), market };
};

/** Condition of a tally to be of the period. */
export const ofPeriod = ({ from, to, market }: Period): RawBuilder<unknown> =>
  market === undefined
    ? sql`day between ${from}::date and ${to}::date`
    : sql`day between ${from}::date and ${to}::date and market = ${market}`;

/** Rows of a page, or of a file. */
export interface Rows {
  limit: number;
  offset: number;
}

/** A file has no more rows than this. */
export const WHOLE_FILE: Rows = { limit: 10_000, offset: 0 };

export const rowsOfPage = ({ page, pageSize }: { page: number; pageSize: number }): Rows => ({
  limit: pageSize,
  offset: (page - 1) * pageSize,
});
