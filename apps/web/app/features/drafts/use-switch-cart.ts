import {
  type Cart,
  discardCurrentCart,
  type OrderDraft,
  saveCartAsOrderDraftAndCreateNewCart,
  saveCartAsOrderDraftAndLoadDraft,
  setDraftAsCurrentCart,
} from '@grossist/contracts';
import { isUnsavedCart } from '@grossist/domain';
import { useState } from 'react';
import { useOperation } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { notify } from '../../ui/index.ts';
import { useCartCommands, useDefaultName, useRestoreCart } from '../cart/index.ts';

/** What replaces the current cart: a draft, or a new cart. */
export type Destination = Pick<OrderDraft, 'CartId' | 'Name'> | 'new';

type Present = Pick<Cart, 'CartId' | 'Name' | 'OrderStatus' | 'DeliveryType' | 'ItemCount'>;

export const isUnsaved = (cart: Pick<Present, 'OrderStatus' | 'ItemCount'>): boolean =>
  isUnsavedCart({ status: cart.OrderStatus, cartIsEmpty: cart.ItemCount === 0 });

/**
 * Switches from the current cart to another. If it is unsaved, `asked` holds the destination until the user decided
 * what becomes of it. Section 4, "Unsaved cart". [cart-29, cart-30, cart-31, cart-32]
 */
export const useSwitchCart = (cart: Present | undefined, onDone: () => void) => {
  const text = useText();
  const restoreCart = useRestoreCart();
  const defaultName = useDefaultName();
  const { settings, showing } = useCartCommands();
  const [asked, setAsked] = useState<Destination>();
  const begin = useOperation(saveCartAsOrderDraftAndCreateNewCart, showing);
  const saveAndLoad = useOperation(saveCartAsOrderDraftAndLoadDraft, showing);
  const load = useOperation(setDraftAsCurrentCart, settings);
  const discard = useOperation(discardCurrentCart, showing);

  const leave = async (change: () => Promise<unknown>, notice?: string): Promise<void> => {
    if (!cart) return;
    const { CartId } = cart;
    try {
      await change();
      if (notice !== undefined) notify(notice, () => void restoreCart(CartId, true));
      setAsked(undefined);
      onDone();
    } catch {
      // onError shows the problem; the dialog stays open.
    }
  };
  const saveAndGo = (to: Destination, name: string): Promise<void> =>
    leave(() =>
      to === 'new'
        ? begin.mutateAsync({ body: { orderName: name, newCartDeliveryType: 'Normal' } })
        : saveAndLoad.mutateAsync({ body: { draftId: to.CartId, orderName: name } }),
    );
  const discardAndGo = (to: Destination): Promise<void> =>
    leave(
      () => (to === 'new' ? discard.mutateAsync({}) : load.mutateAsync({ body: { draftId: to.CartId } })),
      text('drafts.discarded'),
    );

  return {
    asked,
    isSwitching: begin.isPending || saveAndLoad.isPending || load.isPending || discard.isPending,
    go: (to: Destination): void => {
      if (!cart) return;
      if (isUnsaved(cart)) setAsked(to);
      else if (to !== 'new') void leave(() => load.mutateAsync({ body: { draftId: to.CartId } }));
      else void saveAndGo(to, cart.Name || defaultName());
    },
    save: (name: string): void => {
      if (asked) void saveAndGo(asked, name);
    },
    discard: (): void => {
      if (asked) void discardAndGo(asked);
    },
    stay: (): void => setAsked(undefined),
  };
};
