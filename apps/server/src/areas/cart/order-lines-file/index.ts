import {
  type OrderLineProblem,
  type OrderLines,
  readOrderLines,
  readOrderRows,
  type TableReading,
  writeOrderLine,
} from '@grossist/domain';
import { decodeText } from './decode-text.ts';
import { readXlsx, unreadable } from './read-xlsx.ts';

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

const read = async (fileName: string, file: Buffer, reading: TableReading): Promise<OrderLines> => {
  if (file.length > MOST_BYTES) throw unreadable('it is larger than 2 MB');
  if (isXlsx(file)) return readOrderRows(await readXlsx(file), reading);
  if (/\.xlsx$/i.test(fileName)) throw unreadable('it is no workbook, whatever its name says');
  if (file.subarray(0, 4).equals(OLDER_WORKBOOK)) throw unreadable('it is a workbook of an old kind (XLS)');
  const text = decodeText(file);
  if (text === undefined) throw unreadable('it is neither CSV nor XLSX');
  return readOrderLines(text, reading);
};

/**
 * The order lines of a CSV or XLSX file. What it is, its first bytes tell, not its name. Pure: bytes in, lines out.
 * @throws Failure 422 for a file that can't be read, naming where
 */
export const readOrderLinesFile = async (
  fileName: string,
  file: Buffer,
  reading: TableReading,
): Promise<OrderLinesOfFile> => {
  const { lines, errors, beyondLimit, assumed, quantityColumns } = await read(fileName, file, reading);
  return {
    lines: lines.map(writeOrderLine),
    rows: lines.map(({ lineNumber, kit }) => ({ rowNumber: lineNumber, kit })),
    skipped: errors.slice(0, MOST_REPORTED).map(({ lineNumber, ...error }) => ({ rowNumber: lineNumber, ...error })),
    rowsBeyondLimit: beyondLimit,
    assumed: assumed.slice(0, MOST_REPORTED),
    quantityColumns,
  };
};
