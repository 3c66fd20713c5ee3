/** Rules of PDF catalogs. */

import { addDays, type CalendarDate, parseCalendarDate } from './delivery/index.ts';

/** Ranges of days that end today, the shortest first. */
export const CREATED_RANGES = ['today', 'last7Days', 'last30Days', 'last12Months'] as const;
export type CreatedRange = (typeof CREATED_RANGES)[number];

/** Days from `from` to `until`, both included; an absent end is open. */
export interface CreatedDays {
  from?: CalendarDate;
  until?: CalendarDate;
}

const monthsBefore = (today: CalendarDate, months: number): CalendarDate => {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - months, 1));
  const lastDay = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, lastDay));
  return parseCalendarDate(first.toISOString().slice(0, 10)) ?? today;
};

/** Returns the first day of a range that ends today. */
export const firstDayOf = (range: CreatedRange, today: CalendarDate): CalendarDate => {
  switch (range) {
    case 'today':
      return today;
    case 'last7Days':
      return addDays(today, -6);
    case 'last30Days':
      return addDays(today, -29);
    case 'last12Months':
      return monthsBefore(today, 12);
  }
};

const isRange = (text: string): text is CreatedRange => (CREATED_RANGES as readonly string[]).includes(text);

/**
 * Returns the days that a range names: one of CREATED_RANGES, or "2026-01-01..2026-01-31" with either end absent.
 * Undefined for anything else and for a day that does not exist. [pdf-01]
 */
export const parseCreatedDays = (text: string, today: CalendarDate): CreatedDays | undefined => {
  if (isRange(text)) return { from: firstDayOf(text, today), until: today };
  const ends = text.split('..');
  const [first, last] = ends;
  if (first === undefined || last === undefined || ends.length !== 2) return undefined;
  const [from, until] = [parseCalendarDate(first), parseCalendarDate(last)];
  if ((first !== '' && from === undefined) || (last !== '' && until === undefined)) return undefined;
  return { ...(from && { from }), ...(until && { until }) };
};

/** Section 5: "PDF catalog name defaults to PDF when empty". */
export const pdfCatalogueName = (typed: string): string => typed.trim() || 'PDF';

/** Section 9, "Default simple catalog". */
export const simpleCatalogueName = (typed: string): string => typed.trim() || 'New catalog';
