import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useMemo } from 'react';
import { placesAround } from '../../../../ui/rows/places-around.ts';

/** Pixels of a row, a kit's column and the head. They are fixed, so that only the cells in sight are in the page. */
export const ROW_HEIGHT = 44;
export const COLUMN_WIDTH = 132;

/** Row of the head. */
export const HEAD = -1;
/** Column of the materials. */
export const MATERIAL = -1;

/** A cell of the matrix: rows and columns of kits and materials count from 0; after them are the sums. */
export interface MatrixPlace {
  row: number;
  column: number;
}

export interface MatrixSize {
  rowCount: number;
  kitCount: number;
  /** Columns after those of the kits: sum, stock and, with permission, the net amount. */
  sideCount: number;
}

/** A block of cells between two corners. */
export interface MatrixBlock {
  firstRow: number;
  lastRow: number;
  firstColumn: number;
  lastColumn: number;
}

export const samePlace = (one: MatrixPlace, other: MatrixPlace): boolean =>
  one.row === other.row && one.column === other.column;

/** Returns the nearest place that the matrix has; the foot is its last row. */
export const clampPlace = ({ row, column }: MatrixPlace, size: MatrixSize): MatrixPlace => ({
  row: Math.min(Math.max(row, HEAD), size.rowCount),
  column: Math.min(Math.max(column, MATERIAL), size.kitCount + size.sideCount - 1),
});

/** Returns true for a cell that holds a quantity. */
export const isQuantity = ({ row, column }: MatrixPlace, size: MatrixSize): boolean =>
  row >= 0 && row < size.rowCount && column >= 0 && column < size.kitCount;

/** Returns the quantities between two corners; undefined without any. */
export const blockBetween = (one: MatrixPlace, other: MatrixPlace, size: MatrixSize): MatrixBlock | undefined => {
  const block = {
    firstRow: Math.max(0, Math.min(one.row, other.row)),
    lastRow: Math.min(size.rowCount - 1, Math.max(one.row, other.row)),
    firstColumn: Math.max(0, Math.min(one.column, other.column)),
    lastColumn: Math.min(size.kitCount - 1, Math.max(one.column, other.column)),
  };
  return block.firstRow <= block.lastRow && block.firstColumn <= block.lastColumn ? block : undefined;
};

/** Lists the cells of a block, row by row. */
export const placesOf = ({ firstRow, lastRow, firstColumn, lastColumn }: MatrixBlock): MatrixPlace[] =>
  Array.from({ length: lastRow - firstRow + 1 }, (_, down) =>
    Array.from({ length: lastColumn - firstColumn + 1 }, (__, across) => ({
      row: firstRow + down,
      column: firstColumn + across,
    })),
  ).flat();

/** Rows that a page key goes. */
const PAGE = 10;

/** The moves by key; with Ctrl they go to the edge. */
const STEPS: Readonly<Record<string, (at: MatrixPlace, size: MatrixSize) => MatrixPlace>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  PageUp: ({ row, column }) => ({ row: Math.max(0, row - PAGE), column }),
  PageDown: ({ row, column }, { rowCount }) => ({ row: Math.min(rowCount - 1, row + PAGE), column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { kitCount }) => ({ row, column: kitCount - 1 }),
  'Ctrl ArrowUp': ({ column }) => ({ row: 0, column }),
  'Ctrl ArrowDown': ({ column }, { rowCount }) => ({ row: rowCount - 1, column }),
  'Ctrl ArrowLeft': ({ row }) => ({ row, column: 0 }),
  'Ctrl ArrowRight': ({ row }, { kitCount }) => ({ row, column: kitCount - 1 }),
  'Ctrl Home': () => ({ row: 0, column: 0 }),
  'Ctrl End': (_, { rowCount, kitCount }) => ({ row: rowCount - 1, column: kitCount - 1 }),
};

/** Returns the place that a key moves to; undefined for other keys. */
export const placeAfterKey = (key: string, at: MatrixPlace, size: MatrixSize): MatrixPlace | undefined => {
  const step = STEPS[key];
  return step && clampPlace(step(at, size), size);
};

/** Rows and columns at least that are drawn beyond those in sight. */
const BEYOND = 4;

const withKept = (places: number[], keep: number, count: number): number[] =>
  keep < 0 || keep >= count || places.includes(keep) ? places : [...places, keep].toSorted((one, other) => one - other);

// The same array for the same places: rows that are drawn already need nothing then.
const useStablePlaces = (places: readonly number[]): readonly number[] => {
  const key = places.join(' ');
  return useMemo(() => (key === '' ? [] : key.split(' ').map(Number)), [key]);
};

/**
 * The rows and columns of the matrix that are in the page: those near the window, and the active cell. Both follow one
 * scroll event, so that they are drawn in one pass instead of each by a synchronous one.
 */
export const useMatrixWindow = (frame: RefObject<HTMLElement | null>, size: MatrixSize, active: MatrixPlace) => {
  const rows = useVirtualizer({
    count: size.rowCount,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: BEYOND,
    useFlushSync: false,
    rangeExtractor: (range) => withKept(placesAround(range), active.row, size.rowCount),
  });
  const columns = useVirtualizer({
    horizontal: true,
    count: size.kitCount,
    getScrollElement: () => frame.current,
    estimateSize: () => COLUMN_WIDTH,
    overscan: BEYOND,
    useFlushSync: false,
    rangeExtractor: (range) => withKept(placesAround(range), active.column, size.kitCount),
  });
  return {
    rows: useStablePlaces(rows.getVirtualItems().map(({ index }) => index)),
    columns: useStablePlaces(columns.getVirtualItems().map(({ index }) => index)),
  };
};
