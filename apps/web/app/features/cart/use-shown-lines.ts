import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** From here on only the rows near the window are in the page. */
const MANY = 100;
const ROW_HEIGHT = 112;
const BEYOND_WINDOW = 10;

export interface ShownLines {
  /** Places of the lines to render, from 0. */
  places: readonly number[];
  /** Pixels of the rows before and after them. */
  before: number;
  after: number;
  /** For each rendered row: its height is learned. */
  measure: ((row: HTMLElement | null) => void) | undefined;
}

/** Which lines of a long cart to render; all of a short one. */
export const useShownLines = (count: number, table: RefObject<HTMLElement | null>): ShownLines => {
  const isLong = count > MANY;
  const [top, setTop] = useState(0);

  // What stands above the table may grow: a bar, a field's problem.
  useLayoutEffect(() => {
    const found = table.current?.getBoundingClientRect();
    if (isLong && found) setTop(found.top + window.scrollY);
  }, [isLong, table]);

  const rows = useWindowVirtualizer({
    count: isLong ? count : 0,
    estimateSize: () => ROW_HEIGHT,
    overscan: BEYOND_WINDOW,
    scrollMargin: top,
  });
  if (!isLong)
    return { places: Array.from({ length: count }, (_, place) => place), before: 0, after: 0, measure: undefined };
  const items = rows.getVirtualItems();
  return {
    places: items.map(({ index }) => index),
    before: (items[0]?.start ?? top) - top,
    after: rows.getTotalSize() + top - (items.at(-1)?.end ?? top),
    measure: rows.measureElement,
  };
};
