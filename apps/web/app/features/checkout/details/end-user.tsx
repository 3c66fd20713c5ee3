import type { Cart } from '@grossist/contracts';
import { needsEndUserRegistration } from '@grossist/domain';
import { EndUserForm } from './end-user-form.tsx';

const needsEndUser = (cart: Cart): boolean =>
  cart.CartItems.some((line) =>
    needsEndUserRegistration({ endUserRegistrationRequirementType: line.EndUserRegistrationRequirementType }),
  );

/** Who uses what must be registered; nothing where no line needs it. */
export const EndUser = ({ cart }: { cart: Cart }) =>
  needsEndUser(cart) && (
    <div className="p-4">
      <EndUserForm cart={cart} />
    </div>
  );
