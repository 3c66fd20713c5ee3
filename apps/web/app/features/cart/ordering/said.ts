import type { Cart, OrderValidationInfo } from '@grossist/contracts';
import { newKey } from './new-key.ts';
import type { OrderIntent, OrderWay } from './order-intent.ts';

/** One thing of a line that is not as the buyer saw it. */
export type LineChange = OrderValidationInfo['Lines'][number];
export type TotalChange = NonNullable<OrderValidationInfo['Total']>;

/** What the shop said of an order that it did not take. */
export interface Said {
  way: OrderWay;
  /** One thing said after the other. */
  id: string;
  /** The version of the cart of which it was said; undefined for whatever version there is. */
  version: number | undefined;
  /** Of the whole order. */
  messages: readonly string[];
  lines: readonly LineChange[];
  total: TotalChange | undefined;
  /** How much each line was of when it was said: of a line that was changed since, it is said no more. */
  quantities: ReadonlyMap<string, number>;
}

interface Refusing {
  ErrorMessages: readonly string[];
  OrderValidationInfo: OrderValidationInfo | null;
}

export const saidBy = ({ way, body }: OrderIntent, answer: Refusing): Said => ({
  way,
  id: newKey(),
  version: body.Details.CartVersion,
  messages: answer.ErrorMessages,
  lines: answer.OrderValidationInfo?.Lines ?? [],
  total: answer.OrderValidationInfo?.Total ?? undefined,
  quantities: new Map(
    (body.Items ?? []).flatMap(({ CartItemId, Quantity }) =>
      CartItemId === undefined || Quantity == null ? [] : [[CartItemId, Quantity]],
    ),
  ),
});

/** A refusal of no line, as when somebody else changed the cart: it stands until it is read, whatever the cart is by then. */
export const saidOnly = (way: OrderWay, message: string): Said => ({
  way,
  id: newKey(),
  version: undefined,
  messages: [message],
  lines: [],
  total: undefined,
  quantities: new Map(),
});

/** What the buyer still has to answer of what was said, as the cart is now. */
export interface Asked {
  /** By line id; what is said of all lines alike is not among them. */
  byLine: ReadonlyMap<string, readonly LineChange[]>;
  /** Of the order as a whole: a day on which nothing comes. */
  day: LineChange | undefined;
  total: TotalChange | undefined;
  /** Tokens of what may be accepted, all of them. */
  tokens: readonly string[];
  /** Lines that can't be accepted as they are: they have to be changed or go. */
  blocked: readonly LineChange[];
  /** All of it is of the past, or nothing was said at all. */
  isOver: boolean;
}

const grouped = (changes: readonly LineChange[]): Map<string, LineChange[]> => {
  const lines = new Map<string, LineChange[]>();
  for (const change of changes) {
    const others = lines.get(change.CartItemId);
    if (others) others.push(change);
    else lines.set(change.CartItemId, [change]);
  }
  return lines;
};

/** Of the cart as it is now; a line that has gone or is of another quantity has nothing to answer any more. */
export const askedOf = (said: Said | undefined, cart: Pick<Cart, 'CartItems' | 'Version'>): Asked => {
  const present = new Map(cart.CartItems.map((line) => [line.CartItemId, line.Quantity]));
  const changes = (said?.lines ?? []).filter(({ CartItemId }) => {
    const now = present.get(CartItemId);
    return now !== undefined && now === (said?.quantities.get(CartItemId) ?? now);
  });
  const isSameCart = said !== undefined && (said.version === undefined || said.version === cart.Version);
  const day = changes.find(({ Code, MayBeAccepted }) => Code === 'delivery-date' && MayBeAccepted);
  const total = isSameCart ? said.total : undefined;
  const tokens = changes.flatMap(({ ChangeToken }) => (ChangeToken === null ? [] : [ChangeToken]));
  return {
    byLine: grouped(changes.filter(({ Code, MayBeAccepted }) => !MayBeAccepted || Code !== 'delivery-date')),
    day,
    total,
    tokens: [...new Set(total ? [...tokens, total.ChangeToken] : tokens)],
    blocked: changes.filter(({ MayBeAccepted }) => !MayBeAccepted),
    isOver: !isSameCart && changes.length === 0,
  };
};
