import { addQuantity, type Market, NO_QUANTITY } from '@grossist/domain';
import type { DeliveryProgress, DeliveryStatus, LineProgress, MarketCalendar, OrderProgress } from '../../port.ts';
import { confirmedAt, type ParcelTimes, parcelTimes } from './parcel-times.ts';
import { parcelsOf } from './parcels.ts';
import type { Parcel, SoldOrder } from './sold-order.ts';
import { trackingNumber } from './tracking-number.ts';

const statusAt = ({ pickedAt, shippedAt, deliveredAt }: ParcelTimes, now: number): DeliveryStatus => {
  if (now >= deliveredAt) return 'delivered';
  if (shippedAt !== undefined && now >= shippedAt) return 'on-the-way';
  return now >= pickedAt ? 'picked' : 'planned';
};

interface Underway {
  parcel: Parcel;
  times: ParcelTimes;
  status: DeliveryStatus;
}

const carrierOf = ({ isPickup, deliveryType }: SoldOrder): string =>
  isPickup ? '' : deliveryType === 'fastbox' ? 'Grossist Express' : 'Grossist Transport';

const deliveryOf = (
  order: SoldOrder,
  { parcel, times, status }: Underway,
  market: Market,
  now: number,
): DeliveryProgress => {
  const reached = (at: number | undefined) => (at !== undefined && now >= at ? at : undefined);
  const isPacked = status !== 'planned';
  return {
    deliveryId: `${order.salesOrderId}-${parcel.place}`,
    status,
    carrier: carrierOf(order),
    trackingNumber: isPacked && !order.isPickup ? trackingNumber(market, order.salesOrderId, parcel.place) : '',
    trackingUrl: undefined,
    plannedDate: parcel.date,
    pickedAt: reached(times.pickedAt),
    shippedAt: reached(times.shippedAt),
    deliveredAt: reached(times.deliveredAt),
    isPickup: order.isPickup,
    lines: parcel.lines,
  };
};

/** Once it is packed, a back order is owed no more. */
const linesOf = (order: SoldOrder, underway: readonly Underway[]): readonly LineProgress[] => {
  const lines = new Map(
    order.lines.map(({ lineNumber, backOrdered, backOrderDate }): [number, LineProgress] => [
      lineNumber,
      {
        lineNumber,
        picked: NO_QUANTITY,
        underway: NO_QUANTITY,
        delivered: NO_QUANTITY,
        backOrdered,
        backOrderDate: backOrdered > NO_QUANTITY ? backOrderDate : undefined,
      },
    ]),
  );
  const COUNTED = { picked: 'picked', 'on-the-way': 'underway', delivered: 'delivered' } as const;
  for (const { parcel, status } of underway) {
    if (status === 'planned') continue;
    for (const { lineNumber, quantity } of parcel.lines) {
      const line = lines.get(lineNumber);
      if (line === undefined) continue;
      const counted = COUNTED[status];
      const owed = parcel.isBackOrder ? { backOrdered: NO_QUANTITY, backOrderDate: undefined } : {};
      lines.set(lineNumber, { ...line, ...owed, [counted]: addQuantity(line[counted], quantity) });
    }
  }
  return [...lines.values()];
};

/** Where an order stands at a moment, by its own facts, the calendar and its number alone. */
export const progressOf = (
  order: SoldOrder,
  { market, calendar, now }: { market: Market; calendar: MarketCalendar; now: number },
): OrderProgress => {
  const confirmed = confirmedAt(order);
  const underway = parcelsOf(order, calendar).map((parcel) => {
    const times = parcelTimes(order, parcel, calendar);
    return { parcel, times, status: statusAt(times, now) };
  });
  const lines = linesOf(order, underway);
  const moments = [confirmed, ...underway.flatMap(({ times }) => Object.values(times))];
  const coming = moments.filter((at): at is number => at !== undefined && at > now);
  const isOwed = lines.some(({ backOrdered }) => backOrdered > NO_QUANTITY);
  return {
    salesOrderId: order.salesOrderId,
    confirmedAt: now >= confirmed ? confirmed : undefined,
    lines,
    deliveries: underway.map((each) => deliveryOf(order, each, market, now)),
    isFinished: coming.length === 0 && !isOwed,
    nextChange: coming.length === 0 ? undefined : Math.min(...coming),
  };
};
