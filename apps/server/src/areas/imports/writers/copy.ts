import { CompiledQuery } from 'kysely';
import type { Tx } from './writer.ts';

const SPECIAL = /[\\\t\n\r]/g;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escaped = (text: string): string => text.replace(SPECIAL, (character) => ESCAPES[character] ?? character);
const hasSpecial = (text: string): boolean => /[\\\t\n\r]/.test(text);

export const NULL = '\\N';

/** A text as a field of COPY's text format. */
export const field = (text: string): string => (hasSpecial(text) ? escaped(text) : text);

export const fieldOrNull = (text: string | undefined): string => (text === undefined ? NULL : field(text));

/** JSON writes tabs and line ends as escapes: of what COPY would take for its own only backslashes are left. */
export const jsonField = (value: unknown): string => {
  const json = JSON.stringify(value);
  return json.includes('\\') ? json.replaceAll('\\', '\\\\') : json;
};

/** A bytea written "\x…". */
export const bytesField = (hex: string): string => `\\${hex}`;

const PLAIN = /^[\w-]+$/;

const element = (text: string): string =>
  PLAIN.test(text) && text.toLowerCase() !== 'null' ? text : `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

/** A text[]. */
export const listField = (texts: readonly string[]): string => field(`{${texts.map(element).join(',')}}`);

export interface CopyTarget {
  /** With its columns: "erp.stock (plant, atp)". No part of it comes from a file. */
  readonly table: string;
}

/** Characters of rows that become bytes together. */
const PIECE = 16_384;

/**
 * Rows as bytes, each soon after it was made: a text that was put together of many is kept as all of them until somebody
 * reads it, and a window's rows would be millions of objects to look after.
 */
function* piecesOf(rows: Iterable<string>): Generator<Buffer, void> {
  let text = '';
  for (const row of rows) {
    text += `${row}\n`;
    if (text.length < PIECE) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text !== '') yield Buffer.from(text);
}

function* behind(first: Buffer, others: Iterable<Buffer>): Generator<Buffer> {
  yield first;
  yield* others;
}

/**
 * Writes whole new rows; one that is there already, or that the table refuses, refuses them all. Rows that are made one
 * by one, as they are asked for, are never there all at once, and are read by the database while the next ones are made.
 */
export const copyRows = async (tx: Tx, { table }: CopyTarget, rows: Iterable<string>): Promise<void> => {
  const pieces = piecesOf(rows);
  const first = pieces.next();
  if (first.done) return;
  await tx.executeQuery(CompiledQuery.raw(`copy ${table} from stdin`, [behind(first.value, pieces)]));
};
