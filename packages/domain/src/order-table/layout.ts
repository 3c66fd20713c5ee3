import type { ColumnMeaning } from './column-meaning.ts';
import type { ColumnKind } from './data/header-words.ts';
import { type IdentifierColumn, isIdentifierKind } from './find-header.ts';
import type { GuessedColumns } from './guess-columns.ts';

/** The columns of a table by what they hold. */
export interface Layout {
  /** In the order in which a row is identified: known numbers from the left, then bare numbers, then others' own. */
  identifiers: readonly { column: number; kind: IdentifierColumn }[];
  /** The first filled of them is the quantity of a row. */
  quantities: readonly number[];
  /** Columns of every other kind, from the left. */
  columns: ReadonlyMap<ColumnKind, readonly number[]>;
  meanings: readonly (ColumnMeaning | undefined)[];
}

/** Whose numbers the shop knows comes before the supplier's and the customer's own. */
const RANKS: Record<IdentifierColumn, number> = {
  el: 0,
  hws: 0,
  sap: 0,
  ean: 0,
  any: 0,
  bareNumber: 1,
  supplier: 2,
  buyer: 2,
};

const QUANTITY_RANKS = ['orderedQuantity', 'quantity'] as const;

export const layoutOfHeader = (meanings: Layout['meanings']): Layout => {
  const columns = new Map<ColumnKind, number[]>();
  for (const [column, meaning] of meanings.entries()) {
    if (meaning === undefined) continue;
    const known = columns.get(meaning.kind);
    if (known === undefined) columns.set(meaning.kind, [column]);
    else known.push(column);
  }
  const identifiers = meanings.flatMap((meaning, column) =>
    meaning && isIdentifierKind(meaning.kind) ? [{ column, kind: meaning.kind }] : [],
  );
  const quantities = QUANTITY_RANKS.flatMap((kind) => {
    const own = columns.get(kind) ?? [];
    const exact = own.filter((column) => meanings[column]?.isExact);
    return exact.length > 0 ? exact : own;
  });
  return {
    identifiers: identifiers.toSorted((one, other) => RANKS[one.kind] - RANKS[other.kind] || one.column - other.column),
    quantities,
    columns,
    meanings,
  };
};

/** A header that heads a quantity alone: the identifier is the first other column. */
export const withIdentifier = (layout: Layout): Layout => {
  if (layout.identifiers.length > 0) return layout;
  return { ...layout, identifiers: [{ column: layout.quantities[0] === 0 ? 1 : 0, kind: 'any' }] };
};

export const layoutOfGuess = ({ identifier, quantity, unit }: GuessedColumns): Layout => ({
  identifiers: [{ column: identifier, kind: 'any' }],
  quantities: quantity === undefined ? [] : [quantity],
  columns: new Map(unit === undefined || unit === quantity ? [] : [['unit', [unit]]]),
  meanings: [],
});

/** The kinds that hold several columns side by side with the quantity that they belong to. */
export const nearestAfter = (columns: readonly number[] | undefined, before: number | undefined): number | undefined =>
  columns?.find((column) => before !== undefined && column > before) ?? columns?.[0];
