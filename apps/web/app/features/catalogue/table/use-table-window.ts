import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { placesAround } from '../../../ui/rows/places-around.ts';
import { useIsHydrating } from '../../../ui/use-is-hydrating.ts';
import { ROW_HEIGHT } from './cell-style.ts';

/** Rows at least that are drawn beyond those in sight. */
const BEYOND = 6;

/** Rows that the server draws: as many as a tall window has room for. */
const DRAWN_AT_FIRST = 24;

export interface TableWindow {
  /** Rows that are in the page. */
  places: readonly number[];
  /** Pixels of all rows; undefined while they stand one below the other, as the server draws them. */
  height: number | undefined;
}

/** The rows near those in sight, and the one that has the focus. */
export const useTableWindow = (box: RefObject<HTMLElement | null>, count: number, keep: number): TableWindow => {
  const isHydrating = useIsHydrating();
  const rows = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: BEYOND,
    useFlushSync: false,
    initialRect: { width: 0, height: DRAWN_AT_FIRST * ROW_HEIGHT },
    rangeExtractor: (range) => {
      const places = placesAround(range);
      return keep < 0 || keep >= count || places.includes(keep) ? places : [...places, keep].sort((a, b) => a - b);
    },
  });
  if (isHydrating) {
    return { places: Array.from({ length: Math.min(count, DRAWN_AT_FIRST) }, (_, place) => place), height: undefined };
  }
  return { places: rows.getVirtualItems().map(({ index }) => index), height: count * ROW_HEIGHT };
};
