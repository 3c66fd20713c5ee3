import type { Cart } from '@grossist/contracts';
import {
  type CalendarDate,
  consignments,
  type DatedLine,
  type DateGroup,
  dateGroups,
  type PromisedLine,
  parseCalendarDate,
  supplyStatusOf,
} from '@grossist/domain';
import { useText } from '../../i18n/index.ts';
import { useDeliveryDates } from '../prices/index.ts';
import type { CartPrices, PricedLine } from './use-cart.ts';

/**
 * Returns when the lines of a cart are there, as the server priced them and would order them now; undefined until
 * prices are loaded. The head of a kit is no line of its own. [erp-02]
 */
export const cartDates = (
  { CartItems, CombinedDelivery }: Pick<Cart, 'CartItems' | 'CombinedDelivery'>,
  { lines }: Pick<CartPrices, 'lines'>,
): DateGroup[] | undefined => {
  if (!lines) return undefined;
  const promised = CartItems.flatMap((line): PromisedLine[] => {
    const priced = lines.get(line.CartItemId);
    if (!priced || line.KitName !== '') return [];
    const { DeliveryDate, ExceededQuantity } = priced.entry.Stock;
    return [
      {
        lineId: line.CartItemId,
        deliveryDate: parseCalendarDate(DeliveryDate ?? ''),
        kitId: line.ParentItemId,
        isFirm: ExceededQuantity === 0,
      },
    ];
  });
  return dateGroups(promised, CombinedDelivery);
};

interface Arrival {
  /** Undefined for lines without a known date. */
  date: CalendarDate | undefined;
  /** Lines that come on this date. */
  count: number;
  /** Lines that have arrived by then. */
  there: number;
}

export interface Arrivals {
  /** Earliest first, lines without a date last. */
  days: readonly Arrival[];
  lineCount: number;
}

/** Returns when a line arrives: from stock on the first date, else when the supplier delivers; undefined if unknown. */
export const dateOfLine = (
  { entry, exceeded }: PricedLine,
  firstDate: string | undefined,
): CalendarDate | undefined => {
  const { DeliveryDate, DeliveryColor, Status12Product } = entry.Stock;
  const isFromStock = exceeded === 0 && supplyStatusOf(DeliveryColor, Status12Product) === undefined;
  const date = isFromStock ? firstDate : DeliveryDate;
  return date ? parseCalendarDate(date) : undefined;
};

/**
 * Returns how many lines of the cart can arrive by each date: stock comes on the first date, the rest when the supplier
 * delivers; a kit comes with its last material. Undefined until prices are loaded.
 */
export const arrivalsOf = (cart: Cart, prices: CartPrices, isCombined: boolean): Arrivals | undefined => {
  const { lines, firstDate } = prices;
  if (!lines) return undefined;
  const dated: DatedLine[] = cart.CartItems.flatMap((line) => {
    const priced = lines.get(line.CartItemId);
    // The header line of a kit is no material.
    if (!priced || line.KitName !== '') return [];
    return [{ lineId: line.CartItemId, deliveryDate: dateOfLine(priced, firstDate), kitId: line.ParentItemId }];
  });
  let there = 0;
  const days = consignments(dated, isCombined).map(({ date, lineIds }) => {
    if (date !== undefined) there += lineIds.length;
    return { date, count: lineIds.length, there };
  });
  return { days, lineCount: dated.length };
};

/** Returns how many lines have arrived by a date. */
export const thereBy = ({ days }: Arrivals, date: string): number =>
  days.reduce((most, day) => (day.date !== undefined && day.date <= date ? day.there : most), 0);

type Dates = Pick<CartPrices, 'lines' | 'firstDate'>;
type DatedCart = Pick<Cart, 'CartItems' | 'CombinedDelivery' | 'DeliveryDate'>;

/**
 * Returns the function that writes a cart's delivery dates as one text: the dates of its lines; without lines the
 * chosen day, else the first possible one.
 */
export const useDateText = () => {
  const text = useText();
  const dates = useDeliveryDates();
  return (cart: DatedCart, { lines, firstDate }: Dates): string | undefined => {
    const groups = cartDates(cart, { lines });
    if (groups && groups.length > 0) return dates.all(groups);
    if (cart.DeliveryDate) return dates.firm(cart.DeliveryDate);
    return firstDate === undefined ? undefined : text('cart.head.firstDate', { date: dates.firm(firstDate) });
  };
};
