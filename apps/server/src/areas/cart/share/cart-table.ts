import { PassThrough, type Readable } from 'node:stream';
import {
  decimalSignOf,
  guardFormula,
  type Locale,
  languageOf,
  type Money,
  moneyToDecimal,
  moneyToNumber,
  NO_MONEY,
  type Quantity,
  quantityToDecimal,
  quantityToNumber,
} from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import { stringify } from 'csv-stringify';
import type { CellObject, Row } from 'write-excel-file/node';
import writeExcelFile from 'write-excel-file/node';
import { sheetText } from '../../../sheet-text.ts';
import { unitName } from '../../pricing/index.ts';
import type { SharedCart, SharedLine } from './shared-cart.ts';

/** The value of a cell of a sheet. */
export type Cell =
  | { kind: 'text'; text: string }
  | { kind: 'quantity'; quantity: Quantity }
  | { kind: 'money'; money: Money }
  | { kind: 'empty' };

interface Column {
  header: string;
  /** In characters, for a sheet. */
  width: number;
  cell(line: SharedLine): Cell;
}

const textCell =
  (of: (line: SharedLine) => string) =>
  (line: SharedLine): Cell => ({ kind: 'text', text: of(line) });

const EMPTY: Cell = { kind: 'empty' };

/** Returns the columns of a cart as a sheet; those of prices only where there are any. */
const columnsOf = ({ prices, locale }: SharedCart): readonly Column[] => {
  const text = textFor(locale);
  const priceColumns: readonly Column[] = [
    {
      header: text('sharedCart.unitPrice'),
      width: 14,
      cell: ({ price }) => (price === undefined ? EMPTY : { kind: 'money', money: price.unitPrice }),
    },
    {
      header: text('sharedCart.per'),
      width: 8,
      cell: ({ price }) => (price === undefined ? EMPTY : { kind: 'quantity', quantity: price.per }),
    },
    {
      header: text('sharedCart.cuttingFee'),
      width: 12,
      cell: ({ price }) =>
        price === undefined || price.cuttingFee === NO_MONEY ? EMPTY : { kind: 'money', money: price.cuttingFee },
    },
    {
      header: `${text('sharedCart.amount')} (${prices?.currency ?? ''})`,
      width: 16,
      cell: ({ price }) => (price === undefined ? EMPTY : { kind: 'money', money: price.amount }),
    },
  ];
  return [
    { header: text('sharedCart.elNumber'), width: 14, cell: textCell(({ elNumber }) => elNumber) },
    { header: text('sharedCart.hwsNumber'), width: 14, cell: textCell(({ hwsNumber }) => hwsNumber) },
    { header: text('sharedCart.sapNumber'), width: 14, cell: textCell(({ sapNumber }) => sapNumber) },
    { header: text('sharedCart.ean'), width: 16, cell: textCell(({ ean }) => ean) },
    { header: text('sharedCart.name'), width: 44, cell: textCell(({ name }) => name) },
    { header: text('sharedCart.type'), width: 24, cell: textCell(({ type }) => type) },
    { header: text('sharedCart.supplier'), width: 20, cell: textCell(({ supplier }) => supplier) },
    { header: text('sharedCart.quantity'), width: 10, cell: ({ quantity }) => ({ kind: 'quantity', quantity }) },
    { header: text('sharedCart.unit'), width: 8, cell: textCell(({ unit }) => unitName(unit, languageOf(locale))) },
    ...(prices === undefined ? [] : priceColumns),
    { header: text('sharedCart.note'), width: 30, cell: textCell(({ note }) => note) },
    { header: text('sharedCart.accountingString1'), width: 18, cell: textCell((line) => line.accountingString1) },
    { header: text('sharedCart.accountingString2'), width: 18, cell: textCell((line) => line.accountingString2) },
  ];
};

/** Returns true if the locale's decimal sign is a comma: then its spreadsheets separate columns by a semicolon. */
const hasDecimalComma = (locale: Locale): boolean => decimalSignOf(locale) === ',';

/** Removes trailing zeros: "4.000" and "0.500" are 4 and 0.5; an amount has two decimals at least. */
const shortest = (decimal: string, fewest: number): string => {
  const [whole = '', fraction = ''] = decimal.split('.');
  const decimals = fraction.replace(/0+$/, '').padEnd(fewest, '0');
  return decimals === '' ? whole : `${whole}.${decimals}`;
};

