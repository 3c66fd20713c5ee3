import type { CartItem } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { Skeleton, StockMark } from '../../../ui/index.ts';
import { useAmount } from '../../../use-amount.ts';
import { useDeliveryDates } from '../../prices/index.ts';
import { dateOfLine } from '../arrivals-of.ts';
import type { PricedLine } from '../use-cart.ts';
import { indicatorOf, useDelivery, useRefused } from './line-stock.tsx';

export interface LineDateProps {
  line: CartItem;
  priced: PricedLine | undefined;
  /** The first date on which what lies in stock can arrive. */
  firstDate: string | undefined;
  isUnavailable: boolean;
}

const STOCK = { green: 'ui.stock.green', yellow: 'ui.stock.yellow', blue: 'ui.stock.blue' } as const;

/** When a line arrives, with the mark of its stock; how much of it comes then, where the rest is there before. */
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
  // The server's date waits for the day that was chosen; without one it is the first.
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
