import type { Cart } from '@grossist/contracts';
import { type EndUserField, punchoutBlock } from '@grossist/domain';

/** What of the end user's registration is blank and so keeps the cart from punchout checkout. Section 4. */
export const useEndUserGaps = (cart: Cart): EndUserField[] => {
  const { NameOrCompany, StreetAndNumber, ZipCode, City } = cart.EndUserRegistration;
  return punchoutBlock(
    cart.CartItems.map((line) => ({ endUserRegistrationRequirementType: line.EndUserRegistrationRequirementType })),
    { nameOrCompany: NameOrCompany, streetAndNumber: StreetAndNumber, zipCode: ZipCode, city: City },
  );
};
