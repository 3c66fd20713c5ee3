import { NO_QUANTITY, parseQuantity, type Quantity } from '../decimal/index.ts';

/** A cell of a pasted block: a quantity, 0 for an empty cell, undefined for what is no quantity. */
export type BlockCell = Quantity | undefined;

/** Rows and columns that are read of a pasted block. */
const MOST_ROWS = 5000;
const MOST_COLUMNS = 250;

const cellOf = (text: string): BlockCell => {
  const trimmed = text.trim();
  if (trimmed === '') return NO_QUANTITY;
  const quantity = parseQuantity(trimmed);
  return quantity === undefined || quantity < NO_QUANTITY ? undefined : quantity;
};

/**
 * Reads a block that was copied from a spreadsheet: rows on lines, columns parted by tabs. The line break at its end adds
 * no row.
 */
export const readBlock = (text: string): BlockCell[][] => {
  const rows = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n', MOST_ROWS);
  return rows.map((row) => row.split('\t', MOST_COLUMNS).map(cellOf));
};

/** Writes a block for a spreadsheet. Cells are shown as they are given, so that decimals are the reader's. */
export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.join('\t')).join('\n');

export interface BlockArea {
  rowCount: number;
  columnCount: number;
}

export interface PlacedCell {
  row: number;
  column: number;
  quantity: Quantity;
}

export interface PlacedBlock {
  cells: readonly PlacedCell[];
  /** Cells that are no quantities. */
  unreadable: number;
  /** Cells that would be beyond the sheet. */
  cut: number;
}

/**
 * Places a block with its first cell at a cell of the sheet. A single cell fills the whole selection instead, as
 * spreadsheets do.
 */
export const placeBlock = (
  block: readonly (readonly BlockCell[])[],
  at: { row: number; column: number },
  sheet: BlockArea,
  selection: BlockArea = { rowCount: 1, columnCount: 1 },
): PlacedBlock => {
  const [only] = block[0] ?? [];
  const isSingle = block.length === 1 && block[0]?.length === 1;
  const filled: readonly (readonly BlockCell[])[] = isSingle
    ? Array.from({ length: selection.rowCount }, () => Array.from({ length: selection.columnCount }, () => only))
    : block;
  const cells: PlacedCell[] = [];
  let unreadable = 0;
  let cut = 0;
  for (const [down, row] of filled.entries()) {
    for (const [across, quantity] of row.entries()) {
      const place = { row: at.row + down, column: at.column + across };
      if (place.row >= sheet.rowCount || place.column >= sheet.columnCount) cut += 1;
      else if (quantity === undefined) unreadable += 1;
      else cells.push({ ...place, quantity });
    }
  }
  return { cells, unreadable, cut };
};
