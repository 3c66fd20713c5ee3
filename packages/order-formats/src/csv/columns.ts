import type { OrderIdentifiers } from '../order.ts';
import { type ColumnKind, HEADER_WORDS } from './data/header-words.ts';

const KINDS = [
  'sap',
  'ean',
  'el',
  'hws',
  'supplier',
  'buyer',
  'any',
  'quantity',
  'unit',
  'price',
  'perQuantity',
  'amount',
  'name',
  'note',
  'deliveryDate',
  'lineNumber',
  'accounting',
] as const satisfies readonly ColumnKind[];

const KIND_OF_WORD = new Map<string, ColumnKind>();
// A word of two kinds is of the first.
for (const kind of KINDS)
  for (const word of HEADER_WORDS[kind].trim().split(/\s+/)) if (!KIND_OF_WORD.has(word)) KIND_OF_WORD.set(word, kind);

export const IDENTIFIERS = [
  'sap',
  'ean',
  'el',
  'hws',
  'supplier',
  'buyer',
  'any',
] as const satisfies readonly (keyof OrderIdentifiers)[];

export type Columns = ReadonlyMap<ColumnKind, number>;

const MOST_COLUMNS = 200;

/** Columns by what their headers say; undefined when no column is headed as a number of a material, or none as a quantity. */
export const columnsOf = (header: readonly string[]): Columns | undefined => {
  const columns = new Map<ColumnKind, number>();
  for (const [at, cell] of header.slice(0, MOST_COLUMNS).entries()) {
    const word = cell.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
    const kind = KIND_OF_WORD.get(word);
    if (kind !== undefined && !columns.has(kind)) columns.set(kind, at);
  }
  return columns.has('quantity') && IDENTIFIERS.some((kind) => columns.has(kind)) ? columns : undefined;
};
