import { type DeliveryCalendar, localTime, marketFacts } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import type { DeliveryAsk, ErpCustomer, PriceAsk } from '../port.ts';
import { calendarOf } from './calendar.ts';
import { type DeliveryClock, deliveryClock, sameDay } from './delivery-clock.ts';
import { readElsewhere } from './elsewhere.ts';
import { type House, postalNumber } from './house.ts';
import type { Dates } from './material-stock.ts';
import type { Elsewhere, Leaving } from './piles.ts';
import { type ConditionRow, readConditions } from './read-conditions.ts';
import { type Route, routeTo } from './routes.ts';
import { CUT_OFF } from './terms.ts';

/** All that is known for one answer about prices and stock, read at one moment. */
export interface Situation {
  customer: ErpCustomer;
  now: number;
  today: string;
  house: House;
  materials: ReadonlyMap<string, ConditionRow>;
  elsewhere: Elsewhere;
  leaving: Leaving;
  route: Route;
  calendar: DeliveryCalendar;
  clock: DeliveryClock;
  dates: Dates;
}

export interface SituationAsk {
  customer: ErpCustomer;
  asks: readonly PriceAsk[];
  delivery: DeliveryAsk;
}

/** How goods leave whom nobody has asked about a cart. */
export const BY_ROUTE: DeliveryAsk = { deliveryType: 'normal', isPickup: false };

export const todayIn = ({ market }: Pick<ErpCustomer, 'market'>, now: number): string =>
  localTime(now, marketFacts(market).timeZone).date;

export const leavingOf = (delivery: DeliveryAsk, house: Pick<House, 'pickupPlant' | 'kitHeaders'>): Leaving => ({
  kitHeaders: new Set(house.kitHeaders),
  deliveryType: delivery.deliveryType,
  isPickup: delivery.isPickup,
  // A branch that nobody knows has nothing.
  isFromCenter: delivery.isPickup && delivery.pickupFrom !== undefined && house.pickupPlant === null,
});

export const datesOf = (
  { house, calendar, clock }: Pick<Situation, 'house' | 'calendar' | 'clock'>,
  delivery: DeliveryAsk,
  now: number,
): Dates => {
  const closing = delivery.isPickup ? (house.center?.closingTime ?? CUT_OFF) : house.zone?.closingTime;
  const isSameDay = delivery.isPickup || (delivery.deliveryType === 'fastbox' && closing !== undefined);
  return {
    clock,
    inStock: isSameDay ? sameDay(calendar, closing ?? CUT_OFF, now) : clock.first,
    wanted: delivery.deliveryDate,
  };
};

/** One statement, one more for a branch and one for left-over cable; however many materials. */
export const readSituation =
  (db: Database, clockOf: () => number) =>
  async ({ customer, asks, delivery }: SituationAsk): Promise<Situation> => {
    const now = clockOf();
    const today = todayIn(customer, now);
    const pickupFrom = delivery.isPickup ? delivery.pickupFrom : undefined;
    const materials = asks.flatMap((ask) => [ask.sapMaterialNumber, ...(ask.alternatives ?? [])]);
    const { market, currency, plant } = customer;
    const isFastbox = delivery.deliveryType === 'fastbox' && delivery.address?.countryCode === market;
    const postal = isFastbox ? postalNumber(delivery.address?.postalCode ?? '') : undefined;
    const house = { market, currency, plant, today, pickupFrom, postalNumber: postal };
    const [conditions, elsewhere] = await Promise.all([
      readConditions(db, customer, materials, house),
      readElsewhere(db, {
        center: pickupFrom,
        plant,
        materials,
        remnantsOf: asks.flatMap((ask) => (ask.remnantLength === undefined ? [] : [ask.sapMaterialNumber])),
      }),
    ]);
    const route = routeTo(customer, conditions.house, delivery.address);
    const { closedDays } = conditions.house;
    const calendar = calendarOf(market, now, delivery.isPickup ? { closedDays } : { closedDays, ...route });
    const clock = deliveryClock(calendar, now);
    const known = { ...conditions, calendar, clock };
    return {
      ...known,
      customer,
      now,
      today,
      elsewhere,
      leaving: leavingOf(delivery, conditions.house),
      route,
      dates: datesOf(known, delivery, now),
    };
  };
