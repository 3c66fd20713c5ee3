import { readOrderLines } from '@grossist/domain';
import { CsvError, parse } from 'csv-parse/sync';
import { checkSize, MOST_LINES } from '../bounds.ts';
import type { IncomingOrderLine } from '../order.ts';
import { Faults, type Reading, type ReadOrders, Refused, reading } from '../reading.ts';
import { decodeUntold } from '../text/index.ts';
import { linesOfBareList } from './bare-list.ts';
import { columnsOf } from './columns.ts';
import type { TableRow } from './read-row.ts';
import { headerOf, linesOfTable, MOST_ABOVE_HEADER } from './table.ts';

const DELIMITERS = [';', '\t', ',', '|'] as const;
/** Of a whole table: 400 for each of the lines that there may be. */
const MOST_TABLE_BYTES = 4 * 1024 * 1024;
const LONGEST_ROW = 64 * 1024;
/** Of a list without a header: as much as 2,000 lines of numbers need, and then some. */
const LONGEST_BARE_LIST = 256 * 1024;

/** What parts a line into the most columns that are known; where there is no header, what parts the most cells. */
const delimiterOf = (text: string): string => {
  const head = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/, MOST_ABOVE_HEADER);
  const most = (count: (cells: string[]) => number): string | undefined => {
    const counts = DELIMITERS.map((sign) => Math.max(...head.map((line) => count(line.split(sign)))));
    const best = Math.max(...counts);
    return best > 0 ? DELIMITERS[counts.indexOf(best)] : undefined;
  };
  return most((cells) => columnsOf(cells)?.size ?? 0) ?? most(({ length }) => length) ?? ';';
};

const rowsOf = (text: string): TableRow[] => {
  const rows: TableRow[] = [];
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_ROW,
      // One more than may be: enough to see that there are too many.
      to: MOST_LINES + MOST_ABOVE_HEADER + 1,
      on_record: (cells: string[], { lines }) => {
        if (cells.some((cell) => cell.trim() !== '')) rows.push({ line: lines, cells });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Refused('table', 'the file is no table: its quotes are not closed, or a row is too long', {
      line: rows.at(-1)?.line ?? 1,
    });
  }
  return rows;
};

/** As it is pasted into the cart. */
const readBareList = (text: string, faults: Faults): IncomingOrderLine[] =>
  linesOfBareList(
    readOrderLines(text.length <= LONGEST_BARE_LIST ? text : ''),
    { list: 'table', entry: 'line' },
    faults,
  );

const readTable = (text: string, faults: Faults): IncomingOrderLine[] => {
  const table = headerOf(rowsOf(text));
  return table ? linesOfTable(table, faults, (proven) => proven) : readBareList(text, faults);
};

/**
 * Reads order lines of a CSV file: parted by semicolons, tabs, commas or bars, in UTF-8, UTF-16 or Windows-1252, under
 * a header in any of the shop's languages, below a letterhead of up to 20 lines. Without a header numbers and quantities
 * are read as the cart's own lists are. Of the order itself a table tells nothing.
 */
export const readCsvOrder = (bytes: Uint8Array): Reading<ReadOrders> =>
  reading(() => {
    checkSize(bytes, MOST_TABLE_BYTES);
    const faults = new Faults();
    const text = decodeUntold(bytes);
    return { orders: [{ lines: readTable(text, faults) }], faults: faults.all };
  });
