import type { Cart } from '@grossist/contracts';
import { type DateGroup, dateGroups, type PromisedLine, parseCalendarDate } from '@grossist/domain';
import type { CartPrices } from './use-cart.ts';

/**
 * Returns when the lines of a cart are there, as the server priced them and would order them now; undefined until prices
 * are loaded. The head of a kit is no line of its own. [erp-02]
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
