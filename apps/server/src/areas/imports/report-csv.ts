import type { ImportLine } from '../../db/index.ts';

// A spreadsheet would run what begins like this.
const FORMULA = /^[=+\-@\t\r]/;

const cell = (value: string): string => `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/** A report's lines as CSV for a spreadsheet (RFC 4180), nothing in it a formula. */
export const reportCsv = (lines: readonly ImportLine[]): string =>
  [
    ['line', 'kind', 'code', 'reason'],
    ...lines.map(({ line, kind, code, text }) => [String(line ?? ''), kind, code, text]),
  ]
    .map((cells) => `${cells.map(cell).join(',')}\r\n`)
    .join('');
