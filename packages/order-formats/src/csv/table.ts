import type { DecimalSign } from '@grossist/domain';
import { checkLineCount } from '../bounds.ts';
import type { IncomingOrderLine } from '../order.ts';
import type { Faults } from '../reading.ts';
import { type Columns, columnsOf } from './columns.ts';
import type { ColumnKind } from './data/header-words.ts';
import { decimalSignOf } from './local-number.ts';
import { readRow, type TableRow } from './read-row.ts';

/** A sender's letterhead may stand above the header. */
export const MOST_ABOVE_HEADER = 20;
const NUMBERS: readonly ColumnKind[] = ['quantity', 'price', 'amount', 'perQuantity'];

export interface HeadedTable {
  columns: Columns;
  body: readonly TableRow[];
}

/** The first row that heads a number of a material and a quantity, and what stands below it. */
export const headerOf = (rows: readonly TableRow[]): HeadedTable | undefined => {
  for (const [at, { cells }] of rows.slice(0, MOST_ABOVE_HEADER).entries()) {
    const columns = columnsOf(cells);
    if (columns) return { columns, body: rows.slice(at + 1) };
  }
  return undefined;
};

/** The lines of a table; `signFrom` says which sign parts decimals, told the one that its numbers prove, if they do. */
export const linesOfTable = (
  { columns, body }: HeadedTable,
  faults: Faults,
  signFrom: (proven: DecimalSign | undefined) => DecimalSign | undefined,
): IncomingOrderLine[] => {
  checkLineCount(body.length, { line: body.at(-1)?.line });
  const numbers = NUMBERS.flatMap((kind) => {
    const at = columns.get(kind);
    return at === undefined ? [] : body.map(({ cells }) => cells[at] ?? '');
  });
  const sign = signFrom(decimalSignOf(numbers));
  return body.flatMap((row) => faults.try(() => readRow(row, columns, sign)) ?? []);
};
