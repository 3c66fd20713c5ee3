import { readOrderRows } from '@grossist/domain';
import type { IncomingOrderLine } from '../order.ts';
import { Faults, type Reading, type ReadOrders, Refused, reading } from '../reading.ts';
import { about } from '../text/index.ts';
import { headerOf, linesOfTable } from './table.ts';

/** A list without a header: numbers and quantities alone. */
const readBareRows = (rows: readonly (readonly string[])[], faults: Faults): IncomingOrderLine[] => {
  const { lines, errors, beyondLimit } = readOrderRows(rows);
  if (lines.every(({ quantity }) => quantity === undefined))
    throw new Refused(
      'no-header',
      'no column of the sheet is headed as a number of a material and none as a quantity',
      { line: 1 },
    );
  if (beyondLimit > 0)
    throw new Refused('too-many-lines', 'a list without a header has more than 2,000 lines', {}, { most: '2000' });
  for (const { lineNumber, kind, text: written } of errors)
    faults.add('lost', {
      code: kind,
      reason: `the row can't be read: ${kind}`,
      place: { line: lineNumber },
      values: about(written),
    });
  return lines.flatMap(({ lineNumber, identifier, quantity }) => {
    if (quantity !== undefined) return [{ at: lineNumber, identifiers: { any: identifier }, quantity }];
    faults.add('lost', { code: 'quantity', reason: 'the row has no quantity', place: { line: lineNumber } });
    return [];
  });
};

/**
 * Reads order lines of a spreadsheet's rows, as a CSV file is read. Cells are texts: a cell that is a number is written
 * with a point before its decimals, so that "1.234" is no thousand unless other cells, which are texts, speak against it.
 */
export const readSheetOrder = (rows: readonly (readonly string[])[]): Reading<ReadOrders> =>
  reading(() => {
    const faults = new Faults();
    const filled = rows
      .map((cells, index) => ({ line: index + 1, cells }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
    const table = headerOf(filled);
    const lines = table
      ? linesOfTable(table, faults, (proven) => (proven === ',' ? undefined : '.'))
      : readBareRows(rows, faults);
    return { orders: [{ lines }], faults: faults.all };
  });
