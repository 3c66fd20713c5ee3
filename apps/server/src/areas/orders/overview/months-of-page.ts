import type { OrdersWanted } from './orders-wanted.ts';

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
 * The months that a page of a list by time lies in, so that no other is read. Orders stand in the list by their instants,
 * and the days of one market follow its instants.
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
