import type { Cart } from '@grossist/contracts';
import { useFormat, useText } from '../../i18n/index.ts';
import type { CartPrices } from './use-cart.ts';

type Dates = Pick<CartPrices, 'firstDate' | 'wholeDate'>;

/** When a cart comes: on the day that was chosen, else on the first on which all of it can, else at the earliest. */
export const useDateText = () => {
  const text = useText();
  const format = useFormat();
  return (cart: Pick<Cart, 'DeliveryDate'>, { firstDate, wholeDate }: Dates): string | undefined => {
    const date = cart.DeliveryDate ?? wholeDate;
    if (date !== undefined) return format.day(date);
    return firstDate === undefined ? undefined : text('cart.head.firstDate', { date: format.day(firstDate) });
  };
};
