import type { Cart, OrderValidationInfo } from '@grossist/contracts';
import { useRef, useState } from 'react';
import { newId } from '../../../api/index.ts';
import type { LineChange } from '../../cart/index.ts';
import type { OrderIntent, OrderWay } from './order-intent.ts';

type TotalChange = NonNullable<OrderValidationInfo['Total']>;

/** The shop's response to an order that it refused. */
export interface OrderRefusal {
  way: OrderWay;
  /** Differs for each refusal. */
  id: string;
  /** The version of the cart that was refused; undefined for a refusal that applies to every version. */
  version: number | undefined;
  /** Messages on the whole order. */
  messages: readonly string[];
  lines: readonly LineChange[];
  total: TotalChange | undefined;
  /** Quantities of the lines at the time of the refusal: changes of a line that was edited since are dropped. */
  quantities: ReadonlyMap<string, number>;
}

interface Refusing {
  ErrorMessages: readonly string[];
  OrderValidationInfo: OrderValidationInfo | null;
}

export const refusalOf = ({ way, body }: OrderIntent, answer: Refusing): OrderRefusal => ({
  way,
  id: newId(),
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

/**
 * Makes a refusal without changes of lines, for example when somebody else changed the cart; it applies to every
 * version.
 */
export const refusalMessage = (way: OrderWay, message: string): OrderRefusal => ({
  way,
  id: newId(),
  version: undefined,
  messages: [message],
  lines: [],
  total: undefined,
  quantities: new Map(),
});

/** The changes that the buyer still has to accept or resolve in the current cart. */
export interface OpenChanges {
  /** By line id, without changes that affect all lines alike. */
  byLine: ReadonlyMap<string, readonly LineChange[]>;
  /** A change of the delivery date of the whole order. */
  day: LineChange | undefined;
  total: TotalChange | undefined;
  /** Tokens of all changes that can be accepted. */
  tokens: readonly string[];
  /** Changes that cannot be accepted: their lines have to be edited or removed. */
  blocked: readonly LineChange[];
  /** True if nothing is left to resolve, or there was no refusal. */
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

/** Returns the open changes of a refusal in the current cart, without lines that were removed or edited since. */
export const openChangesOf = (
  refusal: OrderRefusal | undefined,
  cart: Pick<Cart, 'CartItems' | 'Version'>,
): OpenChanges => {
  const present = new Map(cart.CartItems.map((line) => [line.CartItemId, line.Quantity]));
  const changes = (refusal?.lines ?? []).filter(({ CartItemId }) => {
    const now = present.get(CartItemId);
    return now !== undefined && now === (refusal?.quantities.get(CartItemId) ?? now);
  });
  const isSameCart = refusal !== undefined && (refusal.version === undefined || refusal.version === cart.Version);
  const day = changes.find(({ Code, MayBeAccepted }) => Code === 'delivery-date' && MayBeAccepted);
  const total = isSameCart ? refusal.total : undefined;
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

/** Cycles through the lines with changes, from the top. */
export const useNextChange = (cart: Cart, { byLine }: OpenChanges): [{ lineId: string } | undefined, () => void] => {
  const [shown, setShown] = useState<{ lineId: string }>();
  const last = useRef<string>(undefined);
  const showNext = (): void => {
    const ids = cart.CartItems.map((line) => line.CartItemId).filter((id) => byLine.has(id));
    const lineId = ids[(ids.indexOf(last.current ?? '') + 1) % ids.length];
    last.current = lineId;
    setShown(lineId === undefined ? undefined : { lineId });
  };
  return [shown, showNext];
};
