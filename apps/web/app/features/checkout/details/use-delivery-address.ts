import { type AddressChoice, updateCartDeliveryAddress } from '@grossist/contracts';
import { useOperation } from '../../../api/index.ts';
import { type Refused, refusedAddress } from '../../addresses/index.ts';
import { CHANGES_CART, useProblemText } from '../../cart/index.ts';

export interface ChoosingAddress {
  isSaving: boolean;
  /** What was refused, but for wrong fields of a one-time address. */
  problem: string | undefined;
  choose: (choice: AddressChoice) => Promise<Refused | undefined>;
}

/** Sends the cart somewhere else; `onChosen` when it is. [cart-17] */
export const useDeliveryAddress = (onChosen: () => void): ChoosingAddress => {
  const problemText = useProblemText();
  const { mutateAsync, isPending, error } = useOperation(updateCartDeliveryAddress, {
    invalidates: [...CHANGES_CART, 'addresses', 'context', 'service centers'],
  });
  return {
    isSaving: isPending,
    problem: error && !refusedAddress(error) ? problemText(error) : undefined,
    choose: async (choice) => {
      try {
        await mutateAsync({ body: choice });
        onChosen();
        return undefined;
      } catch (problem) {
        return refusedAddress(problem);
      }
    },
  };
};
