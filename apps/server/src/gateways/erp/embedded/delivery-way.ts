import {
  type DeliveryCalendar,
  type DeliveryWay,
  type Market,
  marketFacts,
  PICKUP_SHIPPING_CONDITION,
  type Weekday,
} from '@grossist/domain';
import Holidays from 'date-holidays';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { DeliveryAsk, MarketCalendar } from '../port.ts';
import { type House, SHIPPING_CONDITIONS } from './house.ts';
import type { Route } from './routes.ts';

const holidayCache = new Map<string, readonly string[]>();

// Computing them takes milliseconds, and every price request needs them.
const publicHolidays = (market: Market, year: number): readonly string[] => {
  const key = `${market} ${year}`;
  const before = holidayCache.get(key);
  if (before !== undefined) return before;
  const days = new Holidays(market)
    .getHolidays(year)
    .filter((holiday) => holiday.type === 'public')
    .map((holiday) => holiday.date.slice(0, 10));
  holidayCache.set(key, days);
  return days;
};

/**
 * Returns the working days of a market's plants: Monday to Friday, but for the public holidays of this year and the
 * next two and the house's own closed days.
 */
export const marketCalendar = (market: Market, now: number, closedDays: readonly string[] = []): MarketCalendar => {
  const year = new Date(now).getUTCFullYear();
  return {
    timeZone: marketFacts(market).timeZone,
    holidays: new Set([...[0, 1, 2].flatMap((later) => publicHolidays(market, year + later)), ...closedDays]),
  };
};

/** What the delivery dates of a route or a pickup depend on. */
interface CalendarTerms {
  /** Calendar dates on which the house is closed beside the public holidays. */
  closedDays: readonly string[];
  cutOff: string;
  leadWorkingDays?: number;
  weekdays?: readonly number[];
}

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** Returns when goods leave and arrive in a market: on its working days, or only on the given weekdays of them. */
export const calendarOf = (market: Market, now: number, terms: CalendarTerms): DeliveryCalendar => {
  const { closedDays, cutOff, leadWorkingDays, weekdays } = terms;
  return {
    ...marketCalendar(market, now, closedDays),
    cutOff,
    ...(leadWorkingDays === undefined ? {} : { leadWorkingDays }),
    ...(weekdays === undefined ? {} : { workingDays: new Set(WEEKDAYS.filter((day) => weekdays.includes(day))) }),
  };
};

type Leaves = Pick<DeliveryAsk, 'isPickup' | 'deliveryType'>;
type HouseFacts = Pick<House, 'closedDays' | 'cutOff' | 'center' | 'zone' | 'pickupPlant'>;

/** Returns how goods leave a plant at an instant; undefined where no express box is delivered. */
export const deliveryWay = (
  market: Market,
  house: HouseFacts,
  route: Route,
  { isPickup, deliveryType }: Leaves,
  now: number,
): DeliveryWay | undefined => {
  const { closedDays, center, zone } = house;
  const calendar = marketCalendar(market, now, closedDays);
  const { timeZone } = calendar;
  if (isPickup) {
    const opens = center?.openingTime ?? undefined;
    // What is picked up at a plant is there until its orders leave.
    const closes = center?.closingTime ?? house.cutOff;
    return { kind: 'pickup', hours: { timeZone, calendar, opens, closes, days: center?.days ?? {} } };
  }
  if (deliveryType !== 'fastbox') return { kind: 'route', calendar: calendarOf(market, now, { ...route, closedDays }) };
  if (zone === null) return undefined;
  const hours = { timeZone, calendar, opens: zone.opens ?? undefined, closes: zone.closes, days: zone.days };
  return { kind: 'express', terms: { hours, lastOrder: zone.closingTime, leadMinutes: zone.leadMinutes } };
};

/** Returns the key of a delivery way's dates: the pickup place, the express box's zone, or the route. */
export const wayKey = (
  { center, zone, pickupPlant }: HouseFacts,
  route: Route,
  plant: string,
  { isPickup, deliveryType }: Leaves,
): { route: string; shippingCondition: string } => {
  if (isPickup) return { route: center?.code ?? pickupPlant ?? plant, shippingCondition: PICKUP_SHIPPING_CONDITION };
  if (deliveryType === 'fastbox')
    return { route: zone?.zone ?? route.code, shippingCondition: SHIPPING_CONDITIONS.fastbox };
  return { route: route.code, shippingCondition: SHIPPING_CONDITIONS.route };
};

const MOST_DAYS = 500;

/** Days on which the house is closed in a market beside the public holidays. One statement. */
export const readClosedDays = async (db: Database, market: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ date: string }>`
    select date::text as date from erp.closed_days where market = ${market} order by date desc limit ${MOST_DAYS}`.execute(
    db,
  );
  return rows.map(({ date }) => date);
};
