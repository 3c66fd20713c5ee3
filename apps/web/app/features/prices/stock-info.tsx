import type { Stock } from '@grossist/contracts';
import { deliveryIndicator, NO_QUANTITY, type Quantity, quantityOf, type ShortStock } from '@grossist/domain';
import { useText } from '../../i18n/index.ts';
import { StockMark } from '../../ui/index.ts';
import { useAmount } from '../../use-amount.ts';
import { REFUSED_WORDS } from './refused-words.ts';
import { useDeliveryDates } from './use-delivery-dates.ts';

export interface StockInfoProps {
  stock: Stock;
  unit: string;
  /** How much there is of what a cart's line draws on; what is promised at the plant unless told. */
  available?: Quantity;
  /** The part of a cart's line that stock does not cover; absent where nothing is wanted yet. */
  exceeded?: Quantity;
  /** The stock of a cart's line beyond which this part is refused instead of waiting. */
  refusedBy?: ShortStock | undefined;
  /** In a row of a list: the day alone. */
  isShort?: boolean;
}

/** Stock in words: how much there is, or when it comes. Section 4, "Delivery indicator". */
export const StockInfo = ({
  stock,
  unit,
  available,
  exceeded = NO_QUANTITY,
  refusedBy,
  isShort = false,
}: StockInfoProps) => {
  const text = useText();
  const dates = useDeliveryDates();
  const { amount } = useAmount();
  const atp = available ?? quantityOf(stock.AtpQuantity);
  const found = deliveryIndicator({ color: stock.DeliveryColor, isStatus12Product: stock.Status12Product, atp });
  const indicator = found === 'green' && exceeded > 0 ? 'yellow' : found;
  // What stock does not cover waits for a supplier.
  const date = isShort ? dates.short(stock.DeliveryDate, false) : dates.expected(stock.DeliveryDate);

  const refused = refusedBy ?? (stock.RefusedQuantity > 0 && exceeded === NO_QUANTITY ? 'phased-out-stock' : undefined);
  if (refused !== undefined) {
    const { none, some } = REFUSED_WORDS[refused];
    return <StockMark indicator="none" word={atp > 0 ? text(some, { amount: amount(atp, unit) }) : text(none)} />;
  }
  if (indicator === 'green') return <StockMark indicator="green">{amount(atp, unit)}</StockMark>;
  if (indicator === 'blue') {
    const days = stock.BlueDeliveryDays;
    const isDated = stock.DeliveryDate !== null || days <= 0;
    return (
      <StockMark indicator="blue">
        <span className="whitespace-normal">{isDated ? date : text('cart.stock.days', { days })}</span>
      </StockMark>
    );
  }
  return (
    <StockMark indicator="yellow">
      <span className="whitespace-normal">
        {exceeded > 0 && atp > 0 ? text('cart.stock.later', { amount: amount(exceeded, unit), date }) : date}
      </span>
    </StockMark>
  );
};
