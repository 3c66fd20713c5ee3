declare const dateBrand: unique symbol;

/** A calendar date without time or zone: "2026-09-01". */
export type CalendarDate = string & { readonly [dateBrand]: 'YYYY-MM-DD' };

const DAY = 86_400_000;

// Midnight in UTC represents the date; time zones play no part.
const toDays = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY;
const fromDays = (days: number): CalendarDate => new Date(days * DAY).toISOString().slice(0, 10) as CalendarDate;

/** The date, or undefined when there is no such day: "2026-02-30". */
export const parseCalendarDate = (text: string): CalendarDate | undefined => {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return undefined;
  const days = toDays(text);
  return Number.isNaN(days) || fromDays(days) !== text ? undefined : fromDays(days);
};

/** @throws RangeError when parseCalendarDate would not read it */
export const calendarDate = (text: string): CalendarDate => {
  const date = parseCalendarDate(text);
  if (!date) throw new RangeError(`not a calendar date: ${text.slice(0, 40)}`);
  return date;
};

export const addDays = (date: CalendarDate, days: number): CalendarDate => fromDays(toDays(date) + days);

/** Days from the first to the second, negative when the second is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => toDays(to) - toDays(from);

/** ISO weekday: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const WEEKDAYS: readonly Weekday[] = [4, 5, 6, 7, 1, 2, 3];

// Day 0 of the era, 1970-01-01, was a Thursday.
export const weekdayOf = (date: CalendarDate): Weekday => WEEKDAYS[((toDays(date) % 7) + 7) % 7] ?? 1;
