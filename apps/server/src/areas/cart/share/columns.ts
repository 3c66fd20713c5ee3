import { languageOf, type Money, NO_MONEY, type Quantity } from '@grossist/domain';
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

const text =
  (of: (line: SharedLine) => string) =>
  (line: SharedLine): Cell => ({ kind: 'text', text: of(line) });

const EMPTY: Cell = { kind: 'empty' };

/** The columns of a cart as a sheet; those of prices only where there are any. */
export const columnsOf = ({ words, prices, locale }: SharedCart): readonly Column[] => {
  const priceColumns: readonly Column[] = [
    {
      header: words.unitPrice,
      width: 14,
      cell: ({ price }) => (price === undefined ? EMPTY : { kind: 'money', money: price.unitPrice }),
    },
    {
      header: words.per,
      width: 8,
      cell: ({ price }) => (price === undefined ? EMPTY : { kind: 'quantity', quantity: price.per }),
    },
    {
      header: words.cuttingFee,
      width: 12,
      cell: ({ price }) =>
        price === undefined || price.cuttingFee === NO_MONEY ? EMPTY : { kind: 'money', money: price.cuttingFee },
    },
    {
      header: `${words.amount} (${prices?.currency ?? ''})`,
      width: 16,
      cell: ({ price }) => (price === undefined ? EMPTY : { kind: 'money', money: price.amount }),
    },
  ];
  return [
    { header: words.elNumber, width: 14, cell: text(({ elNumber }) => elNumber) },
    { header: words.hwsNumber, width: 14, cell: text(({ hwsNumber }) => hwsNumber) },
    { header: words.sapNumber, width: 14, cell: text(({ sapNumber }) => sapNumber) },
    { header: words.ean, width: 16, cell: text(({ ean }) => ean) },
    { header: words.name, width: 44, cell: text(({ name }) => name) },
    { header: words.type, width: 24, cell: text(({ type }) => type) },
    { header: words.supplier, width: 20, cell: text(({ supplier }) => supplier) },
    { header: words.quantity, width: 10, cell: ({ quantity }) => ({ kind: 'quantity', quantity }) },
    { header: words.unit, width: 8, cell: text(({ unit }) => unitName(unit, languageOf(locale))) },
    ...(prices === undefined ? [] : priceColumns),
    { header: words.note, width: 30, cell: text(({ note }) => note) },
    { header: words.accountingString1, width: 18, cell: text((line) => line.accountingString1) },
    { header: words.accountingString2, width: 18, cell: text((line) => line.accountingString2) },
  ];
};
