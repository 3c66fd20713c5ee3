import type { Cart } from '@grossist/contracts';
import { useRef, useState } from 'react';
import type { OpenChanges } from './order-refusal.ts';

/** Goes through the lines of which something is said, from the top and round. */
export const useNextChange = (cart: Cart, { byLine }: OpenChanges): [{ lineId: string } | undefined, () => void] => {
  const [shown, setShown] = useState<{ lineId: string }>();
  const last = useRef<string>(undefined);
  const showNext = (): void => {
    const ids = cart.CartItems.map((line) => line.CartItemId).filter((id) => byLine.has(id));
    const lineId = ids[(ids.indexOf(last.current ?? '') + 1) % ids.length];
    last.current = lineId;
    setShown(lineId === undefined ? undefined : { lineId });
  };
  return [shown, showNext];
};
