import {
  type CalendarDate,
  type DeliveryWay,
  type Market,
  PICKUP_SHIPPING_CONDITION,
  possibleDays,
  possibleDeliveryDates,
} from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { DatesAsk, ErpCustomer, MarketCalendar } from '../port.ts';
import { calendarOf, deliveryWay, marketCalendar, type Route, routeTo } from './delivery-way.ts';
import { type House, type HouseAsk, houseOf, postalNumber, SHIPPING_CONDITIONS } from './house.ts';
import { todayIn } from './situation.ts';

const MOST_DATES = 500;

type AskOfHouse = Pick<HouseAsk, 'plant' | 'pickupFrom' | 'zone'>;

const readHouse = async (db: Database, customer: ErpCustomer, ask: AskOfHouse, now: number): Promise<House> => {
  const { market, currency } = customer;
  const { rows } = await sql<{ house: House }>`
    select (${houseOf({ market, currency, today: todayIn(customer, now), ...ask })}) as house`.execute(db);
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
  const house = await readHouse(db, customer, { plant: customer.plant }, now);
  const { closedDays } = house;
  const calendar = calendarOf(customer.market, now, { ...routeTo(customer, house, undefined), closedDays });
  return possibleDeliveryDates(calendar, now, Math.min(count, MOST_DATES));
};

/** The route of a code; where the plant does not have such a one, its route to the address. */
const routeNamed = (customer: ErpCustomer, house: House, { route: code, address }: DatesAsk): Route => {
  const named = house.routes.filter((route) => route.code === code).map((route) => ({ ...route, prefixes: [''] }));
  return routeTo(customer, named.length === 0 ? house : { ...house, routes: named }, address);
};

/** The express box's zone: as it is named, else the one of the address. */
const expressZone = (
  { market }: ErpCustomer,
  { route, address }: DatesAsk,
): Pick<HouseAsk, 'zone' | 'postalNumber'> => {
  if (route !== '') return { zone: route };
  return address?.countryCode === market ? { postalNumber: postalNumber(address.postalCode) } : {};
};

const askedWay = async (
  db: Database,
  customer: ErpCustomer,
  ask: DatesAsk,
  now: number,
): Promise<DeliveryWay | undefined> => {
  const plant = ask.plant === '' ? customer.plant : ask.plant;
  const isPickup = ask.shippingCondition === PICKUP_SHIPPING_CONDITION;
  const isExpress = ask.shippingCondition === SHIPPING_CONDITIONS.fastbox;
  const house = await readHouse(
    db,
    customer,
    {
      plant,
      ...(isPickup && ask.route !== '' && { pickupFrom: ask.route }),
      ...(isExpress && expressZone(customer, ask)),
    },
    now,
  );
  const route = routeNamed({ ...customer, plant }, house, ask);
  return deliveryWay(customer.market, house, route, { isPickup, deliveryType: isExpress ? 'fastbox' : 'normal' }, now);
};

/** The dates of a span by a route or express box, or on which something can be picked up; one statement. [erp-10] */
export const datesBetween = async (
  db: Database,
  customer: ErpCustomer,
  ask: DatesAsk,
  now: number,
): Promise<readonly CalendarDate[]> => {
  const way = await askedWay(db, customer, ask, now);
  return way === undefined ? [] : possibleDays(way, now, ask);
};

/** When a market works; one statement. */
export const readCalendar = async (db: Database, market: Market, now: number): Promise<MarketCalendar> => {
  const { rows } = await sql<{ date: string }>`
    select date::text as date from erp.closed_days where market = ${market}
    order by date desc limit ${MOST_DATES}`.execute(db);
  return marketCalendar(
    market,
    now,
    rows.map(({ date }) => date),
  );
};
