import type { Readable } from 'node:stream';
import {
  decimalSignOf,
  guardFormula,
  type Language,
  type Locale,
  languageOf,
  type Quantity,
  quantityToDecimal,
  quantityToNumber,
} from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import { stringify } from 'csv-stringify';
import type { Sheet, SheetCell } from '../../../sheet-maker/index.ts';
import { unitName } from '../../pricing/index.ts';
import type { FileLine } from './file-lines.ts';

/** What a cell of a list's file holds. `number`: a number of the material, which stays a text with all its digits. */
type FileCell = { kind: 'text' | 'number'; text: string } | { kind: 'quantity'; quantity: Quantity | undefined };

interface FileColumn {
  header: string;
  /** In characters, for a sheet. */
  width: number;
  cell(line: FileLine): FileCell;
}

const number =
  (of: (line: FileLine) => string) =>
  (line: FileLine): FileCell => ({ kind: 'number', text: of(line) });

const textCell =
  (of: (line: FileLine) => string) =>
  (line: FileLine): FileCell => ({ kind: 'text', text: of(line) });

/**
 * Returns the columns of a list's file: those of an exported cart without prices, so that each is read like the other.
 */
const listColumns = (language: Language): readonly FileColumn[] => {
  const text = textFor(language);
  return [
    { header: text('sharedCart.elNumber'), width: 14, cell: number((line) => line.elNumber) },
    { header: text('sharedCart.hwsNumber'), width: 14, cell: number((line) => line.hwsNumber) },
    { header: text('sharedCart.sapNumber'), width: 14, cell: number((line) => line.sapNumber) },
    { header: text('sharedCart.ean'), width: 16, cell: number((line) => line.ean) },
    { header: text('sharedCart.name'), width: 44, cell: textCell((line) => line.name) },
    { header: text('sharedCart.type'), width: 24, cell: textCell((line) => line.type) },
    { header: text('sharedCart.supplier'), width: 20, cell: textCell((line) => line.supplier) },
    { header: text('sharedCart.quantity'), width: 10, cell: ({ quantity }) => ({ kind: 'quantity', quantity }) },
    { header: text('sharedCart.unit'), width: 8, cell: textCell(({ unit }) => unitName(unit, language)) },
    { header: text('sharedCart.note'), width: 30, cell: textCell((line) => line.note) },
  ];
};

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

const cellOf = (cell: FileCell): SheetCell => {
  if (cell.kind === 'quantity')
    return cell.quantity === undefined ? null : { n: quantityToNumber(cell.quantity), format: 'quantity' };
  return cell.text === '' ? null : { t: cell.text };
};

/** Returns the lines of a list as a sheet in which numbers of materials are texts. */
export const listSheet = (lines: readonly FileLine[], name: string, language: Language): Sheet => {
  const columns = listColumns(language);
  return {
    name,
    widths: columns.map(({ width }) => width),
    rows: [
      columns.map(({ header }): SheetCell => ({ t: header, bold: true })),
      ...lines.map((line) => columns.map(({ cell }) => cellOf(cell(line)))),
    ],
  };
};
