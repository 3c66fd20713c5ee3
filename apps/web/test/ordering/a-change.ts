import type { OrderValidationInfo } from '@grossist/contracts';
import type { LineChange } from '../../app/features/cart/lines/order-changes.tsx';
import type { OrderIntent, OrderWay } from '../../app/features/checkout/ordering/order-intent.ts';

/** Builds a change of a line, by default of its price. */
export const aChange = (CartItemId: string, more: Partial<LineChange> = {}): LineChange => ({
  CartItemId,
  MaterialNo: `M${CartItemId}`,
  Code: 'price-changed',
  Message: `Something about ${CartItemId}`,
  AvailableQuantity: null,
  MayBeAccepted: true,
  ChangeToken: `price:${CartItemId}`,
  Was: null,
  Now: null,
  ...more,
});

export const anAnswer = (Lines: LineChange[], Total: OrderValidationInfo['Total'] = null) => ({
  ErrorMessages: [],
  OrderValidationInfo: { Lines, Total, MayBeAccepted: Lines.every(({ MayBeAccepted }) => MayBeAccepted) },
});

interface IntentWish {
  way?: OrderWay;
  who?: string;
  askedAt?: number;
  version?: number;
  key?: string;
  /** By line id. */
  quantities?: Record<string, number>;
}

/** An order that somebody sent. */
export const anIntent = (wish: IntentWish = {}): OrderIntent => ({
  way: wish.way ?? 'invoice',
  who: wish.who ?? 'mette',
  askedAt: wish.askedAt ?? 1_000_000,
  body: {
    Details: { CartId: 'cart', CartVersion: wish.version ?? 7, IdempotencyKey: wish.key ?? 'key-of-the-order' },
    Items: Object.entries(wish.quantities ?? { a: 1, b: 2 }).map(([CartItemId, Quantity]) => ({
      MaterialNo: `M${CartItemId}`,
      CartItemId,
      Quantity,
    })),
  },
});

/** Storage of a tab, in memory. */
export const aStorage = () => {
  const stored = new Map<string, string>();
  return {
    stored,
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
};
