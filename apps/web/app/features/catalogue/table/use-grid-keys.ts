import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { HEAD, ROW_HEIGHT } from './table-layout.ts';

export interface GridPlace {
  /** From 0; -1 is the head. */
  row: number;
  column: number;
}

interface Size {
  rowCount: number;
  columnCount: number;
}

/** Rows that a page key goes. */
const PAGE = 10;

const afterKey = (event: KeyboardEvent, { row, column }: GridPlace, size: Size): GridPlace | undefined => {
  const [last, end] = [size.rowCount - 1, size.columnCount - 1];
  const isFar = event.ctrlKey || event.metaKey;
  const steps: Readonly<Record<string, GridPlace>> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageUp: { row: row - PAGE, column },
    PageDown: { row: row + PAGE, column },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? last : row, column: end },
  };
  const next = steps[event.key];
  return (
    next && {
      row: Math.max(HEAD, Math.min(last, next.row)),
      column: Math.max(0, Math.min(end, next.column)),
    }
  );
};

const isField = (target: HTMLElement): boolean => target instanceof HTMLInputElement;

/** Puts a digit into the quantity of a row as if it had been typed there. */
const beginQuantity = (row: Element | null, text: string): boolean => {
  const field = row?.querySelector<HTMLInputElement>('[data-add] [role="spinbutton"]');
  if (!field) return false;
  field.focus();
  // The field selects itself when it gets the focus.
  if (text !== '') document.execCommand('insertText', false, text);
  return true;
};

/** What a key does in a cell, beside going to another: Enter opens what is in it, a digit begins the quantity. */
const act = (event: KeyboardEvent, cell: HTMLElement): boolean => {
  const row = cell.closest('[role="row"]');
  const inside = cell.closest('[role="gridcell"], [role="columnheader"]');
  if (event.altKey && event.key === 'ArrowDown') {
    const button = inside?.querySelector<HTMLElement>('[data-popover-button]');
    button?.click();
    return button !== undefined && button !== null;
  }
  if (/^[1-9]$/.test(event.key)) return beginQuantity(row, event.key);
  if ((event.key === 'Enter' || event.key === 'F2') && cell.matches('[data-add]')) return beginQuantity(row, '');
  return false;
};

/** Scrolls a row into sight, which may not be in the page yet. */
const reveal = (frame: HTMLElement | null, row: number): void => {
  if (!frame || row === HEAD) return;
  const head = frame.querySelector<HTMLElement>('[data-head]')?.offsetHeight ?? 0;
  const top = row * ROW_HEIGHT;
  const least = top + ROW_HEIGHT + head - frame.clientHeight;
  if (frame.scrollTop > top) frame.scrollTop = top;
  else if (frame.scrollTop < least) frame.scrollTop = least;
};

/**
 * The keys of a grid: arrows, page keys, Home and End go from cell to cell, also to rows that are not in the page yet;
 * Escape leaves a field for its cell. Tab reaches one cell alone.
 */
export const useGridKeys = (box: RefObject<HTMLElement | null>, size: Size) => {
  const [active, setActive] = useState<GridPlace>({ row: 0, column: 0 });
  const isFocusing = useRef(false);

  useLayoutEffect(() => {
    if (!isFocusing.current || !box.current) return;
    const cell = box.current.querySelector<HTMLElement>(`[data-place="${active.row} ${active.column}"]`);
    if (!cell) return;
    isFocusing.current = false;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof HTMLElement)) return;
    const cell = target.closest<HTMLElement>('[data-place]');
    if (!cell || target.closest('[popover]')) return;
    if (isField(target)) {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      cell.focus();
      return;
    }
    if (act(event, cell)) {
      event.preventDefault();
      return;
    }
    const next = event.altKey ? undefined : afterKey(event, active, size);
    if (!next) return;
    event.preventDefault();
    isFocusing.current = true;
    setActive(next);
    reveal(box.current, next.row);
  };

  const onFocus = ({ target }: { target: EventTarget }): void => {
    const place =
      target instanceof HTMLElement ? target.closest<HTMLElement>('[data-place]')?.dataset.place : undefined;
    const [row, column] = place?.split(' ').map(Number) ?? [];
    if (row === undefined || column === undefined || (row === active.row && column === active.column)) return;
    setActive({ row, column });
  };

  const isActive = (row: number, column: number): boolean => active.row === row && active.column === column;
  return { active, isActive, onKeyDown, onFocus };
};
