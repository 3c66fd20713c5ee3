import type { Cart } from '@grossist/contracts';
import type { ReactNode } from 'react';
import { loadWithTexts } from '../../../i18n/index.ts';
import { useOnceAlive } from '../../../ui/use-once-alive.ts';
import type { CartPrices } from '../use-cart.ts';
import { useIsPrinting } from './use-printing.ts';

export interface OnPaperProps {
  cart: Cart;
  prices: CartPrices;
  /** What the screen shows instead. */
  children: ReactNode;
}

const loadPrintedCart = () => loadWithTexts(async () => (await import('./printed-cart.tsx')).PrintedCart);

/**
 * On paper the cart is a plain list of all its lines, also where the screen has drawn only those in sight. A print waits
 * for nothing: until that list is loaded, the paper shows what the screen shows.
 */
export const OnPaper = ({ cart, prices, children }: OnPaperProps) => {
  const isPrinting = useIsPrinting();
  const printed = useOnceAlive(loadPrintedCart, isPrinting);
  return (
    <>
      <div className={printed.part ? 'contents print:hidden' : 'contents'}>{children}</div>
      {isPrinting && printed.part && (
        <div className="hidden print:block">
          <printed.part cart={cart} prices={prices} />
        </div>
      )}
    </>
  );
};
