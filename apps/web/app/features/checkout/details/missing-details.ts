import type { Cart } from '@grossist/contracts';
import { type EndUserField, punchoutBlock } from '@grossist/domain';
import type { CartPrices } from '../../cart/index.ts';

/** What of the end user's registration is blank and so keeps the cart from punchout checkout. Section 4. */
export const useEndUserGaps = (cart: Cart): EndUserField[] => {
  const { NameOrCompany, StreetAndNumber, ZipCode, City } = cart.EndUserRegistration;
  return punchoutBlock(
    cart.CartItems.map((line) => ({ endUserRegistrationRequirementType: line.EndUserRegistrationRequirementType })),
    { nameOrCompany: NameOrCompany, streetAndNumber: StreetAndNumber, zipCode: ZipCode, city: City },
  );
};

/** What an order needs and the cart lacks, in the order in which it is asked for. */
export type Missing = 'address' | 'date' | 'endUser';

/** The first thing that is missing or impossible in the cart's head; undefined when it is complete. Section 4. */
export const useMissing = (cart: Cart, prices: Pick<CartPrices, 'isChosenDatePossible'>): Missing | undefined => {
  const gaps = useEndUserGaps(cart);
  if (cart.Address === null) return 'address';
  if (!prices.isChosenDatePossible) return 'date';
  return gaps.length > 0 ? 'endUser' : undefined;
};
