import {
  addDays,
  addQuantity,
  type CalendarDate,
  calendarDate,
  type DeliveryCalendar,
  firstDeliveryDate,
  isWorkingDay,
  localTime,
  NO_QUANTITY,
  parseClockTime,
  type Quantity,
  quantityOf,
  type SupplyStatus,
} from '@grossist/domain';
import { BLUE_DELIVERY_DAYS } from './terms.ts';

export interface Incoming {
  date: string;
  quantity: string;
}

/** When goods can be there, for one moment and one calendar: every date is worked out once, however many lines ask. */
export interface DeliveryClock {
  /** What lies in stock; undefined when nothing ever leaves. */
  first: CalendarDate | undefined;
  /** What stock does not cover: by what is on its way, else by ordering it from the supplier. */
  later(
    incoming: readonly Incoming[] | null,
    supplyStatus: SupplyStatus | '',
    shortage: Quantity,
  ): CalendarDate | undefined;
  /** When what is on its way can be there, by date; what comes on one day is one. */
  arrivals(incoming: readonly Incoming[] | null): readonly { date: CalendarDate; quantity: Quantity }[];
  /** From when on any quantity can be there by ordering it from the supplier; undefined where it is not got so. */
  onOrder(supplyStatus: SupplyStatus | ''): CalendarDate | undefined;
}

const MOST_DAYS_CLOSED = 30;

export const deliveryClock = (calendar: DeliveryCalendar, now: number): DeliveryClock => {
  const first = firstDeliveryDate(calendar, now);
  const after = new Map<string, CalendarDate>();
  const ordered = new Map<SupplyStatus, CalendarDate>();

  /** What comes in one working day goes out the next. */
  const workingDayAfter = (date: string): CalendarDate => {
    const known = after.get(date);
    if (known !== undefined) return known;
    let next = addDays(calendarDate(date), 1);
    for (let days = 0; days < MOST_DAYS_CLOSED && !isWorkingDay(calendar, next); days += 1) next = addDays(next, 1);
    after.set(date, next);
    return next;
  };

  const onOrder = (from: CalendarDate, status: SupplyStatus): CalendarDate => {
    const known = ordered.get(status);
    if (known !== undefined) return known;
    let date = from;
    for (let left: number = BLUE_DELIVERY_DAYS[status]; left > 0; left -= 1) date = workingDayAfter(date);
    ordered.set(status, date);
    return date;
  };

  const notBeforeFirst = (date: CalendarDate): CalendarDate => (first !== undefined && first > date ? first : date);

  return {
    first,
    arrivals: (incoming) => {
      if (incoming === null || first === undefined) return [];
      const byDate = new Map<CalendarDate, Quantity>();
      for (const arrival of incoming) {
        const date = notBeforeFirst(workingDayAfter(arrival.date));
        byDate.set(date, addQuantity(byDate.get(date) ?? NO_QUANTITY, quantityOf(arrival.quantity)));
      }
      return [...byDate].map(([date, quantity]) => ({ date, quantity })).toSorted((a, b) => (a.date < b.date ? -1 : 1));
    },
    onOrder: (status) => (first === undefined || status === '' ? undefined : onOrder(first, status)),
    later: (incoming, supplyStatus, shortage) => {
      let covered = 0;
      for (const arrival of incoming ?? []) {
        covered += quantityOf(arrival.quantity);
        if (covered < shortage) continue;
        return notBeforeFirst(workingDayAfter(arrival.date));
      }
      return first === undefined || supplyStatus === '' ? undefined : onOrder(first, supplyStatus);
    },
  };
};

/** Today until a closing time of a working day, else the next working day: what is fetched, or goes by express box. */
export const sameDay = (calendar: DeliveryCalendar, closingTime: string, now: number): CalendarDate | undefined => {
  const { date: today, minutes } = localTime(now, calendar.timeZone);
  const closes = parseClockTime(closingTime);
  if (closes === undefined) return undefined;
  const start = minutes < closes ? today : addDays(today, 1);
  for (let days = 0; days <= MOST_DAYS_CLOSED; days += 1) {
    const date = addDays(start, days);
    if (isWorkingDay(calendar, date)) return date;
  }
  return undefined;
};
