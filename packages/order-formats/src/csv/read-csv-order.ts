import { readOrderTable } from '@grossist/domain';
import { checkSize } from '../bounds.ts';
import { type Reading, type ReadOrders, reading } from '../reading.ts';
import { decodeUntold } from '../text/index.ts';
import { orderOfTable, type TableOrderReading } from './order-of-table.ts';

/** Of a whole table: 400 for each of the lines that there may be. */
const MOST_TABLE_BYTES = 4 * 1024 * 1024;

/**
 * Reads order lines of a CSV file by the one reader of tables (`readOrderTable` of the domain): in UTF-8, UTF-16 or
 * Windows-1252, with or without a header. A table says nothing of the order itself but its currency.
 */
export const readCsvOrder = (bytes: Uint8Array, options: TableOrderReading = {}): Reading<ReadOrders> =>
  reading(() => {
    checkSize(bytes, MOST_TABLE_BYTES);
    return orderOfTable(readOrderTable(decodeUntold(bytes), options), 'table');
  });
