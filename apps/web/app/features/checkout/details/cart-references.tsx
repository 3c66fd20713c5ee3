import type { CartDetails } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { SavedContact } from './saved-contact.tsx';
import { SavedField } from './saved-field.tsx';
import { useSaveDetails } from './use-save-details.ts';

/** What the buyer writes on the order: its name, their own reference, and whom to ask. [cart-14] */
export const CartReferences = ({ cart }: { cart: CartDetails }) => {
  const text = useText();
  const { save, isNameInvalid } = useSaveDetails(cart);
  return (
    <>
      <SavedField
        label={text('cart.head.name')}
        saved={cart.Name}
        maxLength={80}
        error={isNameInvalid ? text('cart.head.nameMissing') : undefined}
        onSave={(Name) => save({ Name })}
      />
      <SavedField
        label={text('cart.head.reference')}
        saved={cart.CustomerReference}
        maxLength={60}
        onSave={(CustomerReference) => save({ CustomerReference })}
      />
      <SavedContact key={cart.CartId} cart={cart} save={save} />
      <SavedField
        label={text('cart.head.phone')}
        type="tel"
        saved={cart.ContactPhone}
        maxLength={40}
        onSave={(ContactPhone) => save({ ContactPhone })}
      />
    </>
  );
};
