import type { Cart, UserContext } from '@grossist/contracts';
import type { MessageKey } from '../../i18n/index.ts';
import type { CartPrices } from './use-cart.ts';

interface Known {
  user: UserContext | undefined;
  cart: Cart;
  prices: CartPrices;
  proposalCount: number;
}

/** Why the cart can't be ordered now; none means that it can. A reason that can't be mended here stands alone. */
export const orderOffReasons = ({ user, cart, prices, proposalCount }: Known): MessageKey[] => {
  if (user?.isPunchout) return ['cart.order.off.punchout'];
  if (!user?.ableToCreateOrders) return ['cart.order.off.notAllowed'];
  if (cart.CartItems.length === 0) return ['cart.order.off.empty'];
  const reasons: MessageKey[] = [];
  if (prices.isUnavailable) reasons.push('cart.order.off.prices');
  if (proposalCount > 0) reasons.push('cart.order.off.proposal');
  if (cart.CartItems.some((line) => line.IsInvalid)) reasons.push('cart.order.off.invalid');
  return reasons;
};
