/** Dates by which goods can be delivered: from stock, from incoming deliveries, or by an order to the supplier. */

import { addQuantity, NO_QUANTITY, type Quantity } from '../decimal/index.ts';
import {
  addDays,
  type CalendarDate,
  type DeliveryCalendar,
  firstDeliveryDate,
  isWorkingDay,
} from '../delivery/index.ts';
import type { SupplyStatus } from '../stock.ts';

/** What is on its way to the plant. */
export interface Incoming {
  date: CalendarDate;
  quantity: Quantity;
}

/** Working days until what is got from the supplier (11) or made to order (12) is there; absent: not known. */
export type SpecialOrderDays = Readonly<Partial<Record<SupplyStatus, number>>>;

/** How more of a material comes. */
export interface Resupply {
  incoming: readonly Incoming[];
  /** Absent: it is not got on order. */
  supplyStatus: SupplyStatus | undefined;
}

/** When goods can be there, for one moment and one calendar: every date is computed once, however many lines need it. */
export interface SupplyClock {
  /** What lies in stock; undefined when nothing ever leaves. */
  first: CalendarDate | undefined;
  /** What stock does not cover: by what is on its way, else by ordering it from the supplier. */
  later(resupply: Resupply, shortage: Quantity): CalendarDate | undefined;
  /** When what is on its way can be there, by date; what comes on one day is one. */
  arrivals(incoming: readonly Incoming[]): readonly Incoming[];
  /** From when on any quantity can be there by ordering it from the supplier; undefined where it is not got so. */
  onOrder(supplyStatus: SupplyStatus | undefined): CalendarDate | undefined;
}

const MOST_DAYS_CLOSED = 30;

export const supplyClock = (calendar: DeliveryCalendar, now: number, days: SpecialOrderDays): SupplyClock => {
  const first = firstDeliveryDate(calendar, now);
  const after = new Map<string, CalendarDate>();
  const ordered = new Map<SupplyStatus, CalendarDate | undefined>();

  /** What comes in one working day goes out the next. */
  const workingDayAfter = (date: CalendarDate): CalendarDate => {
    const known = after.get(date);
    if (known !== undefined) return known;
    let next = addDays(date, 1);
    for (let closed = 0; closed < MOST_DAYS_CLOSED && !isWorkingDay(calendar, next); closed += 1) {
      next = addDays(next, 1);
    }
    after.set(date, next);
    return next;
  };

  const dateOnOrder = (status: SupplyStatus): CalendarDate | undefined => {
    const wait = days[status];
    if (first === undefined || wait === undefined) return undefined;
    let date = first;
    for (let left = wait; left > 0; left -= 1) date = workingDayAfter(date);
    return date;
  };

  const onOrder = (status: SupplyStatus | undefined): CalendarDate | undefined => {
    if (status === undefined) return undefined;
    if (!ordered.has(status)) ordered.set(status, dateOnOrder(status));
    return ordered.get(status);
  };

  const notBeforeFirst = (date: CalendarDate): CalendarDate => (first !== undefined && first > date ? first : date);

  return {
    first,
    onOrder,
    arrivals: (incoming) => {
      if (first === undefined) return [];
      const byDate = new Map<CalendarDate, Quantity>();
      for (const arrival of incoming) {
        const date = notBeforeFirst(workingDayAfter(arrival.date));
        byDate.set(date, addQuantity(byDate.get(date) ?? NO_QUANTITY, arrival.quantity));
      }
      return [...byDate].map(([date, quantity]) => ({ date, quantity })).toSorted((a, b) => (a.date < b.date ? -1 : 1));
    },
    later: ({ incoming, supplyStatus }, shortage) => {
      let covered = 0;
      for (const arrival of incoming) {
        covered += arrival.quantity;
        if (covered >= shortage) return notBeforeFirst(workingDayAfter(arrival.date));
      }
      return onOrder(supplyStatus);
    },
  };
};
