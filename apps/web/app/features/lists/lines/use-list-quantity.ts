import { type Quantity, quantityFromInput } from '@grossist/domain';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Steps, stepDown, stepUp } from '../../../ui/fields/stepping.ts';
import type { EditedQuantity } from '../../cart/index.ts';

/** Milliseconds without a further step after which a quantity is taken. */
const DEBOUNCE_MS = 300;

export interface ListQuantityWanted {
  value: Quantity;
  packing: Steps;
  packageSize: Quantity;
  isFixed: boolean;
  onChange: (quantity: Quantity) => void;
  /** Enter, or Tab out of a changed cell: to the next line or the one before. */
  onMove: (by: 1 | -1) => void;
  /** Ctrl+Enter: into the cart, with the quantity of the cell. */
  onOrder: (quantity: Quantity) => void;
}

/**
 * A line's quantity while it is edited, by the keys of the cart's sheet: steps are gathered, what is typed is taken by
 * Enter, Tab and when the cell is left; Escape discards it.
 */
export const useListQuantity = (wanted: ListQuantityWanted): EditedQuantity => {
  const { value: saved, packing, packageSize, isFixed, onChange, onMove, onOrder } = wanted;
  const [typed, setTyped] = useState<string>();
  const [stepped, setStepped] = useState<Quantity>();
  const isTyping = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef<() => void>(undefined);
  const value = stepped ?? saved;

  const settle = (): void => {
    clearTimeout(timer.current);
    held.current = undefined;
    isTyping.current = false;
    setTyped(undefined);
    setStepped(undefined);
  };
  // What is no number, or nothing, leaves the quantity as it was.
  const read = (): Quantity => {
    const quantity = typed === undefined ? value : quantityFromInput(typed);
    return quantity > 0 ? quantity : value;
  };
  const take = (quantity: Quantity): Quantity => {
    settle();
    if (quantity !== saved) onChange(quantity);
    return quantity;
  };
  const step = (quantity: Quantity): void => {
    if (isFixed) return;
    isTyping.current = false;
    setTyped(undefined);
    setStepped(quantity);
    clearTimeout(timer.current);
    held.current = () => take(quantity);
    timer.current = setTimeout(() => held.current?.(), DEBOUNCE_MS);
  };
  // A row that leaves the page sends what it still holds.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      held.current?.();
    },
    [timer, held],
  );

  const steps: Readonly<Record<string, () => Quantity>> = {
    '+': () => stepUp(packing, read()),
    '-': () => stepDown(packing, read()),
    'Alt ArrowUp': () => stepUp(packing, read()),
    'Alt ArrowDown': () => stepDown(packing, read()),
    ...(packageSize > 0 && {
      'Alt PageUp': () => stepUp(packing, read(), packageSize),
      'Alt PageDown': () => stepDown(packing, read(), packageSize),
    }),
  };
  /** Returns true if the key was one of the cell's own. */
  const act = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    const isCommand = event.ctrlKey || event.metaKey;
    const stepTo =
      isCommand || (event.altKey && event.shiftKey) ? undefined : steps[`${event.altKey ? 'Alt ' : ''}${event.key}`];
    if (stepTo) step(stepTo());
    else if (event.key === 'Enter' && isCommand) onOrder(take(read()));
    else if (event.key === 'Enter') {
      take(read());
      onMove(event.shiftKey ? -1 : 1);
    } else if (event.key === 'Tab' && isTyping.current) {
      take(read());
      onMove(event.shiftKey ? -1 : 1);
    } else if (event.key === 'Escape' && (isTyping.current || stepped !== undefined)) settle();
    else return false;
    return true;
  };
  return {
    value,
    typed,
    isFixed,
    type: (text) => {
      if (isFixed) return;
      isTyping.current = true;
      setTyped(text);
    },
    more: () => step(stepUp(packing, read())),
    less: () => step(stepDown(packing, read())),
    leave: () => {
      if (isTyping.current) take(read());
    },
    press: (event) => {
      if (act(event)) {
        event.preventDefault();
        event.stopPropagation();
      } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
        if (isTyping.current || stepped !== undefined) take(read());
      } else if (isTyping.current) event.stopPropagation();
    },
  };
};
