import { type OrderLines, readOrderLines, readOrderRows, writeOrderLine } from '@grossist/domain';
import { decodeText } from './decode-text.ts';
import { readXlsx, unreadable } from './read-xlsx.ts';

export interface OrderLinesOfFile {
  /** "identifier" or "identifier;quantity". */
  lines: readonly string[];
  /** Rows that are no order line, counted from 1; at most a hundred. */
  skipped: readonly { rowNumber: number; text: string }[];
  rowsBeyondLimit: number;
}

const MOST_BYTES = 2 * 1024 * 1024;
const MOST_SKIPPED = 100;

const isXlsx = (file: Buffer): boolean => file.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'));
const OLDER_WORKBOOK = Buffer.from('d0cf11e0', 'hex');

/** What older programs save, and what is no text at all. */
const isBinary = (file: Buffer): boolean => {
  if (file.subarray(0, 4).equals(OLDER_WORKBOOK)) return true;
  const hasMark = (file[0] === 0xff && file[1] === 0xfe) || (file[0] === 0xfe && file[1] === 0xff);
  return !hasMark && file.subarray(0, 8000).includes(0);
};

const read = async (fileName: string, file: Buffer): Promise<OrderLines> => {
  if (file.length > MOST_BYTES) throw unreadable('it is larger than 2 MB');
  if (isXlsx(file)) return readOrderRows(await readXlsx(file));
  if (/\.xlsx$/i.test(fileName)) throw unreadable('it is no workbook, whatever its name says');
  if (isBinary(file)) throw unreadable('it is neither CSV nor XLSX');
  return readOrderLines(decodeText(file));
};

/**
 * The order lines of a CSV or XLSX file. What it is, its first bytes tell, not its name.
 * @throws Failure 422 for a file that can't be read, naming where
 */
export const readOrderLinesFile = async (fileName: string, file: Buffer): Promise<OrderLinesOfFile> => {
  const { lines, errors, beyondLimit } = await read(fileName, file);
  return {
    lines: lines.map(writeOrderLine),
    skipped: errors.slice(0, MOST_SKIPPED).map(({ lineNumber, text }) => ({ rowNumber: lineNumber, text })),
    rowsBeyondLimit: beyondLimit,
  };
};
