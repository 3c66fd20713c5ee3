import { readUnit } from '../units/units.ts';
import { type ColumnMeaning, columnMeaning } from './column-meaning.ts';
import type { ColumnKind } from './data/header-words.ts';
import { looksLikeIdentifier, looksLikeQuantity } from './number-text.ts';

/** A row of a table. */
export interface TableRow {
  /** Of the text, or the row of the sheet, from 1. */
  lineNumber: number;
  cells: readonly string[];
  /** Columns whose cells are numbers of a sheet: written with a point, and never ambiguous. */
  numeric?: ReadonlySet<number>;
  /** As it was written. */
  text: string;
}

/** A cell of a sheet: a text, or a number written with a point. */
export type SheetCell = string | { number: string };

/** The rows of a sheet as rows of a table; blank rows are left out. */
export const rowsOfSheet = (sheet: readonly (readonly SheetCell[])[]): TableRow[] =>
  sheet
    .map((row, index): TableRow => {
      const cells = row.map((cell) => (typeof cell === 'string' ? cell : cell.number));
      const numeric = new Set(row.flatMap((cell, column) => (typeof cell === 'string' ? [] : [column])));
      return { lineNumber: index + 1, cells, numeric, text: cells.join('\t') };
    })
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));

/** Rows of a letterhead or titles that may be above the header. */
export const MOST_ABOVE_HEADER = 30;
const MOST_COLUMNS = 200;

/** Kinds of columns that name a material, the first filled of which a row goes by. */
const IDENTIFIER_KINDS = ['sap', 'ean', 'el', 'hws', 'any', 'bareNumber', 'supplier', 'buyer'] as const;
export type IdentifierColumn = (typeof IDENTIFIER_KINDS)[number];
const QUANTITY_KINDS: readonly ColumnKind[] = ['quantity', 'orderedQuantity'];

const isIdentifierKind = (kind: ColumnKind): kind is IdentifierColumn => IDENTIFIER_KINDS.some((each) => each === kind);
const isQuantityKind = (kind: ColumnKind): boolean => QUANTITY_KINDS.includes(kind);

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

/** Which columns of a table without a header hold what. */
interface GuessedColumns {
  identifier: number;
  /** Undefined in a list without quantities. */
  quantity: number | undefined;
  unit: number | undefined;
  /** Columns that may all be the quantity. */
  candidates: readonly number[];
}

/** Of so many cells of a column one may be wrong, and is reported as such; fewer decide only together. */
const ONE_WRONG_OF = 5;
const MOST_GUESSED_COLUMNS = 50;

export const mostAre = (cells: readonly string[], looksRight: (cell: string) => boolean): boolean =>
  cells.length > 0 && cells.filter((cell) => !looksRight(cell)).length <= cells.length / ONE_WRONG_OF;

/** The filled cells of a column. */
export const cellsOf = (rows: readonly TableRow[], column: number): string[] =>
  rows.map(({ cells }) => cells[column] ?? '').filter((cell) => cell.trim() !== '');

/** Identifier first and quantity second, as it is typed. */
const AS_TYPED = { identifier: 0, quantity: 1, candidates: [] };

/**
 * Reads the columns from the cells: identifier first and quantity second, as it is typed, unless the cells can be read in
 * one other way only. A column that counts the rows is no quantity where there is another.
 */
export const guessColumns = (rows: readonly TableRow[]): GuessedColumns => {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const identifiers: number[] = [];
  const quantities: number[] = [];
  const units: number[] = [];
  const positions = new Set<number>();
  for (let column = 0; column < Math.min(width, MOST_GUESSED_COLUMNS); column += 1) {
    const cells = cellsOf(rows, column);
    if (mostAre(cells, looksLikeIdentifier)) identifiers.push(column);
    if (mostAre(cells, looksLikeQuantity)) quantities.push(column);
    if (column > 0 && mostAre(cells, (cell) => readUnit(cell) !== undefined)) units.push(column);
    if (cells.length === rows.length && cells.every((cell, index) => Number(cell) === index + 1)) positions.add(column);
  }
  const [unit] = units;
  const [identifier] = identifiers;
  if (identifiers.length !== 1 || identifier === undefined) return { ...AS_TYPED, unit };
  if (quantities.length === 0)
    return identifier > 0 ? { identifier, quantity: undefined, unit, candidates: [] } : { ...AS_TYPED, unit };
  const candidates = quantities.length > 1 ? quantities.filter((column) => !positions.has(column)) : quantities;
  if (candidates.length === 1) return { identifier, quantity: candidates[0], unit, candidates: [] };
  const isAsTyped = identifier === 0 && quantities.includes(1);
  return { ...AS_TYPED, identifier: isAsTyped ? 0 : identifier, unit, candidates: isAsTyped ? [] : candidates };
};

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
