import { languageOf, type Money, NO_MONEY, type Quantity } from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import { unitName } from '../../pricing/index.ts';
import type { SharedCart, SharedLine } from './shared-cart.ts';

/** What stands in a cell of a sheet. */
export type Cell =
  | { kind: 'text'; text: string }
  | { kind: 'quantity'; quantity: Quantity }
  | { kind: 'money'; money: Money }
  | { kind: 'empty' };

export interface Column {
  header: string;
  /** In characters, for a sheet. */
  width: number;
  cell(line: SharedLine): Cell;
}

const textCell =
  (of: (line: SharedLine) => string) =>
  (line: SharedLine): Cell => ({ kind: 'text', text: of(line) });

const EMPTY: Cell = { kind: 'empty' };

/** The columns of a cart as a sheet; those of prices only where there are any. */
export const columnsOf = ({ prices, locale }: SharedCart): readonly Column[] => {
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
