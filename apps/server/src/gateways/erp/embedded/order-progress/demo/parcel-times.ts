import { addDays, type CalendarDate, instantAt, isWorkingDay, localTime } from '@grossist/domain';
import type { MarketCalendar } from '../../../port.ts';
import type { SoldOrder } from '../sold-order.ts';
import { chanceOf } from './chance.ts';
import type { Parcel } from './parcels.ts';

/** Milliseconds since 1970. */
export interface ParcelTimes {
  pickedAt: number;
  /** What is fetched is never shipped. */
  shippedAt: number | undefined;
  deliveredAt: number;
}

const MINUTE = 60_000;
const MOST_DAYS_CLOSED = 30;

/** Minutes until an order is confirmed: two to nine; at once what is fetched or goes by express box. */
export const confirmedAt = ({ salesOrderId, takenAt, isPickup, deliveryType }: SoldOrder): number => {
  const isQuick = isPickup || deliveryType === 'fastbox';
  return takenAt + (isQuick ? MINUTE : Math.round((2 + 7 * chanceOf('confirmed', salesOrderId)) * MINUTE));
};

const workingDayBefore = (calendar: MarketCalendar, date: CalendarDate): CalendarDate => {
  let day = addDays(date, -1);
  for (let days = 0; days < MOST_DAYS_CLOSED && !isWorkingDay(calendar, day); days += 1) day = addDays(day, -1);
  return day;
};

const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * When a parcel is packed, leaves and arrives: by route packed in the afternoon and gone in the evening of the working
 * day before it is due, there in the course of its day; an express box within two hours, what is fetched is ready within
 * the hour. The minute is decided by the order's number, so that it never moves.
 */
export const parcelTimes = (order: SoldOrder, parcel: Parcel, calendar: MarketCalendar): ParcelTimes => {
  const chance = (what: string) => chanceOf(what, order.salesOrderId, parcel.place);
  const at = (date: CalendarDate, from: number, span: number, what: string): number =>
    instantAt(date, clockTime(from + Math.floor(span * chance(what))), calendar.timeZone);
  const confirmed = confirmedAt(order);
  const isToday = parcel.date <= localTime(confirmed, calendar.timeZone).date;
  const ready = isToday ? confirmed : Math.max(confirmed, at(parcel.date, 7 * 60, 30, 'ready'));
  if (order.isPickup) {
    const pickedAt = ready + Math.round((20 + 40 * chance('picked')) * MINUTE);
    return {
      pickedAt,
      shippedAt: undefined,
      deliveredAt: pickedAt + Math.round((30 + 300 * chance('fetched')) * MINUTE),
    };
  }
  if (order.deliveryType === 'fastbox') {
    const pickedAt = ready + Math.round((8 + 12 * chance('picked')) * MINUTE);
    const shippedAt = pickedAt + Math.round((5 + 10 * chance('shipped')) * MINUTE);
    return { pickedAt, shippedAt, deliveredAt: shippedAt + Math.round((25 + 50 * chance('delivered')) * MINUTE) };
  }
  const day = workingDayBefore(calendar, parcel.date);
  const pickedAt = Math.max(confirmed + 20 * MINUTE, at(day, 13 * 60, 200, 'picked'));
  const shippedAt = Math.max(pickedAt + 30 * MINUTE, at(day, 18 * 60, 120, 'shipped'));
  const deliveredAt = Math.max(shippedAt + 60 * MINUTE, at(parcel.date, 7 * 60, 8 * 60, 'delivered'));
  return { pickedAt, shippedAt, deliveredAt };
};
