import { readRows } from '../order-table/cells.ts';
import { guardFormula } from '../order-table/formula-guard.ts';
import type { FaultyMedia } from './media-fault.ts';

const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;
const MARKUP = /<\s*(?:!|\?|\/?\s*[a-z])/i;
const NUMBER = /^[+-]\d[\d., ]*%?$/;

/** Returns the text of bytes in UTF-8 or else Windows-1252; undefined for what is no text. */
const textOf = (bytes: Uint8Array): string | undefined => {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes);
  }
  return CONTROL.test(text) ? undefined : text;
};

/** A cell that begins with an apostrophe is guarded already. */
const isFormula = (cell: string): boolean =>
  guardFormula(cell) !== cell && !cell.startsWith("'") && !NUMBER.test(cell.trim());

/**
 * Checks that a file is a table of plain text: no binary data, no markup and no cell that a spreadsheet would compute.
 * Numbers with a sign and guarded cells are accepted.
 */
export const inspectCsv = (bytes: Uint8Array): { format: 'csv' } | FaultyMedia => {
  const text = textOf(bytes);
  if (text === undefined) return { fault: 'not-text' };
  if (text.trim() === '') return { fault: 'empty' };
  if (MARKUP.test(text)) return { fault: 'markup' };
  const { rows } = readRows(text);
  const found = rows.find(({ cells }) => cells.some(isFormula));
  return found === undefined ? { format: 'csv' } : { fault: 'formula', line: found.lineNumber };
};
