import {
  type CalendarDate,
  type DeliveryCalendar,
  deliveryDatesBetween,
  isWorkingDay,
  type Market,
  PICKUP_SHIPPING_CONDITION,
  possibleDeliveryDates,
} from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { DatesAsk, ErpCustomer } from '../port.ts';
import { calendarOf } from './calendar.ts';
import { sameDay } from './delivery-clock.ts';
import { type House, houseOf } from './house.ts';
import { type Route, routeTo } from './routes.ts';
import { todayIn } from './situation.ts';
import { CUT_OFF } from './terms.ts';

const MOST_DATES = 500;

const readHouse = async (db: Database, customer: ErpCustomer, plant: string, now: number): Promise<House> => {
  const { market, currency } = customer;
  const { rows } = await sql<{ house: House }>`
    select (${houseOf({ market, currency, plant, today: todayIn(customer, now) })}) as house`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The house was not read');
  return row.house;
};

/** The next dates by the plant's usual route; one statement. */
export const nextDates = async (
  db: Database,
  customer: ErpCustomer,
  count: number,
  now: number,
): Promise<readonly CalendarDate[]> => {
  const house = await readHouse(db, customer, customer.plant, now);
  const calendar = calendarOf(customer.market, now, {
    ...routeTo(customer, house, undefined),
    closedDays: house.closedDays,
  });
  return possibleDeliveryDates(calendar, now, Math.min(count, MOST_DATES));
};

const routeNamed = (customer: ErpCustomer, house: House, code: string): Route =>
  routeTo(
    customer,
    { routes: house.routes.filter((route) => route.code === code).map((route) => ({ ...route, prefixes: [''] })) },
    undefined,
  );

const fetchedBetween = (calendar: DeliveryCalendar, now: number, { from, to }: DatesAsk): readonly CalendarDate[] => {
  const first = sameDay(calendar, CUT_OFF, now);
  // Of goods that are fetched no route takes a day: what can leave tomorrow can be fetched today.
  const dates = deliveryDatesBetween({ ...calendar, leadWorkingDays: 0, cutOff: CUT_OFF }, now, from, to);
  return dates.filter((date) => first !== undefined && date >= first && isWorkingDay(calendar, date));
};

/** The dates of a span by a route, or on which something can be fetched; one statement. [erp-10] */
export const datesBetween = async (
  db: Database,
  customer: ErpCustomer,
  ask: DatesAsk,
  now: number,
): Promise<readonly CalendarDate[]> => {
  const plant = ask.plant === '' ? customer.plant : ask.plant;
  const house = await readHouse(db, customer, plant, now);
  const { closedDays, routes } = house;
  if (ask.shippingCondition === PICKUP_SHIPPING_CONDITION) {
    return fetchedBetween(calendarOf(customer.market, now, { closedDays }), now, ask);
  }
  const isKnown = routes.some(({ code }) => code === ask.route);
  const route = isKnown ? routeNamed(customer, house, ask.route) : routeTo({ ...customer, plant }, house, undefined);
  return deliveryDatesBetween(calendarOf(customer.market, now, { ...route, closedDays }), now, ask.from, ask.to);
};

/** When a market works; one statement. */
export const readCalendar = async (db: Database, market: Market, now: number): Promise<DeliveryCalendar> => {
  const { rows } = await sql<{ date: string }>`
    select date::text as date from erp.closed_days where market = ${market}
    order by date desc limit ${MOST_DATES}`.execute(db);
  return calendarOf(market, now, { closedDays: rows.map(({ date }) => date) });
};
