import { NO_QUANTITY, parseQuantity, type Quantity } from '@grossist/domain';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useStable } from '../../../cart/index.ts';

export interface CellEditing {
  /** What is typed in the active cell; undefined while nobody types. */
  typed: string | undefined;
  /** What is typed as a quantity; undefined for what is none. */
  quantity: Quantity | undefined;
  begin: (text: string) => void;
  type: (text: string) => void;
  /** Handles a key in the open field. */
  press: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Takes what is typed, as when the field loses the focus. */
  take: () => void;
}

export interface CellEditingDeps {
  /** Sets the active cell. */
  onTake: (quantity: Quantity) => void;
  /** Ctrl+Enter: sets the block, or the row of the chosen kits. */
  onFill: (quantity: Quantity) => void;
  /** Goes on after a key that takes the quantity; undefined: stays. */
  onMove: (key: 'Enter' | 'Tab' | undefined, isBackward: boolean) => void;
  onUnreadable: (text: string) => void;
}

/** What is typed: nothing is 0. */
const read = (text: string): Quantity | undefined => {
  if (text.trim() === '') return NO_QUANTITY;
  const quantity = parseQuantity(text);
  return quantity === undefined || quantity < NO_QUANTITY ? undefined : quantity;
};

/** The field of the active cell: Enter and Tab take what is typed and go on, Escape restores, Ctrl+Enter fills. */
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
