import { addDays, type CalendarDate, daysBetween } from './calendar-date.ts';
import { type DeliveryCalendar, firstDeliveryDate, isWorkingDay, workingDayFrom } from './delivery-dates.ts';
import { type ExpressTerms, expressDelivery } from './express-delivery.ts';
import { type OpeningHours, openDayFrom, openSpan, pickupDay } from './opening-hours.ts';

/** A year: public holidays are known for longer than that. */
export const LONGEST_PLANNED_DAYS = 366;

/** The last day that may be planned by somebody whose first possible day is this. */
export const lastPlannedDate = (first: CalendarDate): CalendarDate => addDays(first, LONGEST_PLANNED_DAYS);

/** Neither before the first possible day nor too far behind it. [cart-37] */
export const mayBePlanned = (first: CalendarDate, date: CalendarDate): boolean => {
  const days = daysBetween(first, date);
  return days >= 0 && days <= LONGEST_PLANNED_DAYS;
};

/** How a cart gets to its buyer, as far as it decides on which days it can. */
export type DeliveryWay =
  /** By a route of the plant. */
  | { kind: 'route'; calendar: DeliveryCalendar }
  /** Picked up at a service center or plant. */
  | { kind: 'pickup'; hours: OpeningHours }
  /** By express box: as soon as it can be there, and on no other day. */
  | { kind: 'express'; terms: ExpressTerms };

/** The first day on which something ordered at an instant can be there; undefined when it never can. */
export const firstDay = (way: DeliveryWay, now: number): CalendarDate | undefined => {
  switch (way.kind) {
    case 'route':
      return firstDeliveryDate(way.calendar, now);
    case 'pickup':
      return pickupDay(way.hours, now)?.date;
    case 'express':
      return expressDelivery(way.terms, now).arrivesOn;
  }
};

type PlannedWay = Exclude<DeliveryWay, { kind: 'express' }>;

/** Whether goods can be there on a date at all: on working days of the route, on open days of the service center. */
const isServed = (way: PlannedWay, date: CalendarDate): boolean =>
  way.kind === 'route' ? isWorkingDay(way.calendar, date) : openSpan(way.hours, date) !== undefined;

const servedFrom = (way: PlannedWay, date: CalendarDate): CalendarDate | undefined =>
  way.kind === 'route' ? workingDayFrom(way.calendar, date) : openDayFrom(way.hours, date)?.date;

/**
 * Returns the days of a span, both ends included, on which an order of an instant can be there, earliest first. This is
 * the one rule of possible days: calendars offer them, and no other day is accepted. [cart-36] [cart-37] [erp-10]
 */
export const possibleDays = (
  way: DeliveryWay,
  now: number,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): CalendarDate[] => {
  const first = firstDay(way, now);
  if (first === undefined) return [];
  if (way.kind === 'express') return first >= from && first <= to ? [first] : [];
  const latest = lastPlannedDate(first);
  const start = from > first ? from : first;
  const end = to < latest ? to : latest;
  return Array.from({ length: Math.max(0, daysBetween(start, end) + 1) }, (_, days) => addDays(start, days)).filter(
    (date) => isServed(way, date),
  );
};

export const isPossibleDay = (way: DeliveryWay, now: number, date: CalendarDate): boolean =>
  possibleDays(way, now, { from: date, to: date }).length === 1;

/**
 * The first day on which all lines can be there; without lines the first day at all. Undefined when it is not known when
 * some line comes, or when it comes later than a delivery may be planned.
 */
export const firstWholeDay = (
  way: DeliveryWay,
  now: number,
  lineDates: readonly (CalendarDate | undefined)[],
): CalendarDate | undefined => {
  const first = firstDay(way, now);
  if (first === undefined) return undefined;
  let last = first;
  for (const date of lineDates) {
    if (date === undefined) return undefined;
    if (date > last) last = date;
  }
  if (way.kind === 'express') return last === first ? first : undefined;
  const whole = servedFrom(way, last);
  return whole !== undefined && isPossibleDay(way, now, whole) ? whole : undefined;
};
