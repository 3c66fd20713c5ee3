/** How goods travel from a plant to a place: the route, its calendar and its cut-off times. */

import {
  type DeliveryCalendar,
  type DeliveryWay,
  type Market,
  type Money,
  marketFacts,
  moneyOf,
  NO_MONEY,
  PICKUP_SHIPPING_CONDITION,
  type Weekday,
} from '@grossist/domain';
import Holidays from 'date-holidays';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { Destination } from '../carts.ts';
import type { DeliveryAsk, MarketCalendar } from '../port.ts';
import { type House, type HouseRoute, routeOf, SHIPPING_CONDITIONS } from './house.ts';

/** How goods go from a plant, and what that costs. */
export interface Route {
  code: string;
  cutOff: string;
  leadWorkingDays: number;
  weekdays: readonly number[];
  freight: Money;
  freeFrom: Money | undefined;
  /** For bulky goods. */
  extraFreight: Money;
  serviceTaxPercent: string;
}

const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5];

interface Sender {
  market: Market;
  plant: string;
}

const routeOfRow = (row: HouseRoute): Route => ({
  code: row.code,
  cutOff: row.cutOff,
  leadWorkingDays: row.leadWorkingDays,
  weekdays: row.weekdays,
  freight: moneyOf(row.freight),
  freeFrom: row.freeFrom === null ? undefined : moneyOf(row.freeFrom),
  extraFreight: moneyOf(row.extraFreight),
  serviceTaxPercent: row.serviceTaxPercent,
});

const usualTerms = (
  { market, plant }: Sender,
  { cutOff, freightTerms }: Pick<House, 'cutOff' | 'freightTerms'>,
): Route => {
  const { freight, freeFrom } = freightTerms ?? { freight: '0', freeFrom: null };
  return {
    code: routeOf(market, plant),
    cutOff,
    leadWorkingDays: 1,
    weekdays: MONDAY_TO_FRIDAY,
    freight: moneyOf(freight),
    freeFrom: freeFrom === null ? undefined : moneyOf(freeFrom),
    extraFreight: NO_MONEY,
    serviceTaxPercent: '0',
  };
};

const longestPrefix = (route: HouseRoute, postalCode: string): number =>
  Math.max(-1, ...route.prefixes.filter((prefix) => postalCode.startsWith(prefix)).map((prefix) => prefix.length));

/**
 * The route to an address: the one that names its postal code most closely, the first by code of several; without an
 * address, or to another country, the one that goes everywhere. A plant without routes has the freight terms of the
 * ERP.
 */
export const routeTo = (
  sender: Sender,
  house: Pick<House, 'routes' | 'cutOff' | 'freightTerms'>,
  address: Pick<Destination, 'postalCode' | 'countryCode'> | undefined,
): Route => {
  const postalCode = address?.countryCode === sender.market ? address.postalCode.replaceAll(/\s/g, '') : '';
  let found: HouseRoute | undefined;
  let closest = -1;
  for (const route of house.routes) {
    const length = longestPrefix(route, postalCode);
    if (length <= closest) continue;
    found = route;
    closest = length;
  }
  return found === undefined ? usualTerms(sender, house) : routeOfRow(found);
};

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
