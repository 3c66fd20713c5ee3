import type { Cart } from '@grossist/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadWithTexts } from '../../../i18n/index.ts';
import { useOnceAlive } from '../../../ui/use-once-alive.ts';
import type { CartPrices } from '../use-cart.ts';

/** True while the page is being printed, by whatever key or menu: what is only on paper is drawn before it is taken. */
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
  /** What the screen shows instead. */
  children: ReactNode;
}

const loadPrintedCart = () => loadWithTexts(async () => (await import('./cart-sheet.tsx')).PrintedCart);

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
