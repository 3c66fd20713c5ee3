import {
  addKitsFromCart,
  addKitsToCart,
  type Cart,
  type CartItem,
  changeCartDeliveryType,
  createSmartKit,
  deleteDraft,
} from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callOperation, ProblemError } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { CHANGES_KITS } from '../../kit-picker/index.ts';
import { CHANGES_CARTS } from '../cart-commands.ts';

export interface WantedKits {
  /** Name of the project, where the cart has none yet. */
  projectName: string | undefined;
  /** Draft name of the current cart, if it is unsaved and the kits begin another cart. */
  draftName: string | undefined;
  /** A kit of the project that the lines are added to; undefined: new kits. */
  kitId: string | undefined;
  name: string;
  copies: number;
}

/** Returns the id of the cart for the kits: the current one, or a new smart-kit cart after saving the current one. */
const smartKitCart = async (cart: Cart, draftName: string | undefined): Promise<string> => {
  if (cart.DeliveryType === 'SmartKit') return cart.CartId;
  const unsaved = draftName === undefined ? {} : ({ UnsavedCart: 'save', OrderName: draftName } as const);
  const { CartId } = await callOperation(changeCartDeliveryType, { body: { DeliveryType: 'SmartKit', ...unsaved } });
  return CartId;
};

/** Packs lines of the cart into kits and puts those into the cart. [cart-18] [kit-29] [own-kit-21] [cart-26] */
export const usePackLines = () => {
  const text = useText();
  const queries = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<ProblemError>();

  const pack = async (cart: Cart, lines: readonly CartItem[], wanted: WantedKits): Promise<boolean> => {
    setPending(true);
    setProblem(undefined);
    try {
      const cartId = await smartKitCart(cart, wanted.draftName);
      const project = await callOperation(createSmartKit, {
        body: { cartId, projectName: wanted.projectName ?? null },
      });
      const kits = await callOperation(addKitsFromCart, {
        params: { id: project.id },
        body: {
          cartId: cart.CartId,
          lines: lines.map(({ CartItemId }) => CartItemId),
          headerDescription: wanted.name,
          amountOfCopies: wanted.copies,
          ...(wanted.kitId === undefined ? {} : { kitId: wanted.kitId }),
        },
      });
      await callOperation(addKitsToCart, { body: { KitIds: kits.map(({ id }) => id) } });
      // Deletes a draft that was saved for this alone and is empty now.
      if (wanted.draftName !== undefined && lines.length === cart.CartItems.length) {
        await callOperation(deleteDraft, { params: { id: cart.CartId } });
      }
      const adjusted = kits.reduce((sum, { adjustments }) => sum + adjustments.length, 0);
      const message = text('kitCart.pack.done', { count: kits.length });
      notify(adjusted === 0 ? message : `${message} · ${text('kitCart.edit.adjusted', { count: adjusted })}`);
      return true;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      setProblem(error);
      return false;
    } finally {
      await Promise.all(
        [...CHANGES_CARTS, ...CHANGES_KITS].map((area) => queries.invalidateQueries({ queryKey: [area] })),
      );
      setPending(false);
    }
  };
  return { isPending, problem, pack };
};
