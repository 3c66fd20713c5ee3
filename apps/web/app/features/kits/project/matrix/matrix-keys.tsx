import type { KeyboardEvent } from 'react';
import { type MessageKey, useText } from '../../../../i18n/index.ts';
import { KeyList } from '../../../../ui/data/key-list.tsx';
import { HEAD, isQuantity, MATERIAL, type MatrixSize, placeAfterKey } from './matrix-place.ts';
import type { ActiveCell } from './use-active-cell.ts';

const KEYS: readonly (readonly [keys: readonly string[], does: MessageKey])[] = [
  [['↑', '↓', '←', '→'], 'kits.keys.move'],
  [['Ctrl ↑', 'Ctrl →'], 'kits.keys.edge'],
  [['0–9', 'F2'], 'kits.keys.edit'],
  [['Enter', 'Tab'], 'kits.keys.take'],
  [['Esc'], 'kits.keys.escape'],
  [['Del'], 'kits.keys.delete'],
  [['⇧ ↑', '⇧ →'], 'kits.keys.select'],
  [['Ctrl A'], 'kits.keys.all'],
  [['Ctrl C', 'Ctrl V'], 'kits.keys.paste'],
  [['Ctrl Enter'], 'kits.keys.fill'],
  [['Ctrl Z'], 'kits.keys.undo'],
  [['Space'], 'kits.keys.choose'],
  [['Alt Enter'], 'kits.keys.accept'],
  [['F2', 'Enter'], 'kits.keys.head'],
];

/** The keys of the matrix. */
export const MatrixKeys = () => {
  const text = useText();
  return <KeyList entries={KEYS.map(([keys, does]) => ({ keys, does: text(does) }))} />;
};

export interface MatrixActions {
  /** Opens the field of the active cell with a text. */
  edit: (text: string) => void;
  /** The quantity of the active cell, as a field shows it. */
  textOfActive: () => string;
  /** Clears the block, or the active cell. */
  clear: () => void;
  /** Fills the block, or the row of the chosen kits, with the active cell's quantity. */
  fill: () => void;
  undo: () => void;
  /** Discards what is not saved in the active cell, or ends the block. */
  discard: () => void;
  /** Accepts the offer of the active cell: the typed quantity again, or the successor. */
  accept: () => void;
  toggleKit: (column: number) => void;
  toggleAll: () => void;
  openMenu: (column: number) => void;
  renameKit: (column: number) => void;
  removeKits: (column: number) => void;
  removeRow: (row: number) => void;
}

const isDigit = (key: string): boolean => key.length === 1 && /[\d,.]/.test(key);

const nameOf = (event: KeyboardEvent): string => {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return `${event.ctrlKey || event.metaKey ? 'Ctrl ' : ''}${event.altKey ? 'Alt ' : ''}${key}`;
};

/** Keys of the head: a kit's checkbox, menu, name. */
const headKeys = (column: number, actions: MatrixActions): Readonly<Record<string, () => void>> => ({
  ' ': () => (column === MATERIAL ? actions.toggleAll() : actions.toggleKit(column)),
  ...(column >= 0 && {
    Enter: () => actions.openMenu(column),
    'Alt ArrowDown': () => actions.openMenu(column),
    F2: () => actions.renameKit(column),
    Delete: () => actions.removeKits(column),
  }),
});

/**
 * The keys of a spreadsheet: arrows go, with Shift they select, digits and F2 begin to edit, Delete clears, Ctrl+Enter
 * fills, Ctrl+Z takes back. Copying and pasting are events of their own.
 */
export const useMatrixKeys = (active: ActiveCell, size: MatrixSize, actions: MatrixActions) => {
  const { place } = active;
  const onQuantity: Readonly<Record<string, () => void>> = {
    Enter: () => actions.edit(actions.textOfActive()),
    F2: () => actions.edit(actions.textOfActive()),
    Delete: actions.clear,
    Backspace: () => actions.edit(''),
    ' ': () => actions.toggleKit(place.column),
    'Ctrl Enter': actions.fill,
  };
  const anywhere: Readonly<Record<string, () => void>> = {
    Escape: actions.discard,
    'Ctrl z': actions.undo,
    'Alt Enter': actions.accept,
    'Ctrl a': () => active.select({ row: size.rowCount - 1, column: size.kitCount - 1 }, { row: 0, column: 0 }),
  };
  const onMaterial: Readonly<Record<string, () => void>> = {
    Delete: () => actions.removeRow(place.row),
    Enter: actions.accept,
  };
  const actionOf = (event: KeyboardEvent): (() => void) | undefined => {
    const name = nameOf(event);
    const to = event.altKey ? undefined : placeAfterKey(name, place, size);
    if (to) return () => active.go(to, event.shiftKey);
    if (isQuantity(place, size)) {
      if (!event.ctrlKey && !event.metaKey && !event.altKey && isDigit(event.key)) {
        return () => actions.edit(event.key);
      }
      return onQuantity[name] ?? anywhere[name];
    }
    if (place.row === HEAD && place.column < size.kitCount) {
      return headKeys(place.column, actions)[name] ?? anywhere[name];
    }
    if (place.column === MATERIAL && place.row < size.rowCount) return onMaterial[name] ?? anywhere[name];
    return anywhere[name];
  };
  return (event: KeyboardEvent): void => {
    // Fields and buttons within a cell keep their keys.
    if (event.defaultPrevented || !(event.target instanceof HTMLElement)) return;
    if (event.target.dataset.place === undefined) return;
    const act = actionOf(event);
    if (!act) return;
    event.preventDefault();
    act();
  };
};
