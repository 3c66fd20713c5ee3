import type { CartItem, Stock } from '@grossist/contracts';
import { deliveryIndicator } from '@grossist/domain';
import { useText } from '../../../i18n/index.ts';
import { Skeleton, StockMark } from '../../../ui/index.ts';
import { useAmount } from '../../../use-amount.ts';
import { SHORTAGE_TEXTS, useDeliveryDates } from '../../prices/index.ts';
import { dateOfLine } from '../cart-dates.ts';
import type { PricedLine } from '../use-cart.ts';

interface LineStockProps {
  line: CartItem;
  priced: PricedLine | undefined;
  isUnavailable: boolean;
}

/** Returns the delivery text that follows the stock mark. */
const useDelivery = (line: CartItem, priced: PricedLine | undefined): string => {
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

const indicatorOf = (stock: Stock, { available, exceeded }: PricedLine) => {
  const found = deliveryIndicator({
    color: stock.DeliveryColor,
    isStatus12Product: stock.Status12Product,
    atp: available,
  });
  return found === 'green' && exceeded > 0 ? 'yellow' : found;
};

/** Returns the text on the available quantity of a line whose order would be refused. */
const useRefused = (line: CartItem, priced: PricedLine | undefined): string | undefined => {
  const text = useText();
  const { amount } = useAmount();
  if (priced?.refusedBy === undefined) return undefined;
  const { none, some } = SHORTAGE_TEXTS[priced.refusedBy];
  return priced.available > 0 ? text(some, { amount: amount(priced.available, line.ItemSalesUnit) }) : text(none);
};

const Mark = ({ priced, refused, delivery }: { priced: PricedLine; refused: string | undefined; delivery: string }) =>
  refused === undefined ? (
    <StockMark indicator={indicatorOf(priced.entry.Stock, priced)}>{delivery}</StockMark>
  ) : (
    <StockMark indicator="none" word={refused} />
  );

/** Stock and delivery date of a line in one row of text, with reserved room while they load. */
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

interface LineDateProps {
  line: CartItem;
  priced: PricedLine | undefined;
  /** The first date on which stock can arrive. */
  firstDate: string | undefined;
  isUnavailable: boolean;
}

const STOCK = { green: 'ui.stock.green', yellow: 'ui.stock.yellow', blue: 'ui.stock.blue' } as const;

/** When a line arrives, with its stock mark; and the quantity of the back order, if part of it is in stock. */
export const LineDate = ({ line, priced, firstDate, isUnavailable }: LineDateProps) => {
  const text = useText();
  const dates = useDeliveryDates();
  const { amount } = useAmount();
  const delivery = useDelivery(line, priced);
  const refused = useRefused(line, priced);
  if (!priced) return isUnavailable ? null : <Skeleton className="h-4 w-20" />;
  if (refused !== undefined) return <span className="line-clamp-2 text-xs">{refused}</span>;
  const { available, exceeded } = priced;
  const { Stock: stock } = priced.entry;
  const indicator = indicatorOf(stock, priced);
  // The server's date includes the chosen day; without one the first date applies.
  const date = stock.DeliveryDate ?? dateOfLine(priced, firstDate);
  const days = stock.DeliveryDate === null && indicator !== 'green' ? stock.BlueDeliveryDays : 0;
  const withoutDate = indicator === 'green' ? text(STOCK.green) : dates.short(null, false);
  const shown =
    date !== undefined ? dates.short(date, exceeded === 0) : days > 0 ? text('cart.stock.days', { days }) : withoutDate;
  const isPartly = exceeded > 0 && available > 0 && stock.DeliveryColor !== 'Blue';
  return (
    <span
      title={`${text(STOCK[indicator])} ${delivery}`}
      className="grid grid-cols-[minmax(0,1fr)] leading-4 [&>span>span]:truncate"
    >
      <StockMark indicator={indicator} word={shown} />
      <span className="sr-only">{text(STOCK[indicator])}</span>
      {isPartly && <span className="truncate pl-5 text-xs text-muted">{amount(exceeded, line.ItemSalesUnit)}</span>}
    </span>
  );
};
