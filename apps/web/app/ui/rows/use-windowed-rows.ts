import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { placesAround } from './places-around.ts';
import { followPace } from './row-loading.tsx';

/** Pixels of rows at least that are drawn before and after those in the window. */
const BEYOND_WINDOW = 600;

export interface WindowedRows {
  /** Places of the rows to render, from 0. */
  places: readonly number[];
  /** Pixels of the rows before and after them. */
  before: number;
  after: number;
  /** Pixels left out before a row, by its place: a pinned row is apart from those near the window. */
  gaps: ReadonlyMap<number, number>;
  /** Ref for each rendered row, which has its place as `data-index`: measures its height. */
  measure: ((row: HTMLElement | null) => void) | undefined;
}

export interface WindowedRowsWanted {
  count: number;
  table: RefObject<HTMLElement | null>;
  /** From here on only the rows near the window are in the page. */
  most: number;
  /** Pixels, about, while none is drawn. */
  rowHeight: number;
  /** A row that stays in the page wherever the window is: the one that has the focus. */
  keep?: number;
  /** Names the row at a place, so that its height is known again after rows before it have come or gone. */
  keyOf?: (place: number) => string;
}

/** How high the rows that are drawn are on average: that depends on the window and the words. */
const heightOfRows = (table: HTMLElement | null): number | undefined => {
  const drawn = [...(table?.querySelectorAll<HTMLElement>('[data-index]') ?? [])];
  if (drawn.length === 0) return undefined;
  return Math.round(drawn.reduce((sum, row) => sum + row.offsetHeight, 0) / drawn.length);
};

const NO_GAPS: ReadonlyMap<number, number> = new Map();

/** Which rows of a long table to render; all of a short one. */
export const useWindowedRows = (wanted: WindowedRowsWanted): WindowedRows => {
  const { count, table, most, rowHeight, keep, keyOf } = wanted;
  const isLong = count > most;
  const [top, setTop] = useState(0);
  // Taken once: rows that were never drawn keep their place while others are.
  const estimate = useRef<number>(undefined);

  const rows = useWindowVirtualizer({
    count: isLong ? count : 0,
    estimateSize: () => (estimate.current ??= heightOfRows(table.current)) ?? rowHeight,
    overscan: Math.ceil(BEYOND_WINDOW / rowHeight),
    scrollMargin: top,
    ...(keyOf && { getItemKey: keyOf }),
    rangeExtractor: (range) => {
      const places = placesAround(range);
      if (keep === undefined || keep < 0 || keep >= count || places.includes(keep)) return places;
      return [...places, keep].sort((one, other) => one - other);
    },
  });
  const { isScrolling } = rows;

  // Content above the table may grow at any time: a bar, a field's problem. An equal value stops the update. It is not
  // measured while scrolling, which would force a layout.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    if (!isLong || isScrolling) return;
    const found = table.current?.getBoundingClientRect();
    if (found) setTop(Math.round(found.top + window.scrollY));
  });
  useEffect(() => (isLong ? followPace() : undefined), [isLong]);

  if (!isLong) {
    const places = Array.from({ length: count }, (_, place) => place);
    return { places, before: 0, after: 0, gaps: NO_GAPS, measure: undefined };
  }
  const items = rows.getVirtualItems();
  const gaps = new Map<number, number>();
  for (const [nth, item] of items.entries()) {
    const previous = items[nth - 1];
    if (previous && item.start > previous.end) gaps.set(item.index, item.start - previous.end);
  }
  return {
    gaps,
    places: items.map(({ index }) => index),
    before: (items[0]?.start ?? top) - top,
    after: rows.getTotalSize() + top - (items.at(-1)?.end ?? top),
    measure: rows.measureElement,
  };
};
