import type { Cart } from '@grossist/contracts';
import { useText } from '../../i18n/index.ts';
import { useDeliveryDates } from '../prices/index.ts';
import { cartDates } from './cart-dates.ts';
import type { CartPrices } from './use-cart.ts';

type Dates = Pick<CartPrices, 'lines' | 'firstDate'>;
type DatedCart = Pick<Cart, 'CartItems' | 'CombinedDelivery' | 'DeliveryDate'>;

/**
 * Returns when a cart comes, in one text: the dates of its lines; without lines the day that was chosen, else the first
 * possible one.
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
