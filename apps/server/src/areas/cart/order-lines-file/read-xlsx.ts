import { readSheet } from 'read-excel-file/node';
import { breaksRule, type Failure } from '../../../http/failure.ts';
import { pack } from './pack.ts';
import { beyondBounds } from './sheet-bounds.ts';
import { type Entry, UnreadableArchive, unzip } from './unzip.ts';

const MOST_ENTRIES = 500;
const MOST_UNPACKED_BYTES = 16 * 1024 * 1024;

export const unreadable = (reason: string): Failure =>
  breaksRule('unreadable-file', `The file can not be read: ${reason}`, 'Content');

const isWanted = (name: string): boolean => name.endsWith('.xml') || name.endsWith('.xml.rels');

const unpacked = async (file: Buffer): Promise<Entry[]> => {
  try {
    return await unzip(file, isWanted, { entries: MOST_ENTRIES, bytes: MOST_UNPACKED_BYTES });
  } catch (error) {
    throw error instanceof UnreadableArchive ? unreadable(error.message) : error;
  }
};

const checkParts = (entries: readonly Entry[]): void => {
  for (const { name, content } of entries) {
    const text = content.toString('utf8');
    // No spreadsheet declares document types: they are there to blow up whoever reads.
    if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw unreadable('it declares a document type');
    const beyond = name.startsWith('xl/worksheets/') ? beyondBounds(text) : undefined;
    if (beyond !== undefined) throw unreadable(`it goes on to row or cell ${beyond}, which is beyond any order list`);
  }
};

/** Numbers stay as they are written: an EAN has more digits than a sum of floats can be trusted with. */
const plainNumber = (written: string): string => {
  const number = Number(written);
  if (!Number.isFinite(number)) return written;
  return Number.isSafeInteger(number) ? String(number) : String(Number(number.toFixed(6)));
};

const textOf = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
};

/**
 * The rows of a workbook's first sheet as texts. It is unpacked here, within bounds, and handed on as an archive that
 * holds nothing else than what was looked at.
 * @throws Failure 422 naming where it can't be read
 */
export const readXlsx = async (file: Buffer): Promise<string[][]> => {
  const entries = await unpacked(file);
  checkParts(entries);
  try {
    const rows = await readSheet<string>(pack(entries), 1, { parseNumber: plainNumber });
    return rows.map((row) => row.map(textOf));
  } catch (error) {
    throw unreadable(error instanceof Error ? error.message.slice(0, 200) : 'it is no workbook');
  }
};
