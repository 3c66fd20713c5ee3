import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

const BEYOND_WINDOW = 10;

export interface WindowedRows {
  /** Places of the rows to render, from 0. */
  places: readonly number[];
  /** Pixels of the rows before and after them. */
  before: number;
  after: number;
  /** For each rendered row, which tells its place as `data-index`: its height is learned. */
  measure: ((row: HTMLElement | null) => void) | undefined;
}

export interface WindowedRowsWanted {
  count: number;
  table: RefObject<HTMLElement | null>;
  /** From here on only the rows near the window are in the page. */
  most: number;
  /** Pixels, about, while none is drawn. */
  rowHeight: number;
}

/** Which rows of a long table to render; all of a short one. */
export const useWindowedRows = ({ count, table, most, rowHeight }: WindowedRowsWanted): WindowedRows => {
  const isLong = count > most;
  const [top, setTop] = useState(0);

  // What stands above the table may grow: a bar, a field's problem.
  useLayoutEffect(() => {
    const found = table.current?.getBoundingClientRect();
    if (isLong && found) setTop(found.top + window.scrollY);
  }, [isLong, table]);

  const rows = useWindowVirtualizer({
    count: isLong ? count : 0,
    // Rows that were never drawn are taken to be as high as one that is: how high depends on the window and the words.
    estimateSize: () => table.current?.querySelector<HTMLElement>('[data-index]')?.offsetHeight ?? rowHeight,
    overscan: BEYOND_WINDOW,
    scrollMargin: top,
  });
  if (!isLong) {
    return { places: Array.from({ length: count }, (_, place) => place), before: 0, after: 0, measure: undefined };
  }
  const items = rows.getVirtualItems();
  return {
    places: items.map(({ index }) => index),
    before: (items[0]?.start ?? top) - top,
    after: rows.getTotalSize() + top - (items.at(-1)?.end ?? top),
    measure: rows.measureElement,
  };
};
