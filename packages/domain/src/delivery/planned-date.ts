import { addDays, type CalendarDate, daysBetween } from './calendar-date.ts';

/** A year: public holidays are known for longer than that. */
export const LONGEST_PLANNED_DAYS = 366;

/** The last day that may be planned by somebody whose first possible day is this. */
export const lastPlannedDate = (first: CalendarDate): CalendarDate => addDays(first, LONGEST_PLANNED_DAYS);

/** Neither before the first possible day nor too far behind it. [cart-37] */
export const mayBePlanned = (first: CalendarDate, date: CalendarDate): boolean => {
  const days = daysBetween(first, date);
  return days >= 0 && days <= LONGEST_PLANNED_DAYS;
};
