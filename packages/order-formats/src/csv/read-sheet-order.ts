import { readOrderRows } from '@grossist/domain';
import { Faults, type Reading, type ReadOrders, reading } from '../reading.ts';
import { linesOfBareList } from './bare-list.ts';
import { headerOf, linesOfTable } from './table.ts';

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
      : linesOfBareList(readOrderRows(rows), { list: 'sheet', entry: 'row' }, faults);
    return { orders: [{ lines }], faults: faults.all };
  });
