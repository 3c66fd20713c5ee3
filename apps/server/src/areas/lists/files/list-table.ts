/** Exports the lines of a list as CSV or as a sheet. */

import type { Readable } from 'node:stream';
import {
  decimalSignOf,
  guardFormula,
  type Language,
  type Locale,
  languageOf,
  type Quantity,
  quantityOf,
  quantityToDecimal,
  quantityToNumber,
  type Texts,
  textIn,
} from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import { stringify } from 'csv-stringify';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { Sheet, SheetCell } from '../../../sheet-maker/index.ts';
import type { Person } from '../../identity/index.ts';
import { unitName } from '../../pricing/index.ts';
import { visibleLine } from '../queries/list-rows.ts';

/** A line of a list as it is written to a file; '' for what it has not. */
export interface FileLine {
  elNumber: string;
  hwsNumber: string;
  sapNumber: string;
  ean: string;
  name: string;
  type: string;
  supplier: string;
  /** In sales units; undefined for a line without a usual quantity. */
  quantity: Quantity | undefined;
  /** Code of the sales unit. */
  unit: string;
  note: string;
}

interface Row {
  el_number: string;
  hws_number: string;
  sap_material_number: string;
  ean: string;
  code: string;
  names: Texts;
  type_designation: string;
  supplier_name: string | null;
  usual_quantity: string | null;
  sales_unit: string;
  note: string;
}

interface FileReader extends Pick<Person, 'market' | 'assortments'> {
  language: Language;
}

/** Returns the lines of a list that the reader may see, in their order, at most `limit`. One query. [vl-17] */
export const readFileLines =
  (db: Database, limit: number) =>
  async (reader: FileReader, listId: string): Promise<readonly FileLine[]> => {
    const { rows } = await sql<Row>`
      select m.el_number, m.hws_number, m.sap_material_number, m.ean, m.code, m.names, m.type_designation,
        s.name as supplier_name, l.usual_quantity, m.sales_unit, l.note
      from variation_list_lines l
      join materials m on m.sap_material_number = l.sap_material_number
      left join suppliers s on s.code = m.supplier_code
      where l.list_id = ${listId} and ${visibleLine(reader)}
      order by l.position, l.id limit ${limit}`.execute(db);
    return rows.map((row) => ({
      elNumber: row.el_number,
      hwsNumber: row.hws_number,
      sapNumber: row.sap_material_number,
      ean: row.ean,
      name: textIn(row.names, reader.language)?.text ?? row.code,
      type: row.type_designation,
      supplier: row.supplier_name ?? '',
      quantity: row.usual_quantity === null ? undefined : quantityOf(row.usual_quantity),
      unit: row.sales_unit,
      note: row.note,
    }));
  };

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
