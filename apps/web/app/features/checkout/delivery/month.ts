import { addDays, type CalendarDate, calendarDate, weekdayOf } from '@grossist/domain';

/** A month of a calendar; month from 1. */
export interface Month {
  year: number;
  month: number;
}

const two = (value: number): string => String(value).padStart(2, '0');

export const monthOf = (date: string): Month => ({ year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) });

export const firstOf = ({ year, month }: Month): CalendarDate => calendarDate(`${year}-${two(month)}-01`);

export const monthAfter = ({ year, month }: Month, steps: number): Month => {
  const count = year * 12 + (month - 1) + steps;
  return { year: Math.floor(count / 12), month: (count % 12) + 1 };
};

export const isSameMonth = (left: Month, right: Month): boolean =>
  left.year === right.year && left.month === right.month;

const lastOf = (month: Month): CalendarDate => addDays(firstOf(monthAfter(month, 1)), -1);

/** Returns the same day of another month, or its last day where that is shorter. */
export const sameDayIn = (date: string, month: Month): CalendarDate => {
  const last = lastOf(month);
  const wanted = `${last.slice(0, 8)}${date.slice(8)}`;
  return wanted > last ? last : calendarDate(wanted);
};

const WEEK = 7;
const WEEKS = 6;

/** Returns six weeks, Monday first, so that all months have the same height; undefined for days of other months. */
export const weeksOf = (month: Month): (CalendarDate | undefined)[][] => {
  const first = firstOf(month);
  const start = addDays(first, 1 - weekdayOf(first));
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: WEEK }, (__, day) => {
      const date = addDays(start, week * WEEK + day);
      return isSameMonth(monthOf(date), month) ? date : undefined;
    }),
  );
};

/** Returns the day that a key moves to; undefined for other keys. */
export const dayByKey = (key: string, date: CalendarDate): CalendarDate | undefined => {
  const weekday = weekdayOf(date);
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -WEEK);
    case 'ArrowDown':
      return addDays(date, WEEK);
    case 'Home':
      return addDays(date, 1 - weekday);
    case 'End':
      return addDays(date, WEEK - weekday);
    case 'PageUp':
      return sameDayIn(date, monthAfter(monthOf(date), -1));
    case 'PageDown':
      return sameDayIn(date, monthAfter(monthOf(date), 1));
    default:
      return undefined;
  }
};
