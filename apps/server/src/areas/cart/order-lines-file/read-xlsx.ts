import type { SheetCell } from '@grossist/domain';
import { readSheet } from 'read-excel-file/node';
import { breaksRule, type Failure } from '../../../http/failure.ts';
import { beyondBounds, beyondTagBounds } from './sheet-bounds.ts';
import { lettersOf, mendSheet, sheetsToRead } from './worksheet-xml.ts';
import { type Entry, pack, UnreadableArchive, unzip } from './zip-archive.ts';

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

/** Wherever it lies: what a workbook calls a sheet need not be where sheets are. */
const isSheet = (text: string): boolean => /<(?:[\w.-]+:)?sheetData[\s/>]/.test(text);

const STYLES = /<(?:[\w.-]+:)?cellXfs[\s>]/;
const END_OF_STYLES = /<\/(?:[\w.-]+:)?cellXfs>/;

const stylesIn = (entries: readonly Entry[]): number => {
  const text = entries.find(({ name }) => name === 'xl/styles.xml')?.content.toString('utf8') ?? '';
  const from = text.search(STYLES);
  if (from < 0) return 0;
  // In two steps: one pattern for both would look for the end once for each beginning.
  const styles = text.slice(from);
  const to = styles.search(END_OF_STYLES);
  return to < 0 ? 0 : (styles.slice(0, to).match(/<(?:[\w.-]+:)?xf[\s/>]/g)?.length ?? 0);
};

/** Returns the entries that were checked and may be parsed, with completed sheets. */
const checkedParts = (entries: readonly Entry[]): Entry[] => {
  const styles = stylesIn(entries);
  return entries.map(({ name, content }) => {
    const text = content.toString('utf8');
    // No spreadsheet declares document types: they are an attack on the parser.
    if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw unreadable('it declares a document type');
    const beyondTags = beyondTagBounds(text);
    if (beyondTags !== undefined) throw unreadable(beyondTags);
    if (!isSheet(text)) return { name, content };
    const sheet = mendSheet(text, styles);
    const beyond = beyondBounds(sheet);
    if (beyond !== undefined) throw unreadable(`it goes on to row or cell ${beyond}, which is beyond any order list`);
    return { name, content: Buffer.from(sheet) };
  });
};

/** Keeps numbers as texts: an EAN has more digits than a floating-point number represents exactly. */
const plainNumber = (written: string): { number: string } => {
  const number = Number(written);
  if (!Number.isFinite(number)) return { number: written };
  return { number: Number.isSafeInteger(number) ? String(number) : String(Number(number.toFixed(6))) };
};

const cellOf = (cell: unknown): SheetCell => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'object' && cell !== null && 'number' in cell && typeof cell.number === 'string')
    return { number: cell.number };
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
};

const isFilled = (row: readonly SheetCell[]): boolean =>
  row.some((cell) => typeof cell !== 'string' || cell.trim() !== '');

/** Describes the error in words; the parser's own messages are of no help. */
const reasonOf = (error: unknown): string => {
  const message = error instanceof Error ? error.message : '';
  const [, row, column] = /row (\d+), col (\d+)/.exec(message) ?? [];
  if (row !== undefined) return `what is in cell ${lettersOf(Number(column))}${row} is broken`;
  return /not found/.test(message) ? message.slice(0, 200) : 'it is no workbook that is understood';
};

const readRows = async (archive: Buffer, sheet: number): Promise<SheetCell[][]> => {
  try {
    const rows = await readSheet<{ number: string }>(archive, sheet, { parseNumber: plainNumber });
    return rows.map((row) => row.map(cellOf));
  } catch (error) {
    throw unreadable(reasonOf(error));
  }
};

/**
 * The rows of a workbook's first sheet with anything in it; sheets that somebody hid come last, charts are none. It is
 * unpacked here, within bounds, and handed on as an archive that holds nothing else than what was looked at.
 * @throws Failure 422 naming where it can't be read
 */
export const readXlsx = async (file: Buffer): Promise<SheetCell[][]> => {
  const entries = checkedParts(await unpacked(file));
  const archive = pack(entries);
  const sheets = sheetsToRead(entries);
  // A file without sheets is no workbook: the parser throws.
  for (const sheet of sheets.length > 0 ? sheets : [1]) {
    // One after the other: most often it is the first.
    // oxlint-disable-next-line no-await-in-loop
    const rows = await readRows(archive, sheet);
    if (rows.some(isFilled)) return rows;
  }
  return [];
};
