import type { MonthSpan, OrdersWanted } from './orders-wanted.ts';

export interface MonthCount {
  /** The first of the month. */
  month: string;
  count: number;
}

/** Where in a list by time a page lies: within these months, and behind so many orders of them. */
export interface PlaceInMonths {
  /** The first day of the earliest. */
  from: string;
  /** The first day after the latest. */
  before: string;
  offset: number;
}

const monthAfter = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const [nextYear, next] = number === 12 ? [year + 1, 1] : [year, number + 1];
  return `${String(nextYear).padStart(4, '0')}-${String(next).padStart(2, '0')}-01`;
};

/**
 * The months that a page of a list by time lies in, so that no other is read. Orders stand in the list by their
 * instants, and the days of one market follow its instants.
 * @param months how many orders the whole list has of each, in any order
 * @returns undefined for a page behind the last
 */
export const monthsOfPage = (
  months: readonly MonthCount[],
  { sortKey, page, pageSize }: Pick<OrdersWanted, 'sortKey' | 'page' | 'pageSize'>,
): PlaceInMonths | undefined => {
  const newestFirst = sortKey === 'orderedAt-desc';
  const inOrder = months.toSorted((one, other) => (one.month < other.month === newestFirst ? 1 : -1));
  const offset = (page - 1) * pageSize;
  const found: string[] = [];
  let skipped = 0;
  let seen = 0;
  for (const { month, count } of inOrder) {
    if (seen >= offset + pageSize) break;
    seen += count;
    if (seen <= offset) skipped = seen;
    else found.push(month);
  }
  const sorted = found.toSorted();
  const [from] = sorted;
  const latest = sorted.at(-1);
  return from === undefined || latest === undefined
    ? undefined
    : { from, before: monthAfter(latest), offset: offset - skipped };
};

/** Both days included. */
interface DaySpan {
  first: string;
  last: string;
}

const EVER: MonthSpan = { from: '0001-01-01', before: '9999-12-01' };
const DAY_MS = 86_400_000;

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

const dayBefore = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);

const nonEmpty = ({ first, last }: DaySpan): boolean => first <= last;

/**
 * The whole months of a span of days, and the days that are left before and after them. Without whole months `months`
 * is empty: from and before are the same.
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
