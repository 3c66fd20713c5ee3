import {
  type ListRows,
  type OrderLineProblem,
  type OrderLines,
  readListSheet,
  readListText,
  readOrderLines,
  readOrderRows,
  type SheetCell,
  type TableReading,
  writeOrderLine,
} from '@grossist/domain';
import { decodeUnknown } from '@grossist/order-formats';
import { readXlsx, unreadable } from './read-xlsx.ts';

/** Decodes text as spreadsheets save it; undefined for bytes that are no text. */
const decodeText = (file: Buffer): string | undefined => {
  const text = decodeUnknown(file);
  return text.slice(0, HEAD).includes('\u0000') ? undefined : text;
};

const HEAD = 8000;

export interface OrderLinesOfFile {
  /** "identifier", "identifier;quantity" or "identifier;quantity;unit". */
  lines: readonly string[];
  /** Of each of the lines its row, counted from 1, and the kit that it is packed into, where the file has kits. */
  rows: readonly { rowNumber: number; kit: string | undefined }[];
  /** Rows that are no order line, counted from 1, and why; at most a hundred. */
  skipped: readonly { rowNumber: number; text: string; kind: OrderLineProblem }[];
  rowsBeyondLimit: number;
  /** Quantities that were read as the reader's language writes them; at most a hundred. */
  assumed: OrderLines['assumed'];
  /** Columns of which a person has to choose that of the quantities; then there are no lines yet. */
  quantityColumns: OrderLines['quantityColumns'];
}

const MOST_BYTES = 2 * 1024 * 1024;
const MOST_REPORTED = 100;

const isXlsx = (file: Buffer): boolean => file.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'));
const OLDER_WORKBOOK = Buffer.from('d0cf11e0', 'hex');

/** Parser of a table: of the text of a CSV file, or the rows of a sheet. */
interface TableReader<Read> {
  text(text: string): Read;
  sheet(rows: readonly (readonly SheetCell[])[]): Read;
}

const read = async <Read>(fileName: string, file: Buffer, reader: TableReader<Read>): Promise<Read> => {
  if (file.length > MOST_BYTES) throw unreadable('it is larger than 2 MB');
  if (isXlsx(file)) return reader.sheet(await readXlsx(file));
  if (/\.xlsx$/i.test(fileName)) throw unreadable('it is no workbook, whatever its name says');
  if (file.subarray(0, 4).equals(OLDER_WORKBOOK)) throw unreadable('it is a workbook of an old kind (XLS)');
  const text = decodeText(file);
  if (text === undefined) throw unreadable('it is neither CSV nor XLSX');
  return reader.text(text);
};

/**
 * Parses the order lines of a CSV or XLSX file. The first bytes decide the format, not the name. Pure: bytes in, lines
 * out.
 * @throws Failure 422 for a file that can't be read, naming where
 */
export const readOrderLinesFile = async (
  fileName: string,
  file: Buffer,
  reading: TableReading,
): Promise<OrderLinesOfFile> => {
  const { lines, errors, beyondLimit, assumed, quantityColumns } = await read<OrderLines>(fileName, file, {
    text: (text) => readOrderLines(text, reading),
    sheet: (rows) => readOrderRows(rows, reading),
  });
  return {
    lines: lines.map(writeOrderLine),
    rows: lines.map(({ lineNumber, kit }) => ({ rowNumber: lineNumber, kit })),
    skipped: errors.slice(0, MOST_REPORTED).map(({ lineNumber, ...error }) => ({ rowNumber: lineNumber, ...error })),
    rowsBeyondLimit: beyondLimit,
    assumed: assumed.slice(0, MOST_REPORTED),
    quantityColumns,
  };
};

/**
 * Reads the lines of a variation list from a CSV or XLSX file, at most `mostRows` of them. Pure: bytes in, rows out.
 * @throws Failure 422 for a file that can't be read, naming where
 */
export const readListFile = (
  fileName: string,
  file: Buffer,
  { mostRows, ...reading }: TableReading & { mostRows: number },
): Promise<ListRows> =>
  read<ListRows>(fileName, file, {
    text: (text) => readListText(text, mostRows, reading),
    sheet: (rows) => readListSheet(rows, mostRows, reading),
  });
