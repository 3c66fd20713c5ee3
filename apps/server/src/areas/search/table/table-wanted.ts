import type { CheckedInput, searchTable } from '@grossist/contracts';
import type { SearchRequest } from '@grossist/search-index';
import { breaksRule, notAllowed } from '../../../http/failure.ts';
import type { CatalogueReader, Reference } from '../../catalogue/index.ts';
import { isBuyer, type Visitor } from '../../identity/index.ts';
import { searchRequestOf } from '../search-request.ts';

/** Rows that a table has at most, and results that are sorted by a column at most. */
export const MOST_ROWS = 5_000;

/** Materials whose prices are requested at most, as by any list of prices. */
export const MOST_PRICED = 2_000;

export type SortColumn = { by: 'type' | 'supplier' | 'price' | 'stock' } | { by: 'feature'; code: string };

export interface TableWanted {
  request: SearchRequest;
  /** Undefined: remembered or chosen by the shop. */
  columns: readonly string[] | undefined;
  /** Undefined: the order of the search. */
  sort: SortColumn | undefined;
  isDescending: boolean;
  withColumns: boolean;
}

type Body = CheckedInput<typeof searchTable>['body'];

/** @throws Failure 422 for a feature that the catalog does not have, or one that is named twice */
export const knownColumns = (codes: readonly string[], { features }: Reference): readonly string[] => {
  const unknown = codes.find((code) => !features.has(code));
  if (unknown !== undefined) throw breaksRule('unknown-column', `There is no feature ${unknown}`, 'Columns');
  if (new Set(codes).size < codes.length) throw breaksRule('column-twice', 'Name each column once', 'Columns');
  return codes;
};

const sortColumn = (name: string | undefined, visitor: Visitor, { features }: Reference): SortColumn | undefined => {
  if (name === undefined || name === '') return undefined;
  if (name === 'price' || name === 'stock') {
    if (!isBuyer(visitor)) throw notAllowed('Only buyers of a company can sort by price or stock');
    return { by: name };
  }
  if (name === 'type' || name === 'supplier') return { by: name };
  if (!features.has(name)) throw breaksRule('unknown-column', `There is no feature ${name}`, 'SortBy');
  return { by: 'feature', code: name };
};

/**
 * Returns what a caller wants of a table.
 * @throws Failure 403 for prices that the caller may not see, 422 for a feature that the catalog does not have
 */
export const tableWanted = (
  body: Body,
  visitor: Visitor,
  reader: CatalogueReader,
  reference: Reference,
): TableWanted => ({
  request: searchRequestOf(body, visitor, reader, body.WithColumns ? 'all' : 'none'),
  columns: body.Columns && knownColumns(body.Columns, reference),
  sort: sortColumn(body.SortBy, visitor, reference),
  isDescending: body.IsDescending,
  withColumns: body.WithColumns,
});

/** @throws Failure 422 where a result is too large to be sorted as wanted */
export const requireSortable = (sort: SortColumn | undefined, total: number): void => {
  if (sort === undefined) return;
  const most = sort.by === 'price' || sort.by === 'stock' ? MOST_PRICED : MOST_ROWS;
  if (total <= most) return;
  throw breaksRule('too-many-to-sort', `Narrow the result to ${most} materials before sorting it`, 'SortBy');
};
