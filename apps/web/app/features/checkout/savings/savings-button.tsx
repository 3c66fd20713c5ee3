import type { Cart, CartItem } from '@grossist/contracts';
import { Suspense, useState } from 'react';
import { lazyWithTexts, useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import type { CartPrices } from '../../cart/index.ts';

/** A line and the material that the wholesaler suggests instead. */
export interface Offer {
  line: CartItem;
  /** Of the suggested material. */
  code: string;
  materialNo: string;
  /** Quantity of the line, at least the minimum of the suggestion; before rounding to its packing. */
  quantity: number;
  /** Saving on this line; 0 if unknown. */
  saving: number;
  savingStr: string;
}

const offersOf = (line: CartItem, prices: CartPrices): Offer[] => {
  const entry = prices.lines?.get(line.CartItemId)?.entry;
  const linePrices = entry?.Prices;
  const first = line.ConceptSuggestionProduct;
  const second = line.ConceptSuggestionProductZCON2;
  return [
    ...(first
      ? [
          {
            line,
            code: first.Code,
            materialNo: entry?.SuggestedProduct ?? first.Code,
            quantity: Math.max(line.Quantity, first.MinQuantity),
            saving: linePrices?.ConceptSaving ?? 0,
            savingStr: linePrices?.ConceptSavingStr ?? '',
          },
        ]
      : []),
    ...(second
      ? [
          {
            line,
            code: second.Code,
            materialNo: entry?.SuggestedProductZCON2 ?? second.Code,
            quantity: Math.max(line.Quantity, second.MinQuantity),
            saving: linePrices?.ConceptSavingZCON2 ?? 0,
            savingStr: linePrices?.ConceptSavingZCON2Str ?? '',
          },
        ]
      : []),
  ];
};

export const keyOfOffer = (offer: Offer): string => `${offer.line.CartItemId} ${offer.code}`;

/** Returns the suggestions for the lines of a cart, highest saving first. Section 2, "savings/concept conversion". */
export const offersIn = (cart: Cart, prices: CartPrices): Offer[] =>
  cart.CartItems.flatMap((line) => offersOf(line, prices)).sort((left, right) => right.saving - left.saving);

/** Returns the best suggestion of each line, since a line can be converted once. */
export const bestOf = (offers: readonly Offer[]): Offer[] => {
  const taken = new Set<string>();
  return offers.filter(({ line }) => !taken.has(line.CartItemId) && taken.add(line.CartItemId));
};

const SavingsDialog = lazyWithTexts(async () => (await import('./savings-dialog.tsx')).SavingsDialog);

interface SavingsButtonProps {
  cart: Cart;
  prices: CartPrices;
  /** Id of a line whose suggestion opens the dialog. */
  asked: string | undefined;
  onClose: () => void;
}

/** Button with the number of lines that have a cheaper suggestion; nothing without suggestions. */
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
