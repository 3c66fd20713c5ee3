import type { CartItem, Stock } from '@grossist/contracts';
import { deliveryIndicator } from '@grossist/domain';
import { useText } from '../../../i18n/index.ts';
import { Skeleton, StockMark } from '../../../ui/index.ts';
import { useAmount } from '../../../use-amount.ts';
import { REFUSED_WORDS, useDeliveryDates } from '../../prices/index.ts';
import type { PricedLine } from '../use-cart.ts';

interface LineStockProps {
  line: CartItem;
  priced: PricedLine | undefined;
  isUnavailable: boolean;
}

/** When what is wanted can be there: all that follows the mark's word. */
export const useDelivery = (line: CartItem, priced: PricedLine | undefined): string => {
  const text = useText();
  const dates = useDeliveryDates();
  const { amount } = useAmount();
  if (!priced) return '';
  const { available, exceeded } = priced;
  const { Stock: stock } = priced.entry;
  const date = dates.expected(stock.DeliveryDate);
  if (indicatorOf(stock, priced) === 'green') return amount(available, line.ItemSalesUnit);
  if (stock.DeliveryDate === null && stock.BlueDeliveryDays > 0) {
    return text('cart.stock.days', { days: stock.BlueDeliveryDays });
  }
  const isPartly = exceeded > 0 && available > 0 && stock.DeliveryColor !== 'Blue';
  return isPartly ? `${date} · ${amount(exceeded, line.ItemSalesUnit)}` : date;
};

export const indicatorOf = (stock: Stock, { available, exceeded }: PricedLine) => {
  const found = deliveryIndicator({
    color: stock.DeliveryColor,
    isStatus12Product: stock.Status12Product,
    atp: available,
  });
  return found === 'green' && exceeded > 0 ? 'yellow' : found;
};

/** Of a line whose order would be refused: how much there is, if anything. */
export const useRefused = (line: CartItem, priced: PricedLine | undefined): string | undefined => {
  const text = useText();
  const { amount } = useAmount();
  if (priced?.refusedBy === undefined) return undefined;
  const { none, some } = REFUSED_WORDS[priced.refusedBy];
  return priced.available > 0 ? text(some, { amount: amount(priced.available, line.ItemSalesUnit) }) : text(none);
};

const Mark = ({ priced, refused, delivery }: { priced: PricedLine; refused: string | undefined; delivery: string }) =>
  refused === undefined ? (
    <StockMark indicator={indicatorOf(priced.entry.Stock, priced)}>{delivery}</StockMark>
  ) : (
    <StockMark indicator="none" word={refused} />
  );

/** Stock and delivery date of a line in one row of text, whose place is kept until they are known. */
export const LineStock = ({ line, priced, isUnavailable }: LineStockProps) => {
  const delivery = useDelivery(line, priced);
  const refused = useRefused(line, priced);
  return (
    <span
      title={refused ?? delivery}
      className="flex h-5 w-full items-center [&>span]:max-w-full [&>span]:min-w-0 [&>span>span:last-child]:truncate"
    >
      {priced && <Mark priced={priced} refused={refused} delivery={delivery.replaceAll(' ', '\u00a0')} />}
      {!priced && !isUnavailable && <Skeleton className="h-4 w-32" />}
    </span>
  );
};
