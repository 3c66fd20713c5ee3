import type { Cart } from '@grossist/contracts';
import { Suspense, useState } from 'react';
import { lazyWithTexts, useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import type { CartPrices } from '../../cart/index.ts';
import { bestOf, offersIn } from './offers.ts';

const SavingsDialog = lazyWithTexts(async () => (await import('./savings-dialog.tsx')).SavingsDialog);

export interface SavingsButtonProps {
  cart: Cart;
  prices: CartPrices;
  /** A line whose suggestion was asked about elsewhere: opens the dialog with it. */
  asked: string | undefined;
  onClose: () => void;
}

/** How many lines could be had for less, and the way to it; nothing where nothing is suggested. */
export const SavingsButton = ({ cart, prices, asked, onClose }: SavingsButtonProps) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const count = bestOf(offersIn(cart, prices)).length;
  const saving = prices.sums?.ConceptSavings ? prices.sums.ConceptSavingsStr : '';
  const close = (): void => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      {count > 0 && (
        <Button onPress={() => setOpen(true)} className="whitespace-normal!">
          {saving === '' ? text('savings.open', { count }) : text('savings.open.amount', { count, amount: saving })}
        </Button>
      )}
      <Suspense fallback={null}>
        {(isOpen || asked !== undefined) && <SavingsDialog cart={cart} prices={prices} asked={asked} onClose={close} />}
      </Suspense>
    </>
  );
};
