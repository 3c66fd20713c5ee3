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
  /** Gives the focus to a cell of the row at a place, which may not be in the page yet. */
  focus: (place: number, cell: string) => void;
  choose: (lineId: string, how: 'toggle' | 'extend') => void;
  chooseAll: () => void;
  chooseNone: () => void;
  remove: (lineId: string) => void;
  discard: (lineId: string) => void;
}

/** Rows that a page key goes. */
const PAGE = 10;

const FOCUSABLE = '[data-cell]:not([tabindex="-1"])';

/** Fields of text keep their keys; the quantity has taken its own before they come here. */
const keepsKeys = (target: Element): boolean =>
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
 * The lines as a sheet: arrows go from cell to cell, with Shift they choose rows, Space chooses one, Ctrl+A all; Delete
 * removes, Escape takes back a question or the choice.
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
    if (!(target instanceof HTMLElement) || event.altKey || event.defaultPrevented || keepsKeys(target)) return;
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
