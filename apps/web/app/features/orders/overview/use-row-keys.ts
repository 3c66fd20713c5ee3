import type { KeyboardEvent, RefObject } from 'react';

const STEPS: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowDown: (place) => place + 1,
  ArrowUp: (place) => place - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrows, Home and End go from row to row by their links (`data-row-link`); Enter opens the one they came to. */
export const useRowKeys =
  (table: RefObject<HTMLTableElement | null>) =>
  (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const rows = [...(table.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
    const place = rows.findIndex((row) => row === event.target || row.closest('tr')?.contains(document.activeElement));
    const next = rows[step(place, rows.length)];
    if (place === -1 || !next) return;
    event.preventDefault();
    next.focus();
  };
