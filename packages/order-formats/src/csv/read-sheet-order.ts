import { readOrderSheet, type SheetCell } from '@grossist/domain';
import { type Reading, type ReadOrders, reading } from '../reading.ts';
import { orderOfTable, type TableOrderReading } from './order-of-table.ts';

/** Reads order lines of a spreadsheet's rows, as a CSV file is read. */
export const readSheetOrder = (
  rows: readonly (readonly SheetCell[])[],
  options: TableOrderReading = {},
): Reading<ReadOrders> => reading(() => orderOfTable(readOrderSheet(rows, options), 'sheet'));
