import type { Market } from '@grossist/domain';
import type { MarketCalendar } from '../../../port.ts';
import type { Delivery, SoldOrder } from '../sold-order.ts';
import { chanceOf } from './chance.ts';
import { confirmedAt, parcelTimes } from './parcel-times.ts';
import { type Parcel, parcelsOf } from './parcels.ts';

/** The first digits of a shipping unit's number: extension and a GS1 prefix of the market. */
const PREFIXES: Record<Market, string> = { DK: '357', DE: '340', SE: '373', NL: '387', NO: '370' };

/** Weights 3 and 1 in turn from the right, as in a GTIN. */
const checkDigit = (body: string): number => {
  const sum = [...body]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
};

/** Number of a parcel: an SSCC of 18 digits. */
const trackingNumber = (market: Market, salesOrderId: string, place: number): string => {
  const digits = String(Math.floor(chanceOf('parcel', salesOrderId, place) * 1e14)).padStart(14, '0');
  const body = `${PREFIXES[market]}${digits}`;
  return `${body}${checkDigit(body)}`;
};

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
