import { addDays, type CalendarDate } from './calendar-date.ts';
import { isWorkingDay, type WorkingDays, workingDayFrom } from './delivery-dates.ts';
import { instantAt, localTime } from './local-time.ts';

/** When a service center is open, by the clock of its market. */
export interface OpeningHours {
  timeZone: string;
  calendar: WorkingDays;
  /** "07:00"; undefined where the ERP does not tell it: it counts as open from midnight on. */
  opens: string | undefined;
  /** "16:30". */
  closes: string;
}

/** One open day. Milliseconds since 1970. */
export interface OpenDay {
  date: CalendarDate;
  opensAt: number;
  closesAt: number;
}

/** The hours of a date; undefined when it is closed on it. */
export const openDay = (hours: OpeningHours, date: CalendarDate): OpenDay | undefined =>
  isWorkingDay(hours.calendar, date)
    ? {
        date,
        opensAt: instantAt(date, hours.opens ?? '00:00', hours.timeZone),
        closesAt: instantAt(date, hours.closes, hours.timeZone),
      }
    : undefined;

/** The first date, from one on, on which it opens; undefined when there is none within a year. */
export const openDayFrom = (hours: OpeningHours, start: CalendarDate): OpenDay | undefined => {
  const date = workingDayFrom(hours.calendar, start);
  return date && openDay(hours, date);
};

/** The day on which goods can be picked up: today until it closes, else the next open day. At the closing it is closed. */
export const pickupDay = (hours: OpeningHours, now: number): OpenDay | undefined => {
  const { date: today } = localTime(now, hours.timeZone);
  const day = openDay(hours, today);
  return day && now < day.closesAt ? day : openDayFrom(hours, addDays(today, 1));
};
