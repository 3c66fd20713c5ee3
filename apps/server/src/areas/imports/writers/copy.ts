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

export const jsonField = (value: unknown): string => field(JSON.stringify(value));

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

/** Writes whole new rows; one that is there already, or that the table refuses, refuses them all. */
export const copyRows = async (tx: Tx, { table }: CopyTarget, rows: readonly string[]): Promise<void> => {
  if (rows.length === 0) return;
  let text = '';
  for (const row of rows) text += `${row}\n`;
  await tx.executeQuery(CompiledQuery.raw(`copy ${table} from stdin`, [text]));
};
