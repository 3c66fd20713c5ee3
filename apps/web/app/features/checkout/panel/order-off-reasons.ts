import type { Cart, UserContext } from '@grossist/contracts';
import type { MessageKey } from '../../../i18n/index.ts';
import type { CartPrices } from '../../cart/index.ts';
import { type FastboxTime, isOver } from '../express-box/use-fastbox-time.ts';
import type { OpenChanges } from '../ordering/order-refusal.ts';
import type { Ordering } from '../ordering/use-ordering.ts';

interface Known {
  user: UserContext | undefined;
  isOffline: boolean;
  cart: Cart;
  prices: CartPrices;
  proposalCount: number;
  /** When express-box orders close; irrelevant for other carts. */
  fastbox: FastboxTime;
  ordering: Pick<Ordering, 'accepted' | 'unanswered'>;
  asked: OpenChanges;
  /** Why the project of kits can't be ordered; empty for other carts. */
  kitReasons: readonly MessageKey[];
}

/** Returns true if a picked-up cart wants more than the branch has: there are no back orders at a branch. */
const isBeyondBranch = (cart: Cart, { lines }: CartPrices): boolean =>
  cart.CartItems.some(({ CartItemId }) => {
    const priced = lines?.get(CartItemId);
    return priced !== undefined && priced.entry.Stock.PickupQuantity !== null && priced.exceeded > 0;
  });

/** Returns true if there are changes that the buyer has neither accepted nor removed. */
const isToAnswer = ({ tokens, blocked }: OpenChanges, accepted: ReadonlySet<string>): boolean =>
  blocked.length > 0 || tokens.some((token) => !accepted.has(token));

/** Returns why no express box can be ordered; undefined when one can. */
const fastboxOff = (time: FastboxTime): MessageKey | undefined => {
  if (time.state === 'pickup') return 'delivery.fastbox.pickup';
  if (time.state === 'none') return 'delivery.fastbox.none';
  if (!isOver(time)) return undefined;
  return time.state === 'no-run' ? 'delivery.fastbox.noRun' : 'delivery.fastbox.closed';
};

/**
 * Returns why the cart can't be ordered now, empty if it can. A reason that the buyer can't resolve here is the only
 * one.
 */
export const orderOffReasons = (known: Known): MessageKey[] => {
  const { user, isOffline, cart, prices, proposalCount, fastbox, ordering, asked, kitReasons } = known;
  if (!user?.ableToCreateOrders && !user?.isPunchout) return ['cart.order.off.notAllowed'];
  if (cart.CartItems.length === 0) return ['cart.order.off.empty'];
  if (isOffline) return ['offline.order.off'];
  const reasons: MessageKey[] = [...kitReasons];
  if (ordering.unanswered && !ordering.unanswered.isExpired) reasons.push('ordering.off.unknown');
  if (isToAnswer(asked, ordering.accepted)) reasons.push('ordering.off.changes');
  if (prices.isUnavailable) reasons.push('cart.order.off.prices');
  else if (prices.isStale) reasons.push('cart.order.off.stale');
  const fastboxReason = cart.DeliveryType === 'Fastbox' ? fastboxOff(fastbox) : undefined;
  if (fastboxReason !== undefined) reasons.push(fastboxReason);
  if (!prices.isChosenDatePossible) reasons.push('cart.order.off.date');
  if (isBeyondBranch(cart, prices)) reasons.push('cart.order.off.branch');
  if (proposalCount > 0) reasons.push('cart.order.off.proposal');
  if (cart.CartItems.some((line) => line.IsInvalid)) reasons.push('cart.order.off.invalid');
  // The message is shown beside the sums.
  if (reasons.length === 0 && (prices.sums?.ErrorMessage ?? '') !== '') reasons.push('cart.order.off.message');
  return reasons;
};
