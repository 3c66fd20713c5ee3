import type { Cart } from '@grossist/contracts';
import type { ReactNode } from 'react';
import type { CartPrices } from '../use-cart.ts';
import { PrintedCart } from './printed-cart.tsx';
import { useIsPrinting } from './use-printing.ts';

export interface OnPaperProps {
  cart: Cart;
  prices: CartPrices;
  /** What the screen shows instead. */
  children: ReactNode;
}

/** On paper the cart is a plain list of all its lines, also where the screen has drawn only those in sight. */
export const OnPaper = ({ cart, prices, children }: OnPaperProps) => {
  const isPrinting = useIsPrinting();
  return (
    <>
      <div className="contents print:hidden">{children}</div>
      {isPrinting && (
        <div className="hidden print:block">
          <PrintedCart cart={cart} prices={prices} />
        </div>
      )}
    </>
  );
};
