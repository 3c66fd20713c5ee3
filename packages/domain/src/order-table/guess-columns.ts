import { readUnit } from '../units/index.ts';
import { looksLikeIdentifier, looksLikeQuantity } from './cell-looks.ts';
import type { TableRow } from './table-row.ts';

/** Which columns of a table without a header hold what. */
export interface GuessedColumns {
  identifier: number;
  /** Undefined in a list without quantities. */
  quantity: number | undefined;
  unit: number | undefined;
  /** Columns that may all be the quantity. */
  candidates: readonly number[];
}

/** Of so many cells of a column one may be wrong, and is reported as such; fewer decide only together. */
const ONE_WRONG_OF = 5;
const MOST_COLUMNS = 50;

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
  for (let column = 0; column < Math.min(width, MOST_COLUMNS); column += 1) {
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
