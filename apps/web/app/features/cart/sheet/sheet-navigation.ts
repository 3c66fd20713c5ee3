import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

interface Sheet {
  table: RefObject<HTMLTableElement | null>;
  /** Ids of the rows as they are shown. */
  order: readonly string[];
  /** Moves the focus to a cell of the row at an index, which may not be rendered yet. */
  focus: (place: number, cell: string) => void;
  choose: (lineId: string, how: 'toggle' | 'extend') => void;
  chooseAll: () => void;
  chooseNone: () => void;
  remove: (lineId: string) => void;
  discard: (lineId: string) => void;
}

/** Rows that a page key moves. */
const PAGE = 10;

const FOCUSABLE = '[data-cell]:not([tabindex="-1"])';

/** Text fields handle their keys themselves; the quantity field has handled its own before. */
const handlesOwnKeys = (target: Element): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type === 'text' && target.dataset.cell === undefined);

const STEPS: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowUp: (place) => place - 1,
  ArrowDown: (place) => place + 1,
  PageUp: (place) => Math.max(0, place - PAGE),
  PageDown: (place, last) => Math.min(last, place + PAGE),
  'Ctrl Home': () => 0,
  'Ctrl End': (_, last) => last,
};

const keyOf = (event: KeyboardEvent): string => `${event.ctrlKey || event.metaKey ? 'Ctrl ' : ''}${event.key}`;

const besideInRow = (cell: HTMLElement, row: HTMLElement, by: 1 | -1): HTMLElement | undefined => {
  const cells = [...row.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => one.offsetParent !== null);
  return cells[cells.indexOf(cell) + by];
};

/**
 * Keyboard control of the lines: arrows move between cells, with Shift they choose rows, Space chooses one, Ctrl+A all;
 * Delete removes, Escape discards a proposal or the choice.
 */
export const useSheetKeys = (sheet: Sheet): ((event: KeyboardEvent<HTMLTableElement>) => void) => {
  const goTo = (event: KeyboardEvent, id: string, cell: string): boolean => {
    const step = STEPS[keyOf(event)];
    if (!step) return false;
    const last = sheet.order.length - 1;
    const place = step(sheet.order.indexOf(id), last);
    const next = sheet.order[place];
    if (next === undefined) return true;
    if (event.shiftKey) {
      sheet.choose(id, 'extend');
      sheet.choose(next, 'extend');
    }
    sheet.focus(place, cell);
    return true;
  };

  const act = (event: KeyboardEvent, target: HTMLElement, row: HTMLElement, id: string): boolean => {
    const cell = target.dataset.cell;
    switch (keyOf(event)) {
      case 'Ctrl a':
        sheet.chooseAll();
        return true;
      case 'Delete':
        sheet.remove(id);
        return true;
      case 'Escape':
        sheet.discard(id);
        return true;
      case ' ':
        if (cell !== 'quantity') return false;
        sheet.choose(id, event.shiftKey ? 'extend' : 'toggle');
        return true;
      case 'ArrowLeft':
      case 'ArrowRight':
        besideInRow(target, row, event.key === 'ArrowLeft' ? -1 : 1)?.focus();
        return cell !== undefined;
      default:
        return cell !== undefined && goTo(event, id, cell);
    }
  };

  return (event) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || event.altKey || event.defaultPrevented || handlesOwnKeys(target)) return;
    const row = target.closest<HTMLElement>('[data-line]');
    const id = row?.dataset.line;
    if (!row || id === undefined) return;
    if (act(event, target, row, id)) event.preventDefault();
  };
};

interface Wanted {
  place: number;
  cell: string;
}

/** Returns a cell of a row, else the first one. */
const cellIn = (row: Element, cell: string): HTMLElement | null =>
  row.querySelector<HTMLElement>(`[data-cell="${cell}"]`) ?? row.querySelector<HTMLElement>('[data-cell]');

/**
 * Manages the focus among windowed rows: the focused row stays rendered, and a cell that is not rendered yet gets the
 * focus as soon as it is.
 */
export const useSheetFocus = (table: RefObject<HTMLTableElement | null>) => {
  /** Id of the line that has, or is to get, the focus. */
  const [focused, setFocused] = useState<string>();
  const wanted = useRef<Wanted>(undefined);

  const tryNow = useCallback((): boolean => {
    const place = wanted.current?.place;
    const row = place === undefined ? undefined : table.current?.querySelector(`[data-index="${place}"]`);
    // A row that is still loading has no cells.
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
    focused,
    /** Call when rows were rendered without the table. */
    onRows: (): void => void tryNow(),
    /** Moves the focus to the row of a line at an index. */
    focus: (lineId: string, place: number, cell: string): void => {
      wanted.current = { place, cell };
      if (!tryNow()) setFocused(lineId);
    },
    onFocus: (event: FocusEvent): void => {
      const id = event.target.closest<HTMLElement>('[data-line]')?.dataset.line;
      if (id !== focused) setFocused(id);
    },
    onBlur: (event: FocusEvent): void => {
      if (!wanted.current && !event.currentTarget.contains(event.relatedTarget)) setFocused(undefined);
    },
  };
};
