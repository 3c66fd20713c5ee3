import type { Database } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { type Listed, narrowFew } from '../overview/narrow-few.ts';
import type { FacetValue, OrdersWanted } from '../overview/orders-wanted.ts';
import { patternsOf } from '../overview/words.ts';
import { type ReturnRow, readReturns } from './read-returns.ts';

export const RETURN_KEYS = ['soldTo', 'orderedBy', 'project', 'status', 'reason', 'year', 'month'] as const;

const one = (value: string, name = '') => [{ value, name }];

const listed = (row: ReturnRow): Listed & { row: ReturnRow } => ({
  row,
  on: row.returned_on,
  facets: {
    soldTo: one(row.sold_to, row.sold_to_name),
    orderedBy: one(row.returned_by, row.returned_by),
    project: one(row.project_number, row.project_title ?? ''),
    status: one(row.status),
    reason: row.reasons.map((value) => ({ value, name: '' })),
    year: one(row.returned_on.slice(0, 4)),
    month: one(row.returned_on.slice(0, 7)),
  },
});

const sorted = (rows: readonly ReturnRow[], sortKey: OrdersWanted['sortKey']): readonly ReturnRow[] => {
  const newestFirst = sortKey.endsWith('-desc');
  if (!sortKey.startsWith('total')) return newestFirst ? rows : rows.toReversed();
  const byTotal = rows.toSorted((left, right) => Number(left.total) - Number(right.total));
  return newestFirst ? byTotal.toReversed() : byTotal;
};

/** Returns on the buyer's own accounts with their facets; dates are those on which they were asked for. One statement. */
export const listReturns =
  (db: Database) =>
  async (
    buyer: Buyer,
    wanted: Omit<OrdersWanted, 'list'>,
  ): Promise<{ returns: readonly ReturnRow[]; total: number; facets: readonly FacetValue[] }> => {
    const all = await readReturns(db, buyer, patternsOf(wanted.query));
    const { rows, facets } = narrowFew(all.map(listed), RETURN_KEYS, wanted.chosen);
    const start = (wanted.page - 1) * wanted.pageSize;
    const inOrder = sorted(
      rows.map(({ row }) => row),
      wanted.sortKey,
    );
    return { returns: inOrder.slice(start, start + wanted.pageSize), total: rows.length, facets };
  };
