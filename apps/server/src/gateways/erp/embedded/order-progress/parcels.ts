import {
  addDays,
  type CalendarDate,
  type DeliveryCalendar,
  firstDeliveryDate,
  localTime,
  NO_QUANTITY,
} from '@grossist/domain';
import type { Parcel, SoldOrder } from './sold-order.ts';

const usualDate = (order: SoldOrder, calendar: DeliveryCalendar): CalendarDate =>
  order.deliveryDate ??
  firstDeliveryDate(calendar, order.takenAt) ??
  addDays(localTime(order.takenAt, calendar.timeZone).date, 1);

/** The parcels of an order, earliest first. Back orders of which nobody knows when they come are in none. */
export const parcelsOf = (order: SoldOrder, calendar: DeliveryCalendar): readonly Parcel[] => {
  const inStock = order.lines
    .filter(({ confirmed }) => confirmed > NO_QUANTITY)
    .map(({ lineNumber, confirmed }) => ({ lineNumber, quantity: confirmed }));
  const later = new Map<CalendarDate, Parcel['lines'][number][]>();
  for (const { lineNumber, backOrdered, backOrderDate } of order.lines) {
    if (backOrdered === NO_QUANTITY || backOrderDate === undefined) continue;
    const lines = later.get(backOrderDate) ?? [];
    lines.push({ lineNumber, quantity: backOrdered });
    later.set(backOrderDate, lines);
  }
  const first = { date: usualDate(order, calendar), isBackOrder: false, lines: inStock };
  const following = [...later]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, lines]) => ({ date, isBackOrder: true, lines }));
  return [...(inStock.length > 0 ? [first] : []), ...following].map((parcel, index) => ({
    ...parcel,
    place: index + 1,
  }));
};
