import type { Cart, CartItem, createOrder, OperationInput } from '@grossist/contracts';
import type { CartPrices, PricedLine } from '../../cart/index.ts';

export type OrderBody = OperationInput<typeof createOrder>['body'];
type Shown = NonNullable<OrderBody['Items']>[number];

/** What the page shows of a line: what it would cost, what of it would come at once, and when the rest. */
const shownOf = (line: CartItem, priced: PricedLine | undefined): Shown => ({
  MaterialNo: line.ItemSAPMaterialNumber,
  CartItemId: line.CartItemId,
  Quantity: line.Quantity,
  ...(priced && {
    // Absent for who sees no net prices: nothing was shown that could have changed.
    NetPrice: priced.entry.Prices?.NetPrice,
    ConfirmedQuantity: priced.entry.Stock.ConfirmedQuantity,
    DeliveryDate: priced.entry.Stock.DeliveryDate,
  }),
});

/**
 * The order of a cart exactly as its page shows it, so that the shop can tell what has changed since. Whatever was
 * accepted of what it told before goes along, each by its own token. [ord-01, ord-02]
 */
export const orderBody = (
  cart: Cart,
  prices: Pick<CartPrices, 'lines' | 'sums' | 'firstDate'>,
  accepted: ReadonlySet<string>,
  key: string,
): OrderBody => ({
  Details: {
    CartId: cart.CartId,
    CartVersion: cart.Version,
    DeliveryDate: cart.DeliveryDate ?? prices.firstDate ?? null,
    DeliveryType: cart.DeliveryType,
    IsPickup: cart.Address?.IsServiceCenter ?? false,
    IdempotencyKey: key,
    AcceptedChanges: [...accepted].sort(),
    ...(prices.sums && prices.sums.TotalStr !== '' && { SeenTotal: prices.sums.Total }),
  },
  Items: cart.CartItems.map((line) => shownOf(line, prices.lines?.get(line.CartItemId))),
});
