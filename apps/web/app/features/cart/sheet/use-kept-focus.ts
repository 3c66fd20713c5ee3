import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

interface Wanted {
  place: number;
  cell: string;
}

/** The cell of a row, or the quantity, or whatever in it takes the focus. */
const cellIn = (row: Element, cell: string): HTMLElement | null =>
  row.querySelector<HTMLElement>(`[data-cell="${cell}"]`) ?? row.querySelector<HTMLElement>('[data-cell]');

/**
 * The focus among rows of which only those near the window are in the page: the row that has it stays there, and a cell
 * that is not there yet gets it as soon as it is.
 */
export const useKeptFocus = (table: RefObject<HTMLTableElement | null>) => {
  /** Id of the line that has, or is to have, the focus. */
  const [kept, setKept] = useState<string>();
  const wanted = useRef<Wanted>(undefined);

  const tryNow = useCallback((): boolean => {
    const place = wanted.current?.place;
    const row = place === undefined ? undefined : table.current?.querySelector(`[data-index="${place}"]`);
    // A row that is still loaded has no cells yet.
    const cell = row && wanted.current && cellIn(row, wanted.current.cell);
    if (!cell) return false;
    wanted.current = undefined;
    cell.focus();
    return true;
  }, [table]);

  useLayoutEffect(() => {
    tryNow();
  });

  return {
    kept,
    /** To be called when rows have come into the page that the table itself was not rendered for. */
    onRows: (): void => void tryNow(),
    /** Gives the focus to the row of a line, which stands at a place. */
    focus: (lineId: string, place: number, cell: string): void => {
      wanted.current = { place, cell };
      if (!tryNow()) setKept(lineId);
    },
    onFocus: (event: FocusEvent): void => {
      const id = event.target.closest<HTMLElement>('[data-line]')?.dataset.line;
      if (id !== kept) setKept(id);
    },
    onBlur: (event: FocusEvent): void => {
      if (!wanted.current && !event.currentTarget.contains(event.relatedTarget)) setKept(undefined);
    },
  };
};
