import type { Cart } from '@grossist/contracts';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button, EmptyState, WarningBar } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/index.ts';
import type { CartPrices } from '../../cart/index.ts';
import { OfferRow } from './offer-row.tsx';
import { bestOf, keyOfOffer, type Offer, offersIn } from './offers.ts';
import { useConversion } from './use-conversion.ts';
import { useSuggested } from './use-suggested.ts';

export interface SavingsDialogProps {
  cart: Cart;
  prices: CartPrices;
  /** The line that was asked about; without one all that save are chosen beforehand. */
  asked: string | undefined;
  onClose: () => void;
}

/** Every line for which something cheaper is suggested: compared, chosen, converted. Sections 2 and 8. */
export const SavingsDialog = ({ cart, prices, asked, onClose }: SavingsDialogProps) => {
  const text = useText();
  const offers = offersIn(cart, prices);
  const suggested = useSuggested(offers);
  const { takeAll, done, failed } = useConversion();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        bestOf(offers)
          .filter((offer) => (asked === undefined ? offer.saving > 0 : offer.line.CartItemId === asked))
          .map(keyOfOffer),
      ),
  );
  const taken = offers.filter((offer) => chosen.has(keyOfOffer(offer)));
  const isBusy = done !== undefined;

  const toggle = (offer: Offer, isChosen: boolean): void => {
    const others = offers.filter((one) => one.line.CartItemId === offer.line.CartItemId).map(keyOfOffer);
    // A line has one suggestion at most in its place.
    const next = new Set([...chosen].filter((key) => !others.includes(key)));
    if (isChosen) next.add(keyOfOffer(offer));
    setChosen(next);
  };
  const convert = async (): Promise<void> => {
    if (await takeAll(taken)) onClose();
  };
  return (
    <Dialog
      title={text('savings.title')}
      isOpen
      onClose={() => !isBusy && onClose()}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isBusy}>
            {text('drafts.cancel')}
          </Button>
          <Button kind="primary" isDisabled={taken.length === 0} isPending={isBusy} onPress={() => void convert()}>
            {isBusy
              ? text('savings.converting', { done: done + 1, total: taken.length })
              : text('savings.convert', { count: taken.length })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {failed.size > 0 && <WarningBar tone="danger">{text('savings.failed', { count: failed.size })}</WarningBar>}
        {suggested.isUnavailable && <WarningBar>{text('cart.price.erpSilent')}</WarningBar>}
        {offers.length === 0 ? (
          <EmptyState title={text('savings.none')} />
        ) : (
          <>
            <p>{text('savings.text')}</p>
            <ul className="grid gap-3">
              {offers.map((offer) => (
                <OfferRow
                  key={keyOfOffer(offer)}
                  offer={offer}
                  present={prices.lines?.get(offer.line.CartItemId)?.entry}
                  document={suggested.documentOf(offer)}
                  quantity={suggested.quantityOf(offer)}
                  price={suggested.priceOf(offer)}
                  isChosen={chosen.has(keyOfOffer(offer))}
                  isFailed={failed.has(keyOfOffer(offer))}
                  isBusy={isBusy}
                  onChoose={(isChosen) => toggle(offer, isChosen)}
                />
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
};
