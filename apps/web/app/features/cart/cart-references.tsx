import { type CartDetails, saveCartDetails } from '@grossist/contracts';
import { useOperation } from '../../api/index.ts';
import { useFormat, useText } from '../../i18n/index.ts';
import { useSignedInUser } from '../../visitor.ts';
import { SavedField } from './saved-field.tsx';
import { useDetailChange } from './use-detail-change.ts';

type Written = Partial<Record<'Name' | 'ContactPerson' | 'ContactPhone' | 'CustomerReference', string>>;

/** What the buyer writes on the order. A cart that has no name yet gets one with the first of them. [cart-14] */
export const CartReferences = ({ cart }: { cart: CartDetails }) => {
  const text = useText();
  const format = useFormat();
  const user = useSignedInUser();
  const { mutate, data } = useOperation(saveCartDetails, useDetailChange());
  const save = (changed: Written): void => {
    const today = format.date(new Date().toISOString().slice(0, 10));
    const name = cart.Name || user?.defaultOrderName || text('cart.head.defaultName', { date: today });
    mutate({ body: { Name: name, ...changed } });
  };
  return (
    <>
      <SavedField
        label={text('cart.head.name')}
        saved={cart.Name}
        maxLength={80}
        error={data?.IsNameInvalid ? text('cart.head.nameMissing') : undefined}
        onSave={(Name) => save({ Name })}
      />
      <SavedField
        label={text('cart.head.reference')}
        saved={cart.CustomerReference}
        maxLength={60}
        onSave={(CustomerReference) => save({ CustomerReference })}
      />
      <SavedField
        label={text('cart.head.contact')}
        saved={cart.ContactPerson}
        maxLength={80}
        onSave={(ContactPerson) => save({ ContactPerson })}
      />
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
