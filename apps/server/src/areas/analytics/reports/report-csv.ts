import type { Readable } from 'node:stream';
import { decimalSignOf, guardFormula, type Locale } from '@grossist/domain';
import { stringify } from 'csv-stringify';

/** A text, or a number of at most three decimals. */
export type ReportCell = string | number;

/**
 * Writes a report as CSV as all files of the shop are: UTF-8 with BOM, semicolons in every language, decimals as the
 * reader's language writes them, texts that a spreadsheet would take for formulas guarded. Streamed.
 */
export const reportCsv = (
  header: readonly string[],
  rows: readonly (readonly ReportCell[])[],
  locale: Locale,
): Readable => {
  const cell = (value: ReportCell): string =>
    typeof value === 'string'
      ? guardFormula(value)
      : String(Math.round(value * 1000) / 1000).replace('.', decimalSignOf(locale));
  return stringify([header.map(cell), ...rows.map((row) => row.map(cell))], {
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
  });
};
