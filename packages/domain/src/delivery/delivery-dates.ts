import { addDays, type CalendarDate, daysBetween, type Weekday, weekdayOf } from './calendar-date.ts';
import { localTime, parseClockTime } from './local-time.ts';

export interface DeliveryCalendar {
  timeZone: string;
  /** An order before this time leaves the same working day: "16:30". */
  cutOff: string;
  holidays: ReadonlySet<string>;
  /** Days on which goods leave and arrive; Monday to Friday by default. */
  workingDays?: ReadonlySet<Weekday>;
  /** Working days from leaving to arriving; 1 by default. */
  leadWorkingDays?: number;
}

/** The days of a calendar on which anything happens at all. */
export type WorkingDays = Pick<DeliveryCalendar, 'holidays' | 'workingDays'>;

const MONDAY_TO_FRIDAY: ReadonlySet<Weekday> = new Set<Weekday>([1, 2, 3, 4, 5]);

/** No calendar is closed for longer; the bound ends the search where no day is ever a working day. */
export const LONGEST_CLOSURE_DAYS = 366;

export const isWorkingDay = (
  calendar: Pick<DeliveryCalendar, 'holidays' | 'workingDays'>,
  date: CalendarDate,
): boolean => (calendar.workingDays ?? MONDAY_TO_FRIDAY).has(weekdayOf(date)) && !calendar.holidays.has(date);

/** The date itself or the next working day after it; undefined when there is none within a year. */
export const workingDayFrom = (calendar: WorkingDays, start: CalendarDate): CalendarDate | undefined => {
  for (let days = 0; days <= LONGEST_CLOSURE_DAYS; days += 1) {
    const date = addDays(start, days);
    if (isWorkingDay(calendar, date)) return date;
  }
  return undefined;
};

/**
 * The first date on which an order of this instant (milliseconds) can arrive; undefined when no day is a working day.
 * At the cut-off itself it is too late. An order of a closed day leaves on the next working day.
 * @throws RangeError when the cut-off is no time of day
 */
export const firstDeliveryDate = (calendar: DeliveryCalendar, now: number): CalendarDate | undefined => {
  const cutOff = parseClockTime(calendar.cutOff);
  if (cutOff === undefined) throw new RangeError(`not a time of day: ${calendar.cutOff.slice(0, 20)}`);
  const { date: today, minutes } = localTime(now, calendar.timeZone);
  let date = workingDayFrom(calendar, minutes < cutOff ? today : addDays(today, 1));
  for (let left = calendar.leadWorkingDays ?? 1; date && left > 0; left -= 1) {
    date = workingDayFrom(calendar, addDays(date, 1));
  }
  return date;
};

/** The next `count` dates on which an order of this instant can arrive, earliest first. */
export const possibleDeliveryDates = (calendar: DeliveryCalendar, now: number, count: number): CalendarDate[] => {
  const dates: CalendarDate[] = [];
  let next = firstDeliveryDate(calendar, now);
  while (next && dates.length < count) {
    dates.push(next);
    next = workingDayFrom(calendar, addDays(next, 1));
  }
  return dates;
};

/** Possible dates of a range, both ends included, at most two years of them. [erp-10] */
export const deliveryDatesBetween = (
  calendar: DeliveryCalendar,
  now: number,
  from: CalendarDate,
  to: CalendarDate,
): CalendarDate[] => {
  const first = firstDeliveryDate(calendar, now);
  if (!first) return [];
  const start = daysBetween(first, from) > 0 ? from : first;
  const length = Math.min(daysBetween(start, to) + 1, 2 * LONGEST_CLOSURE_DAYS);
  return Array.from({ length: Math.max(0, length) }, (_, days) => addDays(start, days)).filter((date) =>
    isWorkingDay(calendar, date),
  );
};

/** Whether an order of this instant can arrive on a date. [cart-37] */
export const isPossibleDeliveryDate = (calendar: DeliveryCalendar, now: number, date: CalendarDate): boolean =>
  deliveryDatesBetween(calendar, now, date, date).length === 1;
