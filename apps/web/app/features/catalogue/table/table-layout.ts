import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { placesAround } from '../../../ui/rows/places-around.ts';
import { useIsHydrating } from '../../../ui/use-is-hydrating.ts';

/**
 * Rows are grids of narrow tracks, of which each cell takes some: all rows are as wide as the others whatever is in them,
 * without a style in the markup, and cells grow together where there is room.
 */
export const ROW_STYLE = 'grid w-full grid-flow-col auto-cols-[minmax(2rem,1fr)]';

/** Pixels of a row. */
export const ROW_HEIGHT = 48;

const CELL =
  'min-w-0 contain-inline-size border-b border-line px-2 outline-accent focus-visible:outline-2 focus-visible:-outline-offset-2';

/** A cell of a value, of the number, or of what is ordered, by the tracks that it takes. */
export const CELL_STYLE = {
  number: `${CELL} sticky left-0 z-10 col-span-5 border-r border-r-edge bg-surface tablet:col-span-6`,
  supplier: `${CELL} col-span-3`,
  value: `${CELL} col-span-3`,
  price: `${CELL} col-span-7 pr-0!`,
  order: `${CELL} col-span-8 bg-surface laptop:sticky laptop:right-0 laptop:z-10 laptop:border-l laptop:border-l-edge`,
} as const;

/** Place of the head among the rows. */
export const HEAD = -1;

/** Rows at least that are drawn beyond those in sight. */
const BEYOND = 6;

/** Rows that the server draws: as many as a tall window has room for. */
const DRAWN_AT_FIRST = 24;

interface TableWindow {
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