const writer =
  (locale: Locale) =>
  (cell: Cell): string => {
    const local = (decimal: string) => (hasDecimalComma(locale) ? decimal.replace('.', ',') : decimal);
    if (cell.kind === 'text') return guardFormula(cell.text);
    if (cell.kind === 'quantity') return local(shortest(quantityToDecimal(cell.quantity), 0));
    return cell.kind === 'money' ? local(shortest(moneyToDecimal(cell.money), 2)) : '';
  };

/** Streams rows of cells as CSV in UTF-8 with a byte order mark, as spreadsheets of the reader's country parse it. */
export const csvOf = (locale: Locale, headers: readonly string[], rows: readonly (readonly Cell[])[]): Readable => {
  const write = writer(locale);
  return stringify([headers.map(guardFormula), ...rows.map((cells) => cells.map(write))], {
    bom: true,
    delimiter: hasDecimalComma(locale) ? ';' : ',',
    record_delimiter: 'windows',
  });
};

/** Streams the lines of a cart as CSV. */
export const toCsv = (cart: SharedCart): Readable => {
  const columns = columnsOf(cart);
  return csvOf(
    cart.locale,
    columns.map(({ header }) => header),
    cart.lines.map((line) => columns.map(({ cell }) => cell(line))),
  );
};

const MONEY = '#,##0.00##';
const QUANTITY = '#,##0.###';

const asText = (text: string, more: CellObject = {}): CellObject => ({ value: sheetText(text), type: String, ...more });

/** Gives text cells an explicit type: a text stays one, whatever it begins with. */
const asCell = (cell: Cell): CellObject | null => {
  if (cell.kind === 'text') return cell.text === '' ? null : asText(cell.text);
  if (cell.kind === 'quantity') return { value: quantityToNumber(cell.quantity), type: Number, format: QUANTITY };
  return cell.kind === 'money' ? { value: moneyToNumber(cell.money), type: Number, format: MONEY } : null;
};

const sums = ({ locale, prices }: SharedCart, width: number): Row[] => {
  if (prices === undefined) return [];
  const text = textFor(locale);
  const { totals, vatPercent } = prices;
  const row = (label: string, money: Money, more: CellObject = {}): Row => [
    ...Array.from({ length: width - 2 }, () => null),
    asText(label, more),
    { value: moneyToNumber(money), type: Number, format: MONEY, ...more },
  ];
  return [
    [],
    row(text('sharedCart.subtotal'), totals.subtotal),
    row(text('sharedCart.duties'), totals.duties),
    row(text('sharedCart.freight'), totals.freight),
    ...(totals.extraFreight > 0 ? [row(`${text('sharedCart.freight')} +`, totals.extraFreight)] : []),
    ...(totals.freightServiceTax > 0 ? [row(`${text('sharedCart.freight')} %`, totals.freightServiceTax)] : []),
    row(`${text('sharedCart.vat')} ${vatPercent} %`, totals.tax),
    row(text('sharedCart.total'), totals.total, { fontWeight: 'bold' }),
  ];
};

/** Streams a cart as an XLSX sheet: its lines, and below them the sums where prices are shown. */
export const toXlsx = (cart: SharedCart): Readable => {
  const text = textFor(cart.locale);
  const columns = columnsOf(cart);
  const amount = columns.findIndex(({ header }) => header.startsWith(text('sharedCart.amount')));
  const rows: Row[] = [
    columns.map(({ header }) => asText(header, { fontWeight: 'bold' })),
    ...cart.lines.map((line) => columns.map(({ cell }) => asCell(cell(line)))),
    ...sums(cart, amount + 1),
  ];
  const file = new PassThrough();
  const sheet = {
    columns: columns.map(({ width }) => ({ width })),
    sheet: text('sharedCart.cart'),
    stickyRowsCount: 1,
  };
  // Errors reach the reader through the stream.
  writeExcelFile(rows, sheet)
    .toStream(file)
    .catch((error: unknown) => file.destroy(error instanceof Error ? error : new Error(String(error))));
  return file;
};
