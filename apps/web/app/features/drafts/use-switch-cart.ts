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
import { useBringBack, useCartCommands, useDefaultName } from '../cart/index.ts';

/** Where the user goes from the present cart: to a draft, or to a new cart. */
export type Destination = Pick<OrderDraft, 'CartId' | 'Name'> | 'new';

type Present = Pick<Cart, 'CartId' | 'Name' | 'OrderStatus' | 'DeliveryType' | 'ItemCount'>;

export const isUnsaved = (cart: Pick<Present, 'OrderStatus' | 'ItemCount'>): boolean =>
  isUnsavedCart({ status: cart.OrderStatus, cartIsEmpty: cart.ItemCount === 0 });

/**
 * Leaves the present cart for another. When it is unsaved, `asked` holds where to go until the user has said what
 * becomes of it. Section 4, "Unsaved cart". [cart-29, cart-30, cart-31, cart-32]
 */
export const useSwitchCart = (cart: Present | undefined, onDone: () => void) => {
  const text = useText();
  const bringBack = useBringBack();
  const defaultName = useDefaultName();
  const { settings, showing } = useCartCommands();
  const [asked, setAsked] = useState<Destination>();
  const begin = useOperation(saveCartAsOrderDraftAndCreateNewCart, showing);
  const saveAndLoad = useOperation(saveCartAsOrderDraftAndLoadDraft, showing);
  const load = useOperation(setDraftAsCurrentCart, settings);
  const discard = useOperation(discardCurrentCart, showing);

  const leave = async (going: () => Promise<unknown>, said?: string): Promise<void> => {
    if (!cart) return;
    const { CartId } = cart;
    try {
      await going();
      if (said !== undefined) notify(said, () => void bringBack(CartId, true));
      setAsked(undefined);
      onDone();
    } catch {
      // Told by onError; the question stays.
    }
  };
  const keep = (to: Destination, name: string): Promise<void> =>
    leave(() =>
      to === 'new'
        ? begin.mutateAsync({ body: { orderName: name, newCartDeliveryType: 'Normal' } })
        : saveAndLoad.mutateAsync({ body: { draftId: to.CartId, orderName: name } }),
    );
  const drop = (to: Destination): Promise<void> =>
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
      else void keep(to, cart.Name || defaultName());
    },
    save: (name: string): void => {
      if (asked) void keep(asked, name);
    },
    discard: (): void => {
      if (asked) void drop(asked);
    },
    stay: (): void => setAsked(undefined),
  };
};
