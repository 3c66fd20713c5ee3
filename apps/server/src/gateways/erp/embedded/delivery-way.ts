import { type DeliveryWay, type Market, PICKUP_SHIPPING_CONDITION } from '@grossist/domain';
import type { DeliveryAsk } from '../port.ts';
import { calendarOf, marketCalendar } from './calendar.ts';
import type { House } from './house.ts';
import type { Route } from './routes.ts';
import { SHIPPING_CONDITIONS } from './terms.ts';

type Leaves = Pick<DeliveryAsk, 'isPickup' | 'deliveryType'>;
type HouseFacts = Pick<House, 'closedDays' | 'cutOff' | 'center' | 'zone' | 'pickupPlant'>;

/** How goods leave a house at an instant; undefined where no express box goes. */
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

/** What the days of a way are asked for by: where goods are picked up, the zone of the express box, or the route. */
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
