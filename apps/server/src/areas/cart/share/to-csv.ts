import type { Readable } from 'node:stream';
import { decimalSignOf, guardFormula, type Locale, moneyToDecimal, quantityToDecimal } from '@grossist/domain';
import { stringify } from 'csv-stringify';
import { type Cell, columnsOf } from './columns.ts';
import type { SharedCart } from './shared-cart.ts';

/** Whether the locale parts decimals by a comma: then spreadsheets there part columns by a semicolon. */
const partsByComma = (locale: Locale): boolean => decimalSignOf(locale) === ',';

/** Shortest: "4.000" and "0.500" are 4 and 0.5; an amount keeps two decimals at least. */
const shortest = (decimal: string, fewest: number): string => {
  const [whole = '', fraction = ''] = decimal.split('.');
  const kept = fraction.replace(/0+$/, '').padEnd(fewest, '0');
  return kept === '' ? whole : `${whole}.${kept}`;
};

const writer =
  (locale: Locale) =>
  (cell: Cell): string => {
    const local = (decimal: string) => (partsByComma(locale) ? decimal.replace('.', ',') : decimal);
    if (cell.kind === 'text') return guardFormula(cell.text);
    if (cell.kind === 'quantity') return local(shortest(quantityToDecimal(cell.quantity), 0));
    return cell.kind === 'money' ? local(shortest(moneyToDecimal(cell.money), 2)) : '';
  };

/** Rows of cells as CSV in UTF-8 with its mark, as spreadsheets of the reader's country read it; streamed. */
export const csvOf = (locale: Locale, headers: readonly string[], rows: readonly (readonly Cell[])[]): Readable => {
  const write = writer(locale);
  return stringify([headers.map(guardFormula), ...rows.map((cells) => cells.map(write))], {
    bom: true,
    delimiter: partsByComma(locale) ? ';' : ',',
    record_delimiter: 'windows',
  });
};

/** The lines of a cart as CSV. */
export const toCsv = (cart: SharedCart): Readable => {
  const columns = columnsOf(cart);
  return csvOf(
    cart.locale,
    columns.map(({ header }) => header),
    cart.lines.map((line) => columns.map(({ cell }) => cell(line))),
  );
};
