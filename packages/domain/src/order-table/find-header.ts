import { looksLikeIdentifier, looksLikeQuantity } from './cell-looks.ts';
import { type ColumnMeaning, columnMeaning } from './column-meaning.ts';
import type { ColumnKind } from './data/header-words.ts';
import type { TableRow } from './table-row.ts';

/** Rows of a letterhead or titles that may be above the header. */
export const MOST_ABOVE_HEADER = 30;
const MOST_COLUMNS = 200;

/** Kinds of columns that name a material, the first filled of which a row goes by. */
export const IDENTIFIER_KINDS = ['sap', 'ean', 'el', 'hws', 'any', 'bareNumber', 'supplier', 'buyer'] as const;
export type IdentifierColumn = (typeof IDENTIFIER_KINDS)[number];
const QUANTITY_KINDS: readonly ColumnKind[] = ['quantity', 'orderedQuantity'];

export const isIdentifierKind = (kind: ColumnKind): kind is IdentifierColumn =>
  IDENTIFIER_KINDS.some((each) => each === kind);
export const isQuantityKind = (kind: ColumnKind): boolean => QUANTITY_KINDS.includes(kind);

type Meanings = readonly (ColumnMeaning | undefined)[];

export const meaningsOf = (cells: readonly string[]): Meanings => cells.slice(0, MOST_COLUMNS).map(columnMeaning);

const has = (meanings: Meanings, isOfKind: (kind: ColumnKind) => boolean): boolean =>
  meanings.some((meaning) => meaning !== undefined && isOfKind(meaning.kind));

const isIdentified = (meanings: Meanings): boolean =>
  has(meanings, (kind) => isIdentifierKind(kind) && kind !== 'bareNumber');

/** How surely a row is a header, by its known columns; 0 for a row that names neither identifiers nor quantities. */
export const headerScore = (meanings: Meanings): number => {
  const [identifier, quantity] = [has(meanings, isIdentifierKind), has(meanings, isQuantityKind)];
  if (!identifier && !quantity) return 0;
  const known = new Set(meanings.flatMap((meaning) => (meaning === undefined ? [] : [meaning.kind]))).size;
  return known + (identifier && quantity ? MOST_COLUMNS : 0);
};

export interface Header {
  /** Among the rows. */
  at: number;
  meanings: Meanings;
}

/** A row with a number in it is an order line, whatever else it says. */
const isData = ({ cells }: TableRow): boolean =>
  cells.slice(0, MOST_COLUMNS).some((cell) => looksLikeIdentifier(cell) || looksLikeQuantity(cell));

const filledCount = ({ cells }: TableRow): number => cells.filter((cell) => cell.trim() !== '').length;

/**
 * Finds the header among the first rows, below a letterhead or titles: the first row that heads both a number of a material
 * and a quantity; else the row that heads one of them beside most other known columns.
 */
export const findHeader = (rows: readonly TableRow[]): Header | undefined => {
  let best: (Header & { score: number }) | undefined;
  const width = Math.max(0, ...rows.slice(0, MOST_ABOVE_HEADER).map(filledCount));
  for (const [at, row] of rows.slice(0, MOST_ABOVE_HEADER).entries()) {
    const meanings = meaningsOf(row.cells);
    const score = headerScore(meanings);
    if (score > MOST_COLUMNS && (isIdentified(meanings) || !isData(row))) return { at, meanings };
    // A title of one word is no header of a table with several columns.
    const isTitle = filledCount(row) === 1 && width > 1 && at > 0;
    if (score > 0 && !isTitle && !isData(row) && score > (best?.score ?? 0)) best = { at, meanings, score };
  }
  if (best === undefined) return undefined;
  // Order lines above what may be a header say that it is none.
  return rows.slice(0, best.at).some(isOrderLine) ? undefined : best;
};

const isOrderLine = ({ cells }: TableRow): boolean => cells.some(looksLikeIdentifier) && cells.some(looksLikeQuantity);
