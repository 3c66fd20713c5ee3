import type { Cart, PriceEntry, SearchDocument } from '@grossist/contracts';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Badge, Checkbox, ChevronRightIcon, EmptyState, Picture, Price, WarningBar } from '../../../ui/index.ts';
import { ConfirmDialog } from '../../../ui/overlays/index.ts';
import { useAmount } from '../../../use-amount.ts';
import type { CartPrices } from '../../cart/index.ts';
import { bestOf, keyOfOffer, type Offer, offersIn } from './savings-button.tsx';
import { useConversion, useSuggested } from './use-offers.ts';

interface OfferRowProps {
  offer: Offer;
  /** Price of the current line. */
  present: PriceEntry | undefined;
  document: SearchDocument | undefined;
  /** Of the suggested material. */
  quantity: number;
  /** Of the suggested material; null if unavailable. */
  price: PriceEntry | null | undefined;
  isChosen: boolean;
  isFailed: boolean;
  isBusy: boolean;
  onChoose: (isChosen: boolean) => void;
}

const shownPrice = (entry: PriceEntry | null | undefined): string | null | undefined =>
  entry && (entry.Prices?.NetPriceStr || entry.Prices?.ListPriceStr || null);

/** A line beside its suggested material, with both prices. */
const OfferRow = (props: OfferRowProps) => {
  const { offer, present, document, quantity, price, isChosen, isFailed, isBusy, onChoose } = props;
  const text = useText();
  const { wireAmount } = useAmount();
  const { line } = offer;
  const name = document?.ItemLocalMaterialName ?? offer.code;
  return (
    <li className={`rounded-md border p-3 ${isChosen ? 'border-accent bg-accent-soft' : 'border-line'}`}>
      <div className="mb-2 flex items-center justify-between gap-3">
        <Checkbox isSelected={isChosen} isDisabled={isBusy} onChange={onChoose}>
          <span className="font-semibold">{text('savings.take', { name })}</span>
        </Checkbox>
        {offer.savingStr !== '' && offer.saving > 0 && (
          <Badge tone="accent">{text('savings.saves', { amount: offer.savingStr })}</Badge>
        )}
      </div>
      <div className="grid items-center gap-2 tablet:grid-cols-[minmax(0,1fr)_1.25rem_minmax(0,1fr)]">
        <Side
          name={line.ItemLocalMaterialName}
          picture={line.ImageUrl}
          amount={wireAmount(line.Quantity, line.ItemSalesUnit)}
          price={present === undefined ? undefined : shownPrice(present)}
        />
        <ChevronRightIcon className="max-tablet:hidden" />
        <Side
          name={name}
          picture={document?.ImageUrl ?? ''}
          amount={wireAmount(quantity, document?.SalesUnit ?? line.ItemSalesUnit)}
          price={shownPrice(price)}
        />
      </div>
      {isFailed && <p className="mt-2 text-sm text-danger">{text('savings.failed.one')}</p>}
    </li>
  );
};

interface SideProps {
  name: string;
  picture: string;
  amount: string;
  price: string | null | undefined;
}

const Side = ({ name, picture, amount, price }: SideProps) => (
  <div className="flex min-w-0 items-center gap-2">
    <Picture src={picture} alt="" width={40} height={40} />
    <div className="min-w-0">
      <p className="line-clamp-2 break-words text-sm">{name}</p>
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted">
        {amount} <Price formatted={price} align="start" />
      </p>
    </div>
  </div>
);

interface SavingsDialogProps {
  cart: Cart;
  prices: CartPrices;
  /** Id of the line to choose; without one all savings are chosen initially. */
  asked: string | undefined;
  onClose: () => void;
}

/** Compares lines with their cheaper suggestions and converts the chosen ones. Sections 2 and 8. */
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
    // At most one suggestion for each line.
    const next = new Set([...chosen].filter((key) => !others.includes(key)));
    if (isChosen) next.add(keyOfOffer(offer));
    setChosen(next);
  };
  const convert = async (): Promise<void> => {
    if (await takeAll(taken)) onClose();
  };
  return (
    <ConfirmDialog
      title={text('savings.title')}
      cancel={text('drafts.cancel')}
      confirm={
        isBusy
          ? text('savings.converting', { done: done + 1, total: taken.length })
          : text('savings.convert', { count: taken.length })
      }
      isDisabled={taken.length === 0}
      isPending={isBusy}
      isCancelDisabled={isBusy}
      onConfirm={() => void convert()}
      onClose={() => !isBusy && onClose()}
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
    </ConfirmDialog>
  );
};
