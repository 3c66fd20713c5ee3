import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type TreeRow, treeMove } from './tree-keys.ts';

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
