import { addDays, type CalendarDate, weekdayOf } from './calendar-date.ts';
import { isWorkingDay, LONGEST_CLOSURE_DAYS, type WorkingDays } from './delivery-dates.ts';
import { instantAt, localTime } from './local-time.ts';

/** The hours of one day, by the clock of the market. */
export interface OpenSpan {
  /** "07:00"; undefined where the ERP does not have it: open from midnight on. */
  opens: string | undefined;
  /** "16:30". */
  closes: string;
}

/** Hours of their own by ISO weekday ("6") or by date ("2026-12-24"); null: closed. A date takes precedence. */
export type DayHours = Readonly<Record<string, OpenSpan | null>>;

/** When a service center is open, by the clock of its market: each working day, unless a day has hours of its own. */
export interface OpeningHours extends OpenSpan {
  timeZone: string;
  calendar: WorkingDays;
  days?: DayHours;
}

/** One open day. Times are milliseconds since 1970. */
export interface OpenDay extends OpenSpan {
  date: CalendarDate;
  opensAt: number;
  closesAt: number;
}

/**
 * Returns the hours of a date; undefined when it is closed. Hours of the date itself count on every day, those of a
 * weekday on all but holidays, the usual ones on working days.
 */
export const openSpan = (hours: OpeningHours, date: CalendarDate): OpenSpan | undefined => {
  const { calendar, days = {} } = hours;
  const ofDate = days[date];
  if (ofDate !== undefined) return ofDate ?? undefined;
  const ofWeekday = days[weekdayOf(date)];
  if (ofWeekday !== undefined) return calendar.holidays.has(date) ? undefined : (ofWeekday ?? undefined);
  return isWorkingDay(calendar, date) ? { opens: hours.opens, closes: hours.closes } : undefined;
};

/** Returns the hours of a date as instants; undefined when it is closed. */
export const openDay = (hours: OpeningHours, date: CalendarDate): OpenDay | undefined => {
  const span = openSpan(hours, date);
  return (
    span && {
      ...span,
      date,
      opensAt: instantAt(date, span.opens ?? '00:00', hours.timeZone),
      closesAt: instantAt(date, span.closes, hours.timeZone),
    }
  );
};

/** Returns the first open day, from a date on, whose hours suit; undefined when there is none within a year. */
export const openDayFrom = (
  hours: OpeningHours,
  start: CalendarDate,
  suits: (span: OpenSpan) => boolean = () => true,
): OpenDay | undefined => {
  for (let later = 0; later <= LONGEST_CLOSURE_DAYS; later += 1) {
    const date = addDays(start, later);
    const span = openSpan(hours, date);
    if (span !== undefined && suits(span)) return openDay(hours, date);
  }
  return undefined;
};

/** Returns the day on which goods can be picked up: today until it closes, else the next open day. */
export const pickupDay = (hours: OpeningHours, now: number): OpenDay | undefined => {
  const { date: today } = localTime(now, hours.timeZone);
  const day = openDay(hours, today);
  return day && now < day.closesAt ? day : openDayFrom(hours, addDays(today, 1));
};
