import { type CartContact, getCartContacts } from '@grossist/contracts';
import { useDeferredValue, useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { ComboBox } from '../../../ui/choices/index.ts';

const STALE_MS = 60_000;

/** Loads the contacts of the cart's account whose name contains the term; none while `term` is undefined. */
const useContacts = (term: string | undefined) => {
  const search = useDeferredValue(term?.trim());
  const { data } = useOperationQuery(
    getCartContacts,
    { query: { search: search ?? '' } },
    { enabled: search !== undefined, keepPrevious: true, staleTime: STALE_MS },
  );
  return { contacts: data ?? [], isAnswered: data !== undefined };
};

const LONGEST = 80;

interface ContactFieldProps {
  name: string;
  onType: (name: string) => void;
  /** A contact of the account, with their phone. */
  onChoose: (contact: CartContact) => void;
  onLeave?: () => void;
}

/**
 * The contact person for questions: one of the buyers of the account, or any other name.
 */
export const ContactField = ({ name, onType, onChoose, onLeave }: ContactFieldProps) => {
  const text = useText();
  const [term, setTerm] = useState<string>();
  // Contacts are loaded when the field gets the focus.
  const { contacts, isAnswered } = useContacts(term);
  return (
    <ComboBox
      label={text('cart.head.contact')}
      menuTrigger="focus"
      allowsCustomValue
      // An unknown name is allowed: no message for an empty list.
      allowsEmptyCollection={!isAnswered}
      isLoading={!isAnswered}
      items={contacts.map(({ ContactId, Name, Phone, IsOneself }) => ({
        id: ContactId,
        name: Name,
        detail: [Phone, IsOneself ? text('cart.contact.oneself') : ''].filter((part) => part !== '').join(' · '),
      }))}
      inputValue={name}
      selectedKey={null}
      onFocus={() => setTerm('')}
      onBlur={() => onLeave?.()}
      onInputChange={(typed) => {
        if (typed === name) return;
        setTerm(typed);
        onType(typed.slice(0, LONGEST));
      }}
      onSelectionChange={(key) => {
        const chosen = contacts.find(({ ContactId }) => ContactId === key);
        if (chosen) onChoose(chosen);
      }}
    />
  );
};
