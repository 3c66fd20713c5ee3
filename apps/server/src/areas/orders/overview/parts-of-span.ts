import type { MonthSpan } from './chosen.ts';

/** Both days included. */
export interface DaySpan {
  first: string;
  last: string;
}

const EVER: MonthSpan = { from: '0001-01-01', before: '9999-12-01' };
const DAY_MS = 86_400_000;

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

const monthAfter = (day: string): string => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month === 12
    ? `${String(year + 1).padStart(4, '0')}-01-01`
    : `${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}-01`;
};

const dayBefore = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);

const nonEmpty = ({ first, last }: DaySpan): boolean => first <= last;

/**
 * The whole months of a span of days, and the days that are left before and after them. Without whole months `months` is
 * empty: from and before are the same.
 */
export const partsOfSpan = (
  from: string | undefined,
  to: string | undefined,
): { months: MonthSpan; days: readonly DaySpan[] } => {
  const isFirstOfMonth = from === undefined || from === monthOf(from);
  const start = from === undefined ? EVER.from : isFirstOfMonth ? from : monthAfter(from);
  // The month of the last day counts as whole when it is its last.
  const dayAfter =
    to === undefined ? undefined : new Date(Date.parse(`${to}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  const end = dayAfter === undefined ? EVER.before : monthOf(dayAfter);
  if (start >= end) {
    const whole = { first: from ?? EVER.from, last: to ?? EVER.before };
    return { months: { from: EVER.from, before: EVER.from }, days: nonEmpty(whole) ? [whole] : [] };
  }
  const days = [
    { first: from ?? start, last: dayBefore(start) },
    { first: end, last: to ?? dayBefore(end) },
  ];
  return { months: { from: start, before: end }, days: days.filter(nonEmpty) };
};
