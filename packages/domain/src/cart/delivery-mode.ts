import type { DeliveryType } from '../delivery-type.ts';
import type { CartStatus } from '../order/cart-status.ts';

/** What changing a cart's delivery type does. Section 4, "Delivery modes". */
export type DeliveryModeEffect =
  | 'stay'
  | 'convert-to-fastbox'
  | 'new-fastbox-cart'
  /** Needs the delivery date. */
  | 'convert-to-normal'
  | 'discard-cart'
  | 'new-smart-kit-cart';

/** What the rules ask of a cart. */
export interface CartState {
  cartIsEmpty: boolean;
  status: CartStatus;
}

export interface DeliveryModeChange {
  effect: DeliveryModeEffect;
  /** Ask first: save as draft and continue, or discard. */
  asksAboutUnsavedCart: boolean;
  needsDeliveryDate: boolean;
}

/** Status initial and has items. Section 4, "Unsaved cart". */
export const isUnsavedCart = ({ cartIsEmpty, status }: CartState): boolean => status === 'Initial' && !cartIsEmpty;

type Effects = Record<DeliveryType, Record<DeliveryType, DeliveryModeEffect>>;

const WITH_ITEMS: Effects = {
  normal: { normal: 'stay', fastbox: 'convert-to-fastbox', 'smart-kit': 'new-smart-kit-cart' },
  fastbox: { normal: 'convert-to-normal', fastbox: 'stay', 'smart-kit': 'new-smart-kit-cart' },
  'smart-kit': { normal: 'discard-cart', fastbox: 'new-fastbox-cart', 'smart-kit': 'stay' },
};

const EMPTY: Effects = { ...WITH_ITEMS, normal: { ...WITH_ITEMS.normal, fastbox: 'new-fastbox-cart' } };

const STARTS_ANOTHER_CART: ReadonlySet<DeliveryModeEffect> = new Set(['new-fastbox-cart', 'new-smart-kit-cart']);

/** What changing the delivery type does to the cart. [cart-18, cart-34, cart-36] */
export const changeDeliveryMode = (from: DeliveryType, to: DeliveryType, cart: CartState): DeliveryModeChange => {
  const effect = (cart.cartIsEmpty ? EMPTY : WITH_ITEMS)[from][to];
  return {
    effect,
    asksAboutUnsavedCart: STARTS_ANOTHER_CART.has(effect) && isUnsavedCart(cart),
    needsDeliveryDate: effect === 'convert-to-normal',
  };
};
