import { type DeliveryCalendar, type Market, marketFacts } from '@grossist/domain';
import Holidays from 'date-holidays';
import { CUT_OFF } from './terms.ts';

const calendars = new Map<string, DeliveryCalendar>();

const publicHolidays = (market: Market, year: number): string[] =>
  new Holidays(market)
    .getHolidays(year)
    .filter((holiday) => holiday.type === 'public')
    .map((holiday) => holiday.date.slice(0, 10));

/** When goods leave and arrive in a market: Monday to Friday but for the public holidays of this year and the next two. */
export const calendarOf = (market: Market, now: number): DeliveryCalendar => {
  const year = new Date(now).getUTCFullYear();
  const key = `${market} ${year}`;
  const known = calendars.get(key);
  if (known !== undefined) return known;
  const holidays = new Set([0, 1, 2].flatMap((later) => publicHolidays(market, year + later)));
  const calendar = { timeZone: marketFacts(market).timeZone, cutOff: CUT_OFF, holidays };
  calendars.set(key, calendar);
  return calendar;
};
