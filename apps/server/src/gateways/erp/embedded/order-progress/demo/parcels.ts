import { addDays, type CalendarDate, localTime, NO_QUANTITY, type Quantity, workingDayFrom } from '@grossist/domain';
import type { MarketCalendar } from '../../../port.ts';
import type { SoldOrder } from '../sold-order.ts';

/** What leaves together: what stock covered first, then each day's back orders. */
export interface Parcel {
  /** 1 for the first. */
  place: number;
  date: CalendarDate;
  lines: readonly { lineNumber: number; quantity: Quantity }[];
}

/** Its own date, else the next working day. */
const usualDate = (order: SoldOrder, calendar: MarketCalendar): CalendarDate => {
  const tomorrow = addDays(localTime(order.takenAt, calendar.timeZone).date, 1);
  return order.deliveryDate ?? workingDayFrom(calendar, tomorrow) ?? tomorrow;
};

/** The parcels of an order, earliest first. Back orders of which nobody knows when they come are in none. */
export const parcelsOf = (order: SoldOrder, calendar: MarketCalendar): readonly Parcel[] => {
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
  const first = { date: usualDate(order, calendar), lines: inStock };
  const following = [...later]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, lines]) => ({ date, lines }));
  return [...(inStock.length > 0 ? [first] : []), ...following].map((parcel, index) => ({
    ...parcel,
    place: index + 1,
  }));
};
