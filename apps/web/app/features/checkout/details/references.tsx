import type { CartDetails } from '@grossist/contracts';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { TextField } from '../../../ui/index.ts';
import { ContactField } from './contact-field.tsx';
import { useSaveDetails, type WrittenDetails } from './use-save-details.ts';

interface SavedFieldProps {
  label: string;
  saved: string;
  maxLength: number;
  error?: string;
  type?: 'text' | 'tel';
  /** Called when the field is left or Enter is pressed with another text than the saved one. */
  onSave: (text: string) => void;
}

/** A text field that saves on blur. */
const SavedField = ({ label, saved, maxLength, error, type = 'text', onSave }: SavedFieldProps) => {
  const [typed, setTyped] = useState<string>();
  const save = (): void => {
    if (typed !== undefined && typed.trim() !== saved) onSave(typed.trim());
    // A refused text stays for correction.
    if (typed?.trim() !== '') setTyped(undefined);
  };
  return (
    <TextField
      label={label}
      type={type}
      autoComplete="off"
      maxLength={maxLength}
      error={error}
      value={typed ?? saved}
      onChange={setTyped}
      onBlur={save}
      onKeyDown={(event) => event.key === 'Enter' && save()}
    />
  );
};

interface SavedContactProps {
  cart: CartDetails;
  save: (written: WrittenDetails) => void;
}

/** The cart's contact: a chosen one is saved with their phone, a typed name on blur. [cart-14] */
const SavedContact = ({ cart: { ContactPerson: saved }, save }: SavedContactProps) => {
  const [typed, setTyped] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  return (
    <ContactField
      name={typed ?? saved}
      onType={setTyped}
      onChoose={({ Name, Phone }) => {
        setChosen(Name);
        setTyped(Name);
        if (Name !== saved) save({ ContactPerson: Name, ContactPhone: Phone });
      }}
      onLeave={() => {
        const name = typed?.trim();
        setTyped(undefined);
        // A chosen contact is saved already, with their phone.
        if (name !== undefined && name !== saved && name !== chosen) save({ ContactPerson: name });
        setChosen(undefined);
      }}
    />
  );
};

/** Fields for the order's name, the buyer's reference, and the contact person. [cart-14] */
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
