import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useMemo } from 'react';
import { placesAround } from '../../../../ui/rows/places-around.ts';
import { COLUMN_WIDTH, type MatrixPlace, type MatrixSize, ROW_HEIGHT } from './matrix-place.ts';

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
