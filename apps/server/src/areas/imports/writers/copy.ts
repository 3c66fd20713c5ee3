import { CompiledQuery } from 'kysely';
import type { Tx } from './writer.ts';

const SPECIAL = /[\\\t\n\r]/g;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escaped = (text: string): string => text.replace(SPECIAL, (character) => ESCAPES[character] ?? character);
const hasSpecial = (text: string): boolean => /[\\\t\n\r]/.test(text);

export const NULL = '\\N';

/** Encodes a text as a field of COPY's text format. */
export const field = (text: string): string => (hasSpecial(text) ? escaped(text) : text);

export const fieldOrNull = (text: string | undefined): string => (text === undefined ? NULL : field(text));

/** Encodes a value as JSON. JSON escapes tabs and line ends, so that only backslashes need an escape for COPY. */
export const jsonField = (value: unknown): string => {
  const json = JSON.stringify(value);
  return json.includes('\\') ? json.replaceAll('\\', '\\\\') : json;
};

/** Encodes a bytea from its text "\x…". */
export const bytesField = (hex: string): string => `\\${hex}`;

const PLAIN = /^[\w-]+$/;

const element = (text: string): string =>
  PLAIN.test(text) && text.toLowerCase() !== 'null' ? text : `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

/** Encodes a text[]. */
export const listField = (texts: readonly string[]): string => field(`{${texts.map(element).join(',')}}`);

export interface CopyTarget {
  /** Table with its columns: "erp.stock (plant, atp)". Never contains input. */
  readonly table: string;
}

/** Characters of rows that are encoded together. */
const PIECE = 16_384;

/**
 * Encodes rows as bytes soon after they are made: a concatenated string holds all of its parts until it is flattened, and a
 * window's rows would be millions of objects to collect.
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

function* prepend(first: Buffer, others: Iterable<Buffer>): Generator<Buffer> {
  yield first;
  yield* others;
}

/**
 * Writes new rows by COPY; one that exists already, or that the table refuses, fails them all. Rows of a generator are never
 * all in memory, and the database reads them while the next ones are made.
 */
export const copyRows = async (tx: Tx, { table }: CopyTarget, rows: Iterable<string>): Promise<void> => {
  const pieces = piecesOf(rows);
  const first = pieces.next();
  if (first.done) return;
  await tx.executeQuery(CompiledQuery.raw(`copy ${table} from stdin`, [prepend(first.value, pieces)]));
};
