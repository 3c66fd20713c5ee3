import type { Readable } from 'node:stream';
import { decimalSignOf, guardFormula, type Locale, languageOf, quantityToDecimal } from '@grossist/domain';
import { stringify } from 'csv-stringify';
import { type FileCell, listColumns } from './columns.ts';
import type { FileLine } from './file-lines.ts';

/** Without trailing zeros: "4.000" is 4. */
const shortest = (decimal: string): string => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal);

const writer =
  (locale: Locale) =>
  (cell: FileCell): string => {
    if (cell.kind !== 'quantity') return guardFormula(cell.text);
    return cell.quantity === undefined
      ? ''
      : shortest(quantityToDecimal(cell.quantity)).replace('.', decimalSignOf(locale));
  };

/**
 * Writes the lines of a list as CSV: UTF-8 with BOM, semicolons in every language, no `sep=` line (Excel would then
 * ignore the BOM), decimals as the reader's language writes them. Numbers of materials are quoted, by which LibreOffice
 * can keep them as texts; texts that a spreadsheet would take for formulas are guarded. Streamed. [vl-17]
 */
export const listCsv = (lines: readonly FileLine[], locale: Locale): Readable => {
  const columns = listColumns(languageOf(locale));
  const write = writer(locale);
  const [first] = lines;
  const isNumber = columns.map(({ cell }) => first !== undefined && cell(first).kind === 'number');
  const rows = [
    columns.map(({ header }) => guardFormula(header)),
    ...lines.map((line) => columns.map(({ cell }) => write(cell(line)))),
  ];
  return stringify(rows, {
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    // By itself the writer quotes no text for a line feed alone.
    cast: {
      string: (value, { column }) => ({
        value,
        quoted: value !== '' && (isNumber[Number(column)] === true || /[\r\n]/.test(value)),
      }),
    },
  });
};
