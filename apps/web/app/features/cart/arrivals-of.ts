import type { Cart } from '@grossist/contracts';
import { type CalendarDate, consignments, type DatedLine, parseCalendarDate, supplyStatusOf } from '@grossist/domain';
import type { CartPrices, PricedLine } from './use-cart.ts';

export interface Arrival {
  /** Undefined for what nobody knows a date of. */
  date: CalendarDate | undefined;
  /** Lines that come on this date. */
  count: number;
  /** Lines that are there by then. */
  there: number;
}

export interface Arrivals {
  /** Earliest first, what has no date last. */
  days: readonly Arrival[];
  lineCount: number;
}

/** When a line arrives: from stock on the first date, else when the supplier delivers; undefined where nobody knows. */
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
 * How many lines of the cart can be there on which date: what stock covers comes on the first date, the rest when the
 * supplier delivers; a kit comes with its last material. Undefined until prices are known.
 */
export const arrivalsOf = (cart: Cart, prices: CartPrices, isCombined: boolean): Arrivals | undefined => {
  const { lines, firstDate } = prices;
  if (!lines) return undefined;
  const dated: DatedLine[] = cart.CartItems.flatMap((line) => {
    const priced = lines.get(line.CartItemId);
    // The head of a kit is no material of its own.
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

/** How many lines are there by a date. */
export const thereBy = ({ days }: Arrivals, date: string): number =>
  days.reduce((most, day) => (day.date !== undefined && day.date <= date ? day.there : most), 0);
