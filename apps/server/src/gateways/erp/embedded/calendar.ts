import { type DeliveryCalendar, type Market, marketFacts, type Weekday } from '@grossist/domain';
import Holidays from 'date-holidays';
import type { MarketCalendar } from '../port.ts';

const known = new Map<string, readonly string[]>();

// Working them out takes milliseconds, and every price asks.
const publicHolidays = (market: Market, year: number): readonly string[] => {
  const key = `${market} ${year}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const days = new Holidays(market)
    .getHolidays(year)
    .filter((holiday) => holiday.type === 'public')
    .map((holiday) => holiday.date.slice(0, 10));
  known.set(key, days);
  return days;
};

/**
 * When a market's houses work: Monday to Friday, but for the public holidays of this year and the next two and the
 * house's own closed days.
 */
export const marketCalendar = (market: Market, now: number, closedDays: readonly string[] = []): MarketCalendar => {
  const year = new Date(now).getUTCFullYear();
  return {
    timeZone: marketFacts(market).timeZone,
    holidays: new Set([...[0, 1, 2].flatMap((later) => publicHolidays(market, year + later)), ...closedDays]),
  };
};

/** How goods leave on a route or to be picked up, as far as dates go. */
export interface CalendarTerms {
  /** Calendar dates on which the house is closed beside the public holidays. */
  closedDays: readonly string[];
  cutOff: string;
  leadWorkingDays?: number;
  weekdays?: readonly number[];
}

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** When goods leave and arrive in a market: on its working days, or on those weekdays of them that are told. */
export const calendarOf = (market: Market, now: number, terms: CalendarTerms): DeliveryCalendar => {
  const { closedDays, cutOff, leadWorkingDays, weekdays } = terms;
  return {
    ...marketCalendar(market, now, closedDays),
    cutOff,
    ...(leadWorkingDays === undefined ? {} : { leadWorkingDays }),
    ...(weekdays === undefined ? {} : { workingDays: new Set(WEEKDAYS.filter((day) => weekdays.includes(day))) }),
  };
};
