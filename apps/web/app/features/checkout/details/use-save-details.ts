import { type Cart, type CartDetails, type OperationInput, saveCartDetails } from '@grossist/contracts';
import { isValidCartName } from '@grossist/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useOperation } from '../../../api/index.ts';
import { CART_KEY, useDefaultName, useDetailChange } from '../../cart/index.ts';

export type WrittenDetails = Partial<OperationInput<typeof saveCartDetails>['body']>;

/**
 * Saves details of the cart in the order of their changes. A cart without a name gets the default one with the first
 * change; a name that is still being saved is not overwritten by the next change. [cart-14]
 */
export const useSaveDetails = (cart: CartDetails) => {
  const queries = useQueryClient();
  const defaultName = useDefaultName();
  const { mutate, data, isPending } = useOperation(saveCartDetails, { ...useDetailChange(), inTurn: 'cart details' });

  const save = (written: WrittenDetails): void => {
    const known = queries.getQueryData<Cart>(CART_KEY);
    const present = known?.CartId === cart.CartId ? known.Name : cart.Name;
    const Name = written.Name ?? (present || defaultName());
    if (isValidCartName(Name)) {
      queries.setQueryData<Cart>(CART_KEY, (shown) => (shown?.CartId === cart.CartId ? { ...shown, Name } : shown));
    }
    mutate({ body: { ...written, Name } });
  };
  return { save, isNameInvalid: data?.IsNameInvalid ?? false, isSaving: isPending };
};
