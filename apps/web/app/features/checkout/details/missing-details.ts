import type { Cart } from '@grossist/contracts';
import { type EndUserField, punchoutBlock } from '@grossist/domain';
import type { CartPrices } from '../../cart/index.ts';

/** Returns the blank fields of the end user's registration that block punchout checkout. Section 4. */
export const useEndUserGaps = (cart: Cart): EndUserField[] => {
  const { NameOrCompany, StreetAndNumber, ZipCode, City } = cart.EndUserRegistration;
  return punchoutBlock(
    cart.CartItems.map((line) => ({ endUserRegistrationRequirementType: line.EndUserRegistrationRequirementType })),
    { nameOrCompany: NameOrCompany, streetAndNumber: StreetAndNumber, zipCode: ZipCode, city: City },
  );
};

/** Details that an order needs and the cart lacks, by priority. */
export type Missing = 'address' | 'date' | 'endUser';

/** Returns the first missing or impossible detail of the order; undefined if all are complete. Section 4. */
export const useMissing = (cart: Cart, prices: Pick<CartPrices, 'isChosenDatePossible'>): Missing | undefined => {
  const gaps = useEndUserGaps(cart);
  if (cart.Address === null) return 'address';
  if (!prices.isChosenDatePossible) return 'date';
  return gaps.length > 0 ? 'endUser' : undefined;
};
