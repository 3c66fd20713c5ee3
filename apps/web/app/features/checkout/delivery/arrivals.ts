import type { Cart } from '@grossist/contracts';
import { type CalendarDate, consignments, type DatedLine } from '@grossist/domain';
import { type CartPrices, dateOfLine } from '../../cart/index.ts';

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
