import { type CartContact, getCartContacts } from '@grossist/contracts';
import { useDeferredValue, useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { ComboBox } from '../../../ui/choices/index.ts';

const FRESH = 60_000;

/** The people on the cart's account whose name has what was typed; nobody is asked for while `term` is undefined. */
const useContacts = (term: string | undefined) => {
  const search = useDeferredValue(term?.trim());
  const { data } = useOperationQuery(
    getCartContacts,
    { query: { search: search ?? '' } },
    { enabled: search !== undefined, keepPrevious: true, staleTime: FRESH },
  );
  return { contacts: data ?? [], isAnswered: data !== undefined };
};

const LONGEST = 80;

interface ContactFieldProps {
  name: string;
  onType: (name: string) => void;
  /** One of the people on the account: their phone comes along. */
  onChoose: (contact: CartContact) => void;
  onLeave?: () => void;
}

/**
 * Whom the wholesaler may ask: chosen among the people who buy on the account, or anybody else by name.
 */
export const ContactField = ({ name, onType, onChoose, onLeave }: ContactFieldProps) => {
  const text = useText();
  const [term, setTerm] = useState<string>();
  // Nobody is asked for before somebody comes to the field.
  const { contacts, isAnswered } = useContacts(term);
  return (
    <ComboBox
      label={text('cart.head.contact')}
      menuTrigger="focus"
      allowsCustomValue
      // Who is none of them needs to be told nothing.
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
