import type { Cart } from '@grossist/contracts';
import {
  type CalendarDate,
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
