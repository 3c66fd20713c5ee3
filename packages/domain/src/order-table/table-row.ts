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
