import { guardFormula } from '../order-table/cells.ts';
import type { FaultyMedia } from './media-fault.ts';

const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;
const MARKUP = /<\s*[a-z!?/]/i;
const NUMBER = /^[+-]\d[\d., ]*%?$/;
const DELIMITERS = [';', ',', '\t', '|'] as const;
/** Excel's own hint, which only it writes: "sep=;". */
const SEPARATOR_HINT = /^"?sep=([;,\t|])"?$/i;

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

/** The sign that separates the cells of the first line most often. */
const delimiterOf = (text: string): string => {
  const [line = ''] = text.trimStart().split(/[\r\n]/, 1);
  const hint = SEPARATOR_HINT.exec(line)?.[1];
  if (hint !== undefined) return hint;
  const counts = DELIMITERS.map((sign) => ({ sign, count: line.split(sign).length }));
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).sign;
};

/** Returns the place behind a quoted cell's closing quote, or the end of the text. */
const afterQuotes = (text: string, start: number): number => {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  return end === -1 ? text.length : end + 1;
};

/** Returns the line of the first cell that a spreadsheet would compute, from 1. Looks at each character once. */
const lineOfFormula = (text: string): number | undefined => {
  const cellEnd = new RegExp(`[${delimiterOf(text)}\\r\\n]`, 'g');
  let line = 1;
  for (let at = 0; at < text.length; ) {
    const isQuoted = text[at] === '"';
    cellEnd.lastIndex = isQuoted ? afterQuotes(text, at) : at;
    const end = cellEnd.exec(text)?.index ?? text.length;
    const cell = text.slice(isQuoted ? at + 1 : at, end);
    if (isFormula(cell)) return line;
    if (isQuoted) line += cell.split('\n').length - 1;
    const isLineEnd = text[end] === '\n' || (text[end] === '\r' && text[end + 1] !== '\n');
    if (isLineEnd) line += 1;
    at = end + 1;
  }
  return undefined;
};

/**
 * Checks that a file is a table of plain text: no binary data, no markup and no cell that a spreadsheet would compute.
 * Numbers with a sign and guarded cells are accepted.
 */
export const inspectCsv = (bytes: Uint8Array): { format: 'csv' } | FaultyMedia => {
  const text = textOf(bytes);
  if (text === undefined) return { fault: 'not-text' };
  if (text.trim() === '') return { fault: 'empty' };
  if (MARKUP.test(text)) return { fault: 'markup' };
  const line = lineOfFormula(text);
  return line === undefined ? { format: 'csv' } : { fault: 'formula', line };
};
