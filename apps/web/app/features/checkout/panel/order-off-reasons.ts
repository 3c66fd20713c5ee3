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
  /** Until when the express box goes; of no matter for other carts. */
  fastbox: FastboxTime;
  ordering: Pick<Ordering, 'accepted' | 'unanswered'>;
  asked: OpenChanges;
  /** Why the project of kits can't be ordered; none for other carts. */
  kitReasons: readonly MessageKey[];
}

/** What is picked up is what lies at the branch: nothing there can be waited for. */
const isBeyondBranch = (cart: Cart, { lines }: CartPrices): boolean =>
  cart.CartItems.some(({ CartItemId }) => {
    const priced = lines?.get(CartItemId);
    return priced !== undefined && priced.entry.Stock.PickupQuantity !== null && priced.exceeded > 0;
  });

/** Something has changed that the buyer has neither accepted nor taken out of the cart. */
const isToAnswer = ({ tokens, blocked }: OpenChanges, accepted: ReadonlySet<string>): boolean =>
  blocked.length > 0 || tokens.some((token) => !accepted.has(token));

/** Why no express box can be ordered; undefined when one can. */
const fastboxOff = (time: FastboxTime): MessageKey | undefined => {
  if (time.state === 'pickup') return 'delivery.fastbox.pickup';
  if (time.state === 'none') return 'delivery.fastbox.none';
  if (!isOver(time)) return undefined;
  return time.state === 'no-run' ? 'delivery.fastbox.noRun' : 'delivery.fastbox.closed';
};

/** Why the cart can't be ordered now; none means that it can. A reason that can't be mended here stands alone. */
export const orderOffReasons = (known: Known): MessageKey[] => {
  const { user, isOffline, cart, prices, proposalCount, fastbox, ordering, asked, kitReasons } = known;
  if (!user?.ableToCreateOrders && !user?.isPunchout) return ['cart.order.off.notAllowed'];
  if (cart.CartItems.length === 0) return ['cart.order.off.empty'];
  if (isOffline) return ['offline.order.off'];
  const reasons: MessageKey[] = [...kitReasons];
  if (ordering.unanswered && !ordering.unanswered.isGivenUp) reasons.push('ordering.off.unknown');
  if (isToAnswer(asked, ordering.accepted)) reasons.push('ordering.off.changes');
  if (prices.isUnavailable) reasons.push('cart.order.off.prices');
  else if (prices.isStale) reasons.push('cart.order.off.stale');
  const fastboxReason = cart.DeliveryType === 'Fastbox' ? fastboxOff(fastbox) : undefined;
  if (fastboxReason !== undefined) reasons.push(fastboxReason);
  if (!prices.isChosenDatePossible) reasons.push('cart.order.off.date');
  if (isBeyondBranch(cart, prices)) reasons.push('cart.order.off.branch');
  if (proposalCount > 0) reasons.push('cart.order.off.proposal');
  if (cart.CartItems.some((line) => line.IsInvalid)) reasons.push('cart.order.off.invalid');
  // The message beside the sums says what it is.
  if (reasons.length === 0 && (prices.sums?.ErrorMessage ?? '') !== '') reasons.push('cart.order.off.message');
  return reasons;
};
