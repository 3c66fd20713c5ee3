import {
  type Cart,
  type CartDetails,
  changeCartDeliveryType,
  convertCartToFastboxCart,
  convertCartToNormalCart,
  type OperationInput,
  saveCartAsOrderDraftAndCreateNewFastboxCart,
} from '@grossist/contracts';
import { changeDeliveryMode, type DeliveryModeChange, type DeliveryType } from '@grossist/domain';
import { useState } from 'react';
import { useOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { modeOf, useCartCommands, useCartKits, useRestoreCart } from '../../cart/index.ts';

/** What becomes of an unsaved cart: a name to save it by, or discard it. */
export type Unsaved = { name: string } | 'discard';

export type NewFastbox = NonNullable<OperationInput<typeof saveCartAsOrderDraftAndCreateNewFastboxCart>['body']>;

export interface ModeChange {
  /** The mode whose question is open. */
  asked: DeliveryType | undefined;
  isChanging: boolean;
  /** Returns the effect of a change to a mode by the domain's rules. */
  changeTo: (to: DeliveryType) => DeliveryModeChange;
  wish: (to: DeliveryType) => void;
  stay: () => void;
  /** Delivers on a day of the calendar. [cart-36] */
  toNormalOn: (date: string) => Promise<boolean>;
  /** Discards the smart-kit cart. [cart-18] */
  toNormalWithoutCart: () => Promise<void>;
  toSmartKit: (unsaved?: Unsaved) => Promise<void>;
  /** Delivers the same lines by express box. [cart-34] */
  toFastbox: () => Promise<boolean>;
  /** Begins a new express-box cart. [cart-33] */
  toNewFastbox: (wanted: NewFastbox) => Promise<boolean>;
}

/** Changes the delivery mode, after a question where one is needed. Section 4, "Delivery modes". */
export const useDeliveryMode = (cart: Cart): ModeChange => {
  const text = useText();
  const restoreCart = useRestoreCart();
  const { settings, showing } = useCartCommands();
  const [asked, setAsked] = useState<DeliveryType>();
  const change = useOperation(changeCartDeliveryType, settings);
  const toFast = useOperation(convertCartToFastboxCart, showing);
  const toNewFast = useOperation(saveCartAsOrderDraftAndCreateNewFastboxCart, showing);
  const toNormal = useOperation(convertCartToNormalCart, showing);

  const from = modeOf(cart.DeliveryType);
  const { data: known } = useCartKits(cart);
  // A cart with a project of kits counts as not empty, as on the server.
  const hasProject = known !== undefined && known.project !== null;
  const state = { cartIsEmpty: cart.CartItems.length === 0 && !hasProject, status: cart.OrderStatus };
  const changeTo = (to: DeliveryType): DeliveryModeChange => changeDeliveryMode(from, to, state);

  const run = async (going: () => Promise<unknown>): Promise<boolean> => {
    try {
      await going();
      setAsked(undefined);
      return true;
    } catch {
      // onError shows the problem; the dialog stays open.
      return false;
    }
  };
  const leaving = async (going: () => Promise<CartDetails | Cart>, isDiscarded: boolean): Promise<boolean> => {
    const { CartId, ItemCount } = cart;
    const isDone = await run(going);
    if (isDone && isDiscarded && ItemCount > 0) notify(text('drafts.discarded'), () => void restoreCart(CartId, true));
    return isDone;
  };

  const toNormalWithoutCart = async (): Promise<void> => {
    await leaving(() => change.mutateAsync({ body: { DeliveryType: 'Normal', UnsavedCart: 'discard' } }), true);
  };
  const toSmartKit = async (unsaved?: Unsaved): Promise<void> => {
    const body =
      unsaved === undefined || unsaved === 'discard'
        ? { UnsavedCart: unsaved }
        : { UnsavedCart: 'save' as const, OrderName: unsaved.name };
    await leaving(() => change.mutateAsync({ body: { DeliveryType: 'SmartKit', ...body } }), unsaved === 'discard');
  };

  const wish = (to: DeliveryType): void => {
    const { effect, asksAboutUnsavedCart } = changeTo(to);
    if (effect === 'stay') return;
    if (effect === 'new-smart-kit-cart' && !asksAboutUnsavedCart) return void toSmartKit();
    if (effect === 'discard-cart' && state.cartIsEmpty) return void toNormalWithoutCart();
    setAsked(to);
  };

  const isChanging = change.isPending || toFast.isPending || toNewFast.isPending || toNormal.isPending;
  return {
    asked,
    isChanging,
    changeTo,
    wish,
    stay: () => setAsked(undefined),
    toNormalOn: (date) => run(() => toNormal.mutateAsync({ body: date })),
    toNormalWithoutCart,
    toSmartKit,
    toFastbox: () => run(() => toFast.mutateAsync({})),
    toNewFastbox: (wanted) => leaving(() => toNewFast.mutateAsync({ body: wanted }), !wanted.SaveCart),
  };
};
