import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** What the keys of a tree need to know of one of its rows that are in sight. */
export interface TreeRow {
  id: string;
  /** As it is typed to reach it. */
  name: string;
  /** From 1. */
  level: number;
  /** Undefined: nothing is below it. */
  isOpen: boolean | undefined;
}

/** What a key does: goes to a row, opens or closes the present one. */
type TreeMove = { go: string } | { open: string } | { close: string };

const parentOf = (rows: readonly TreeRow[], place: number): TreeRow | undefined =>
  rows.slice(0, place).findLast(({ level }) => level < (rows[place]?.level ?? 0));

/** The row after the present one whose name begins with what was typed; from the first again after the last. */
const namedSo = (rows: readonly TreeRow[], place: number, typed: string): TreeRow | undefined => {
  // A further letter may still fit the present row.
  const from = typed.length > 1 ? place : place + 1;
  const inTurn = [...rows.slice(from), ...rows.slice(0, from)];
  return inTurn.find(({ name }) => name.toLocaleLowerCase().startsWith(typed.toLocaleLowerCase()));
};

const goTo = (row: TreeRow | undefined): TreeMove | undefined => row && { go: row.id };

const right = (rows: readonly TreeRow[], place: number): TreeMove | undefined => {
  const row = rows[place];
  if (row?.isOpen === false) return { open: row.id };
  const next = rows[place + 1];
  return row?.isOpen === true && next !== undefined && next.level > row.level ? { go: next.id } : undefined;
};

const left = (rows: readonly TreeRow[], place: number): TreeMove | undefined => {
  const row = rows[place];
  return row?.isOpen === true ? { close: row.id } : goTo(parentOf(rows, place));
};

/**
 * Returns the move of a key in a tree by the ARIA practices: arrows, Home, End, and typed letters (`typed` is all
 * that was typed in one go). Undefined for keys that do nothing.
 */
export const treeMove = (
  rows: readonly TreeRow[],
  activeId: string | undefined,
  key: string,
  typed: string,
): TreeMove | undefined => {
  const place = Math.max(
    0,
    rows.findIndex(({ id }) => id === activeId),
  );
  switch (key) {
    case 'ArrowDown':
      return goTo(rows[Math.min(place + 1, rows.length - 1)]);
    case 'ArrowUp':
      return goTo(rows[Math.max(place - 1, 0)]);
    case 'ArrowRight':
      return right(rows, place);
    case 'ArrowLeft':
      return left(rows, place);
    case 'Home':
      return goTo(rows[0]);
    case 'End':
      return goTo(rows.at(-1));
    default:
      return typed === '' ? undefined : goTo(namedSo(rows, place, typed));
  }
};

/** Milliseconds after which typed letters begin a new word. */
const TYPING_PAUSE = 700;

const rowsIn = (tree: HTMLElement | null): HTMLElement[] => [
  ...(tree?.querySelectorAll<HTMLElement>('[role="treeitem"]') ?? []),
];

const openness = (row: HTMLElement): boolean | undefined => {
  const { ariaExpanded } = row;
  return ariaExpanded === null ? undefined : ariaExpanded === 'true';
};

const factsOf = (row: HTMLElement): TreeRow => ({
  id: row.id,
  name: row.dataset['name'] ?? '',
  level: Number(row.ariaLevel),
  isOpen: openness(row),
});

/** What a tree and its rows share. */
export interface TreeState {
  /** DOM id of the row that the keys are at. */
  activeId: string | undefined;
  activate: (id: string) => void;
  isOpen: (id: string) => boolean;
  setOpen: (id: string, isOpen: boolean) => void;
}

interface UsedTree {
  tree: RefObject<HTMLUListElement | null>;
  state: TreeState;
  press: (event: KeyboardEvent) => void;
  /** Begins at the chosen row, or at the first one. */
  enter: () => void;
}

const useTypedLetters = () => {
  const typed = useRef({ letters: '', at: 0 });
  return ({ key, timeStamp, ctrlKey, metaKey, altKey }: KeyboardEvent): string => {
    if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return '';
    const isNewWord = timeStamp - typed.current.at > TYPING_PAUSE;
    typed.current = { letters: isNewWord ? key : typed.current.letters + key, at: timeStamp };
    return typed.current.letters;
  };
};

/** Which rows of a tree are open and which one the keys are at; Enter and Space press it. */
export const useTree = (): UsedTree => {
  const tree = useRef<HTMLUListElement>(null);
  const [activeId, activate] = useState<string>();
  const [open, setOpenRows] = useState<ReadonlySet<string>>(new Set());
  const lettersOf = useTypedLetters();
  useEffect(() => {
    if (activeId !== undefined)
      document.getElementById(activeId)?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const setOpen = (id: string, isOpen: boolean): void =>
    setOpenRows((rows) => new Set(isOpen ? [...rows, id] : [...rows].filter((row) => row !== id)));
  const press = (event: KeyboardEvent): void => {
    const rows = rowsIn(tree.current);
    const active = rows.find(({ id }) => id === activeId) ?? rows[0];
    if (active === undefined) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      activate(active.id);
      active.click();
      return;
    }
    const move = treeMove(rows.map(factsOf), active.id, event.key, lettersOf(event));
    if (move === undefined) return;
    event.preventDefault();
    if ('go' in move) activate(move.go);
    else if ('open' in move) setOpen(move.open, true);
    else setOpen(move.close, false);
  };
  const enter = (): void => {
    const rows = rowsIn(tree.current);
    if (rows.some(({ id }) => id === activeId)) return;
    const first = rows.find(({ ariaSelected }) => ariaSelected === 'true') ?? rows[0];
    if (first !== undefined) activate(first.id);
  };
  return { tree, enter, state: { activeId, activate, isOpen: (id) => open.has(id), setOpen }, press };
};
