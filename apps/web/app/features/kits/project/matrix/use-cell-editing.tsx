import { NO_QUANTITY, parseQuantity, type Quantity } from '@grossist/domain';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useFormat, useText } from '../../../../i18n/index.ts';
import { useStable } from '../../../cart/index.ts';

interface CellEditing {
  /** The typed text in the active cell; undefined while it is not edited. */
  typed: string | undefined;
  /** The typed quantity; undefined for an invalid one. */
  quantity: Quantity | undefined;
  begin: (text: string) => void;
  type: (text: string) => void;
  /** Handles a key in the open field. */
  press: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Saves the typed quantity, as when the field loses the focus. */
  take: () => void;
}

interface CellEditingDeps {
  /** Sets the active cell. */
  onTake: (quantity: Quantity) => void;
  /** Ctrl+Enter: sets the block, or the row of the chosen kits. */
  onFill: (quantity: Quantity) => void;
  /** Goes on after a key that takes the quantity; undefined: stays. */
  onMove: (key: 'Enter' | 'Tab' | undefined, isBackward: boolean) => void;
  onUnreadable: (text: string) => void;
}

/** Parses the typed text; an empty one is 0. */
const read = (text: string): Quantity | undefined => {
  if (text.trim() === '') return NO_QUANTITY;
  const quantity = parseQuantity(text);
  return quantity === undefined || quantity < NO_QUANTITY ? undefined : quantity;
};

/** Edits the active cell: Enter and Tab save and move on, Escape restores, Ctrl+Enter fills the block. */
export const useCellEditing = ({ onTake, onFill, onMove, onUnreadable }: CellEditingDeps): CellEditing => {
  const [typed, setTyped] = useState<string>();
  // Known at once: a key that closes the field is followed by its blur.
  const isOpen = useRef(false);

  const close = (): void => {
    isOpen.current = false;
    setTyped(undefined);
  };
  const take = (use: (quantity: Quantity) => void): void => {
    if (!isOpen.current || typed === undefined) return;
    const quantity = read(typed);
    close();
    if (quantity === undefined) onUnreadable(typed);
    else use(quantity);
  };
  return {
    typed,
    quantity: typed === undefined ? undefined : read(typed),
    begin: useStable((text: string) => {
      isOpen.current = true;
      setTyped(text);
    }),
    type: setTyped,
    press: (event) => {
      // Within the text the keys belong to the text.
      event.stopPropagation();
      if (event.key === 'Escape') {
        close();
        onMove(undefined, false);
      } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        take(onFill);
        onMove(undefined, false);
      } else if (event.key === 'Enter' || event.key === 'Tab') {
        take(onTake);
        onMove(event.key, event.shiftKey);
      } else return;
      event.preventDefault();
    },
    take: useStable(() => take(onTake)),
  };
};

interface CellFieldProps {
  /** Accessible name: material and kit. */
  label: string;
  editing: CellEditing;
  /** The quantity rounded by the packing rules, if it differs from the typed one. */
  rounded: Quantity | undefined;
}

// The field opens on the first typed character, which it contains, with the caret behind it.
const focusEnd = (field: HTMLInputElement | null): void => {
  if (!field || document.activeElement === field) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(field.value.length, field.value.length);
};

/** The input of a cell; the rounded quantity is shown below it while typing. */
export const CellField = ({ label, editing, rounded }: CellFieldProps) => {
  const text = useText();
  const format = useFormat();
  const id = useId();
  return (
    <>
      <input
        ref={focusEnd}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        aria-label={label}
        aria-describedby={rounded === undefined ? undefined : id}
        aria-invalid={editing.quantity === undefined}
        value={editing.typed ?? ''}
        onChange={(event) => editing.type(event.target.value)}
        onKeyDown={editing.press}
        onBlur={editing.take}
        className="absolute inset-0 z-20 bg-surface px-2 text-right font-semibold outline-2 -outline-offset-2 outline-accent aria-invalid:outline-danger"
      />
      {rounded !== undefined && (
        <span
          id={id}
          className="absolute top-full right-0 z-30 rounded-sm border border-warning bg-warning-soft px-1.5 py-0.5 text-xs whitespace-nowrap"
        >
          {text('kits.cell.willRound', { quantity: format.quantity(rounded) })}
        </span>
      )}
    </>
  );
};
