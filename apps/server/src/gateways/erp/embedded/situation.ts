import {
  type DeliveryTerms,
  type DeliveryWay,
  firstDay,
  localTime,
  marketFacts,
  type Supplies,
  supplyClock,
} from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import type { DeliveryAsk, ErpCustomer, PriceAsk } from '../port.ts';
import { calendarOf, deliveryWay, type Route, routeTo } from './delivery-way.ts';
import { type House, type HouseAsk, leavingPlant, postalNumber } from './house.ts';
import { type ConditionRow, readConditions } from './read-conditions.ts';
import { type Elsewhere, readElsewhere, suppliesOf } from './supplies.ts';

/** All that is known for one answer about prices and stock, read at one moment. */
export interface Situation {
  customer: ErpCustomer;
  now: number;
  today: string;
  house: House;
  materials: ReadonlyMap<string, ConditionRow>;
  elsewhere: Elsewhere;
  supplies: Supplies;
  route: Route;
  /** Undefined where no express box goes. */
  way: DeliveryWay | undefined;
  terms: DeliveryTerms;
}

export interface SituationAsk {
  customer: ErpCustomer;
  asks: readonly PriceAsk[];
  delivery: DeliveryAsk;
}

/** The default delivery outside a cart. */
export const BY_ROUTE: DeliveryAsk = { deliveryType: 'normal', isPickup: false };

export const todayIn = ({ market }: Pick<ErpCustomer, 'market'>, now: number): string =>
  localTime(now, marketFacts(market).timeZone).date;

/** What of the house a delivery depends on. */
export const houseAskOf = (customer: ErpCustomer, delivery: DeliveryAsk, now: number): HouseAsk => {
  const { market, currency, plant } = customer;
  const isFastbox = delivery.deliveryType === 'fastbox' && delivery.address?.countryCode === market;
  return {
    market,
    currency,
    plant,
    today: todayIn(customer, now),
    pickupFrom: delivery.isPickup ? delivery.pickupFrom : undefined,
    postalNumber: isFastbox ? postalNumber(delivery.address?.postalCode ?? '') : undefined,
  };
};

/** How and when goods leave, the same for prices that are shown and for orders that are taken. */
export const deliveryTerms = (
  { customer, house, now }: Pick<Situation, 'customer' | 'house' | 'now'>,
  delivery: DeliveryAsk,
): Pick<Situation, 'route' | 'way' | 'terms'> => {
  const { isPickup, deliveryType, pickupFrom } = delivery;
  const { closedDays, cutOff } = house;
  const route = routeTo(customer, house, delivery.address);
  const way = deliveryWay(customer.market, house, route, delivery, now);
  const calendar = calendarOf(customer.market, now, isPickup ? { closedDays, cutOff } : { closedDays, ...route });
  const clock = supplyClock(calendar, now, house.specialOrderDays);
  const terms: DeliveryTerms = {
    deliveryType,
    isPickup,
    // An unknown branch has no stock.
    isFromCenter: isPickup && pickupFrom !== undefined && house.pickupPlant === null,
    clock,
    inStock: way && firstDay(way, now),
    wanted: delivery.deliveryDate,
    isCombined: delivery.isCombinedDelivery ?? false,
  };
  return { route, way, terms };
};

/** One statement, one more for a branch and one for left-over cable; however many materials. */
export const readSituation =
  (db: Database, clockOf: () => number) =>
  async ({ customer, asks, delivery }: SituationAsk): Promise<Situation> => {
    const now = clockOf();
    const materials = asks.flatMap((ask) => [ask.sapMaterialNumber, ...(ask.alternatives ?? [])]);
    const house = houseAskOf(customer, delivery, now);
    const [conditions, elsewhere] = await Promise.all([
      readConditions(db, customer, materials, house),
      readElsewhere(db, {
        center: house.pickupFrom,
        plant: leavingPlant(house),
        materials,
        remnantsOf: asks.flatMap((ask) => (ask.remnantLength === undefined ? [] : [ask.sapMaterialNumber])),
      }),
    ]);
    const known = { ...conditions, customer, now };
    return {
      ...known,
      ...deliveryTerms(known, delivery),
      today: house.today,
      elsewhere,
      supplies: suppliesOf(conditions.materials, conditions.house, elsewhere),
    };
  };
