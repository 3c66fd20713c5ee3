import { PassThrough, type Readable } from 'node:stream';
import { type Money, moneyToNumber, quantityToNumber } from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import writeExcelFile, { type CellObject, type Row } from 'write-excel-file/node';
import { sheetText } from '../../../sheet-text.ts';
import { type Cell, columnsOf } from './columns.ts';
import type { SharedCart } from './shared-cart.ts';

const MONEY = '#,##0.00##';
const QUANTITY = '#,##0.###';

const asText = (text: string, more: CellObject = {}): CellObject => ({ value: sheetText(text), type: String, ...more });

/** A text stays one, whatever it begins with: its type is told. */
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

/** A cart as a sheet of XLSX: its lines, and below them the sums where prices are shown; streamed. */
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
  // Who reads the stream is told of what goes wrong by its end.
  writeExcelFile(rows, sheet)
    .toStream(file)
    .catch((error: unknown) => file.destroy(error instanceof Error ? error : new Error(String(error))));
  return file;
};
