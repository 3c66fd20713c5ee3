import type { Cart } from '@grossist/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadWithTexts } from '../../../i18n/index.ts';
import { useOnceAlive } from '../../../ui/use-once-alive.ts';
import type { CartPrices } from '../use-cart.ts';

/** Returns true while the page is printed; rendered synchronously, before the browser prints. */
export const useIsPrinting = (): boolean => {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
};

interface OnPaperProps {
  cart: Cart;
  prices: CartPrices;
  /** Content of the screen. */
  children: ReactNode;
}

const loadPrintedCart = () => loadWithTexts(async () => (await import('./cart-sheet.tsx')).PrintedCart);

/**
 * Prints the cart as a plain list of all lines, also where the screen has rendered only the visible ones. Until that
 * list is loaded, the print shows the screen's content.
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
