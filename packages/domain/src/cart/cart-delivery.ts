/** How a cart is delivered: the modes and what a change of mode does to the cart, as a state machine. */

import type { CalendarDate } from '../delivery/calendar-date.ts';
import { type DeliveryType, isOpenCart } from '../order/wire-names.ts';
import { type CartState, isUnsavedCart, isValidCartName } from './checkout.ts';

/** What changing a cart's delivery type does. Section 4, "Delivery modes". */
export type DeliveryModeEffect =
  | 'stay'
  | 'convert-to-fastbox'
  | 'new-fastbox-cart'
  /** Needs the delivery date. */
  | 'convert-to-normal'
  | 'discard-cart'
  | 'new-smart-kit-cart';

export interface DeliveryModeChange {
  effect: DeliveryModeEffect;
  /** Ask first: save as draft and continue, or discard. */
  asksAboutUnsavedCart: boolean;
  needsDeliveryDate: boolean;
}

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

/** On a day, or as soon as possible. */
export type DeliveryDay = CalendarDate | 'standard';

/** The user's active cart, as far as its mode is concerned. */
export interface ActiveCart extends CartState {
  deliveryType: DeliveryType;
}

/** Another cart that takes the place of the present one. */
export type NextCart =
  | { kind: 'new'; deliveryType: DeliveryType }
  | { kind: 'draft'; draftId: string; deliveryType: DeliveryType; cartIsEmpty: boolean };

/** State of the user's cart. Section 4, "Delivery modes" and "Unsaved cart". */
export type DeliveryState =
  | { state: 'working'; cart: ActiveCart }
  /** From fastbox to normal: the delivery date is asked for. */
  | { state: 'asking-for-date'; cart: ActiveCart }
  /** Save as draft and continue, or discard. A blank name leaves the question open with its flag. */
  | { state: 'asking-about-unsaved'; cart: ActiveCart; next: NextCart; isNameInvalid: boolean };

export type DeliveryEvent =
  | { type: 'change-delivery-type'; to: DeliveryType; deliveryDate?: DeliveryDay }
  | { type: 'start-new-cart'; deliveryType: DeliveryType }
  | { type: 'load-draft'; draftId: string; deliveryType: DeliveryType; cartIsEmpty: boolean }
  | { type: 'give-date'; deliveryDate: DeliveryDay }
  | { type: 'save-and-continue'; name: string }
  | { type: 'discard-and-continue' }
  | { type: 'cancel' }
  /** Lines came or went, in this tab or another. */
  | { type: 'lines-changed'; cartIsEmpty: boolean }
  | { type: 'saved' };

/** What is to be done, in order, in one transaction. */
export type DeliveryStep =
  | { do: 'convert-to-fastbox' }
  | { do: 'convert-to-normal'; deliveryDate: DeliveryDay }
  | { do: 'save-as-draft'; name: string }
  /** The cart becomes inactive; a saved draft never does, it is left as it was saved. */
  | { do: 'discard-cart' }
  | { do: 'leave-draft' }
  | { do: 'begin-cart'; deliveryType: DeliveryType }
  | { do: 'load-draft'; draftId: string };

export interface DeliveryTransition {
  to: DeliveryState;
  steps: readonly DeliveryStep[];
}

/**
 * The state machine of delivery modes: every transition of section 4, with the question about an unsaved cart before
 * another cart takes its place. An event that has no meaning in a state changes nothing: an open question is answered or
 * cancelled first. [cart-18, cart-28 to cart-36]
 */
export const nextDelivery = (from: DeliveryState, event: DeliveryEvent): DeliveryTransition => {
  if (event.type === 'lines-changed') return to({ ...from, cart: { ...from.cart, cartIsEmpty: event.cartIsEmpty } });
  if (event.type === 'saved') return to({ ...from, cart: asSaved(from.cart) });
  if (from.state !== 'working' && event.type === 'cancel') return to({ state: 'working', cart: from.cart });
  switch (from.state) {
    case 'working':
      return fromWorking(from, event);
    case 'asking-for-date':
      return event.type === 'give-date' ? convertToNormal(from.cart, event.deliveryDate) : to(from);
    case 'asking-about-unsaved':
      return fromQuestion(from, event);
  }
};

