import type { Cart, CartItem } from '@grossist/contracts';
import { Suspense, useState } from 'react';
import { lazyWithTexts, useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import type { CartPrices } from '../../cart/index.ts';

/** A line and what the wholesaler suggests in its place. */
export interface Offer {
  line: CartItem;
  /** Of the suggestion. */
  code: string;
  materialNo: string;
  /** As much as the line holds, at least the least that is sold in its place; its own packing comes on top. */
  quantity: number;
  /** What it saves on this line; 0 where the shop does not tell. */
  saving: number;
  savingStr: string;
}

const offersOf = (line: CartItem, prices: CartPrices): Offer[] => {
  const entry = prices.lines?.get(line.CartItemId)?.entry;
  const told = entry?.Prices;
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
            saving: told?.ConceptSaving ?? 0,
            savingStr: told?.ConceptSavingStr ?? '',
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
            saving: told?.ConceptSavingZCON2 ?? 0,
            savingStr: told?.ConceptSavingZCON2Str ?? '',
          },
        ]
      : []),
  ];
};

export const keyOfOffer = (offer: Offer): string => `${offer.line.CartItemId} ${offer.code}`;

/** All that is suggested for the lines of a cart, what saves most first. Section 2, "savings/concept conversion". */
export const offersIn = (cart: Cart, prices: CartPrices): Offer[] =>
  cart.CartItems.flatMap((line) => offersOf(line, prices)).sort((left, right) => right.saving - left.saving);

/** The best of each line's suggestions: a line can be converted once. */
export const bestOf = (offers: readonly Offer[]): Offer[] => {
  const taken = new Set<string>();
  return offers.filter(({ line }) => !taken.has(line.CartItemId) && taken.add(line.CartItemId));
};

const SavingsDialog = lazyWithTexts(async () => (await import('./savings-dialog.tsx')).SavingsDialog);

interface SavingsButtonProps {
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
