import { type Language, type Quantity } from '@grossist/domain';
import { SHARE_WORDS } from '../../cart/index.ts';
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

const text =
  (of: (line: FileLine) => string) =>
  (line: FileLine): FileCell => ({ kind: 'text', text: of(line) });

/** Returns the columns of a list's file: those of an exported cart without prices, so that each is read like the other. */
export const listColumns = (language: Language): readonly FileColumn[] => {
  const words = SHARE_WORDS[language];
  return [
    { header: words.elNumber, width: 14, cell: number((line) => line.elNumber) },
    { header: words.hwsNumber, width: 14, cell: number((line) => line.hwsNumber) },
    { header: words.sapNumber, width: 14, cell: number((line) => line.sapNumber) },
    { header: words.ean, width: 16, cell: number((line) => line.ean) },
    { header: words.name, width: 44, cell: text((line) => line.name) },
    { header: words.type, width: 24, cell: text((line) => line.type) },
    { header: words.supplier, width: 20, cell: text((line) => line.supplier) },
    { header: words.quantity, width: 10, cell: ({ quantity }) => ({ kind: 'quantity', quantity }) },
    { header: words.unit, width: 8, cell: text(({ unit }) => unitName(unit, language)) },
    { header: words.note, width: 30, cell: text((line) => line.note) },
  ];
};
