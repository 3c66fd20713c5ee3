import type { CartContact } from '@grossist/contracts';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { ComboBox } from '../../../ui/choices/index.ts';
import { useContacts } from './use-contacts.ts';

const LONGEST = 80;

export interface ContactFieldProps {
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
