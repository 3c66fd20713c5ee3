import type { Cart, CartItem, createOrder, OperationInput } from '@grossist/contracts';
import type { CartPrices, PricedLine } from '../../cart/index.ts';
import type { TabStorage } from './tab-storage.ts';

type OrderBody = OperationInput<typeof createOrder>['body'];
type Shown = NonNullable<OrderBody['Items']>[number];

/** Returns the shown price, confirmed quantity and date of a line. */
const shownOf = (line: CartItem, priced: PricedLine | undefined): Shown => ({
  MaterialNo: line.ItemSAPMaterialNumber,
  CartItemId: line.CartItemId,
  Quantity: line.Quantity,
  ...(priced && {
    // Absent for buyers without net prices, who were shown none.
    NetPrice: priced.entry.Prices?.NetPrice,
    ConfirmedQuantity: priced.entry.Stock.ConfirmedQuantity,
    DeliveryDate: priced.entry.Stock.DeliveryDate,
  }),
});

/**
 * Returns the request body for an order of the cart as shown, so that the server can report changes since. Accepted
 * changes are included by their tokens. [ord-01, ord-02]
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

export type OrderWay = 'invoice' | 'card';

/** An order that was sent, stored until it is answered. */
export interface OrderIntent {
  way: OrderWay;
  /** The contact. */
  who: string;
  /** Milliseconds since 1970. */
  askedAt: number;
  body: OrderBody;
}

const NAME = 'grossist.order';

/** Milliseconds for which an unanswered order is retried automatically. */
export const LONGEST_UNKNOWN = 600_000;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isBody = (value: unknown): value is OrderBody =>
  isObject(value) &&
  Array.isArray(value.Items) &&
  isObject(value.Details) &&
  typeof value.Details.CartId === 'string' &&
  typeof value.Details.IdempotencyKey === 'string';

const isIntent = (value: unknown): value is OrderIntent =>
  isObject(value) &&
  (value.way === 'invoice' || value.way === 'card') &&
  typeof value.who === 'string' &&
  typeof value.askedAt === 'number' &&
  isBody(value.body);

const read = (storage: TabStorage): unknown => {
  try {
    return JSON.parse(storage.getItem(NAME) ?? 'null');
  } catch {
    return null;
  }
};

/** Returns the contact's stored order without an answer, if it is recent enough to retry. */
export const storedIntent = (storage: TabStorage, who: string, now: number): OrderIntent | undefined => {
  const stored = read(storage);
  if (!isIntent(stored) || stored.who !== who) return undefined;
  const age = now - stored.askedAt;
  return age >= 0 && age < LONGEST_UNKNOWN ? stored : undefined;
};

export const storeIntent = (storage: TabStorage, intent: OrderIntent): void =>
  storage.setItem(NAME, JSON.stringify(intent));

export const removeIntent = (storage: TabStorage): void => storage.removeItem(NAME);

const withoutKey = ({ Details, ...body }: OrderBody): string =>
  JSON.stringify({ ...body, Details: { ...Details, IdempotencyKey: undefined } });

/** Returns true if both are the same order: equal except for the idempotency key. */
export const isSameIntent = (one: OrderIntent, other: OrderIntent): boolean =>
  one.way === other.way && one.who === other.who && withoutKey(one.body) === withoutKey(other.body);
