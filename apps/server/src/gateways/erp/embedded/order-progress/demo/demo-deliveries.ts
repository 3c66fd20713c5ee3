import type { Market } from '@grossist/domain';
import type { MarketCalendar } from '../../../port.ts';
import type { Delivery, SoldOrder } from '../sold-order.ts';
import { confirmedAt, parcelTimes } from './parcel-times.ts';
import { type Parcel, parcelsOf } from './parcels.ts';
import { trackingNumber } from './tracking-number.ts';

const carrierOf = ({ isPickup, deliveryType }: SoldOrder): string =>
  isPickup ? '' : deliveryType === 'fastbox' ? 'Grossist Express' : 'Grossist Transport';

interface Setting {
  market: Market;
  calendar: MarketCalendar;
  now: number;
}

const deliveryOf = (order: SoldOrder, parcel: Parcel, { market, calendar, now }: Setting): Delivery => {
  const times = parcelTimes(order, parcel, calendar);
  const isLabelled = now >= times.pickedAt && !order.isPickup;
  return {
    deliveryId: `${order.salesOrderId}-${parcel.place}`,
    carrier: carrierOf(order),
    trackingNumber: isLabelled ? trackingNumber(market, order.salesOrderId, parcel.place) : '',
    trackingUrl: undefined,
    plannedDate: parcel.date,
    ...times,
    lines: parcel.lines,
  };
};

/**
 * Makes up how a demo's order is confirmed and delivered, since nobody packs it: from what it was promised, the calendar and
 * its number alone, so that it is the same whenever it is computed.
 */
export const demoDeliveries = (
  order: SoldOrder,
  setting: Setting,
): { confirmedAt: number; deliveries: readonly Delivery[] } => ({
  confirmedAt: confirmedAt(order),
  deliveries: parcelsOf(order, setting.calendar).map((parcel) => deliveryOf(order, parcel, setting)),
});
