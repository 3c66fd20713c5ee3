import { type Language, type Quantity } from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import { unitName } from '../../pricing/index.ts';
import type { FileLine } from './file-lines.ts';

/** What a cell of a list's file holds. `number`: a number of the material, which stays a text with all its digits. */
export type FileCell = { kind: 'text' | 'number'; text: string } | { kind: 'quantity'; quantity: Quantity | undefined };

export interface FileColumn {
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

/** Returns the columns of a list's file: those of an exported cart without prices, so that each is read like the other. */
export const listColumns = (language: Language): readonly FileColumn[] => {
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
