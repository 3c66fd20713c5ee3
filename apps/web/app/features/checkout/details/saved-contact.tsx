import type { CartDetails } from '@grossist/contracts';
import { useState } from 'react';
import { ContactField } from './contact-field.tsx';
import type { WrittenDetails } from './use-save-details.ts';

export interface SavedContactProps {
  cart: CartDetails;
  save: (written: WrittenDetails) => void;
}

/** The cart's contact: who is chosen is saved with their phone, what is typed when the field is left. [cart-14] */
export const SavedContact = ({ cart: { ContactPerson: saved }, save }: SavedContactProps) => {
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
        // Who was chosen is saved already, with their phone.
        if (name !== undefined && name !== saved && name !== chosen) save({ ContactPerson: name });
        setChosen(undefined);
      }}
    />
  );
};
