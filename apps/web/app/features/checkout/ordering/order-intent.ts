import type { Cart, CartItem, createOrder, OperationInput } from '@grossist/contracts';
import type { CartPrices, PricedLine } from '../../cart/index.ts';
import type { TabMemory } from './tab-storage.ts';

type OrderBody = OperationInput<typeof createOrder>['body'];
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

export type OrderWay = 'invoice' | 'card';

/** What somebody wanted to order, kept until the shop has answered. */
export interface OrderIntent {
  way: OrderWay;
  /** The contact. */
  who: string;
  /** Milliseconds since 1970. */
  askedAt: number;
  body: OrderBody;
}

const NAME = 'grossist.order';

/** Milliseconds after which nobody's order is asked for again unseen: who comes back later looks for himself. */
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

const read = (memory: TabMemory): unknown => {
  try {
    return JSON.parse(memory.getItem(NAME) ?? 'null');
  } catch {
    return null;
  }
};

/** The contact's order that was sent and not answered, if one is kept that is not too old to be asked for again. */
export const keptIntent = (memory: TabMemory, who: string, now: number): OrderIntent | undefined => {
  const kept = read(memory);
  if (!isIntent(kept) || kept.who !== who) return undefined;
  const age = now - kept.askedAt;
  return age >= 0 && age < LONGEST_UNKNOWN ? kept : undefined;
};

export const keepIntent = (memory: TabMemory, intent: OrderIntent): void =>
  memory.setItem(NAME, JSON.stringify(intent));

export const forgetIntent = (memory: TabMemory): void => memory.removeItem(NAME);

const withoutKey = ({ Details, ...body }: OrderBody): string =>
  JSON.stringify({ ...body, Details: { ...Details, IdempotencyKey: undefined } });

/** Whether both want the same: the same way of paying, and the same order to the last detail but its key. */
export const isSameIntent = (one: OrderIntent, other: OrderIntent): boolean =>
  one.way === other.way && one.who === other.who && withoutKey(one.body) === withoutKey(other.body);

/** A key that nobody else makes; pages that are not secure have no `randomUUID`. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