type Working = Extract<DeliveryState, { state: 'working' }>;
type Question = Extract<DeliveryState, { state: 'asking-about-unsaved' }>;

const to = (state: DeliveryState, steps: readonly DeliveryStep[] = []): DeliveryTransition => ({ to: state, steps });

const asSaved = (cart: ActiveCart): ActiveCart => (cart.status === 'Initial' ? { ...cart, status: 'Draft' } : cart);

const fromWorking = (from: Working, event: DeliveryEvent): DeliveryTransition => {
  switch (event.type) {
    case 'change-delivery-type':
      return changeType(from.cart, event.to, event.deliveryDate);
    case 'start-new-cart':
      return replace(from.cart, { kind: 'new', deliveryType: event.deliveryType });
    case 'load-draft':
      return replace(from.cart, {
        kind: 'draft',
        draftId: event.draftId,
        deliveryType: event.deliveryType,
        cartIsEmpty: event.cartIsEmpty,
      });
    default:
      return to(from);
  }
};

const changeType = (cart: ActiveCart, type: DeliveryType, date: DeliveryDay | undefined): DeliveryTransition => {
  const next: NextCart = { kind: 'new', deliveryType: type };
  // What was sent or discarded never changes again: another mode is another cart.
  if (!isOpenCart(cart.status))
    return cart.deliveryType === type ? to({ state: 'working', cart }) : proceed(cart, next);
  switch (changeDeliveryMode(cart.deliveryType, type, cart).effect) {
    case 'stay':
      return to({ state: 'working', cart });
    case 'convert-to-fastbox':
      return to({ state: 'working', cart: { ...cart, deliveryType: 'fastbox' } }, [{ do: 'convert-to-fastbox' }]);
    case 'convert-to-normal':
      return date === undefined ? to({ state: 'asking-for-date', cart }) : convertToNormal(cart, date);
    case 'discard-cart':
      return proceed(cart, next);
    case 'new-fastbox-cart':
    case 'new-smart-kit-cart':
      return replace(cart, next);
  }
};

const convertToNormal = (cart: ActiveCart, deliveryDate: DeliveryDay): DeliveryTransition =>
  to({ state: 'working', cart: { ...cart, deliveryType: 'normal' } }, [{ do: 'convert-to-normal', deliveryDate }]);

const replace = (cart: ActiveCart, next: NextCart): DeliveryTransition =>
  isUnsavedCart(cart) ? to({ state: 'asking-about-unsaved', cart, next, isNameInvalid: false }) : proceed(cart, next);

const fromQuestion = (from: Question, event: DeliveryEvent): DeliveryTransition => {
  if (event.type === 'discard-and-continue') return proceed(from.cart, from.next);
  if (event.type !== 'save-and-continue') return to(from);
  // Emptied or saved in another tab meanwhile, it needs no saving.
  if (!isUnsavedCart(from.cart)) return proceed(from.cart, from.next);
  if (!isValidCartName(event.name)) return to({ ...from, isNameInvalid: true });
  return proceed(from.cart, from.next, [{ do: 'save-as-draft', name: event.name.trim() }]);
};

const proceed = (
  cart: ActiveCart,
  next: NextCart,
  leaving: readonly DeliveryStep[] = leave(cart),
): DeliveryTransition => {
  const { deliveryType } = next;
  return next.kind === 'new'
    ? to({ state: 'working', cart: { deliveryType, cartIsEmpty: true, status: 'Initial' } }, [
        ...leaving,
        { do: 'begin-cart', deliveryType },
      ])
    : to({ state: 'working', cart: { deliveryType, cartIsEmpty: next.cartIsEmpty, status: 'Draft' } }, [
        ...leaving,
        { do: 'load-draft', draftId: next.draftId },
      ]);
};

const leave = (cart: ActiveCart): DeliveryStep[] => {
  if (!isOpenCart(cart.status)) return [];
  return [{ do: cart.status === 'Draft' ? 'leave-draft' : 'discard-cart' }];
};
