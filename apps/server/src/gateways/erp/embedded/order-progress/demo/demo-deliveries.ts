import {
  addDays,
  type CalendarDate,
  instantAt,
  isWorkingDay,
  localTime,
  type Market,
  NO_QUANTITY,
  type Quantity,
  workingDayFrom,
} from '@grossist/domain';
import type { MarketCalendar } from '../../../port.ts';
import type { Delivery, SoldOrder } from '../progress-of.ts';

/**
 * In [0, 1), the same for the same words: what a warehouse would decide, decided by the order's number. FNV-1a, mixed.
 */
export const chanceOf = (...words: readonly (string | number)[]): number => {
  let hash = 0x811c9dc5;
  for (const sign of words.join(' ')) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
};

/** What leaves together: what stock covered first, then each day's back orders. */
interface Parcel {
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

/** The parcels of an order, earliest first. Back orders without a known date are in none. */
const parcelsOf = (order: SoldOrder, calendar: MarketCalendar): readonly Parcel[] => {
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

/** Milliseconds since 1970. */
interface ParcelTimes {
  pickedAt: number;
  /** What is fetched is never shipped. */
  shippedAt: number | undefined;
  deliveredAt: number;
}

const MINUTE = 60_000;
const MOST_DAYS_CLOSED = 30;

/** Minutes until an order is confirmed: two to nine; at once what is fetched or goes by express box. */
const confirmedAt = ({ salesOrderId, takenAt, isPickup, deliveryType }: SoldOrder): number => {
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
 * day before it is due, there in the course of its day; an express box within two hours, what is fetched is ready
 * within the hour. The minute is decided by the order's number, so that it never moves.
 */
const parcelTimes = (order: SoldOrder, parcel: Parcel, calendar: MarketCalendar): ParcelTimes => {
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
 * Simulates how a demo's order is confirmed and delivered: from what it was promised, the calendar and
 * its number alone, so that it is the same whenever it is computed.
 */
export const demoDeliveries = (
  order: SoldOrder,
  setting: Setting,
): { confirmedAt: number; deliveries: readonly Delivery[] } => ({
  confirmedAt: confirmedAt(order),
  deliveries: parcelsOf(order, setting.calendar).map((parcel) => deliveryOf(order, parcel, setting)),
});
