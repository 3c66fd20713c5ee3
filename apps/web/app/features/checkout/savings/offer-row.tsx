import type { PriceEntry, SearchDocument } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { Badge, Checkbox, ChevronRightIcon, Picture, Price } from '../../../ui/index.ts';
import { useAmount } from '../../../use-amount.ts';
import type { Offer } from './offers.ts';

export interface OfferRowProps {
  offer: Offer;
  /** Price of the line as it is. */
  present: PriceEntry | undefined;
  document: SearchDocument | undefined;
  /** Of the suggestion. */
  quantity: number;
  /** Of the suggestion; null when it can't be had. */
  price: PriceEntry | null | undefined;
  isChosen: boolean;
  isFailed: boolean;
  isBusy: boolean;
  onChoose: (isChosen: boolean) => void;
}

const shownPrice = (entry: PriceEntry | null | undefined): string | null | undefined =>
  entry && (entry.Prices?.NetPriceStr || entry.Prices?.ListPriceStr || null);

/** A line beside what is suggested for it, with both prices. */
export const OfferRow = (props: OfferRowProps) => {
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
      <p className="line-clamp-2 text-sm">{name}</p>
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted">
        {amount} <Price formatted={price} align="start" />
      </p>
    </div>
  </div>
);
