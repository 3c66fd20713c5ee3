import { erasePerson, type KnownPerson } from '@grossist/contracts';
import { useState } from 'react';
import { useOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { notify, TextField } from '../../../ui/index.ts';
import { FormDialog } from '../../../ui/overlays/index.ts';

interface EraseDialogProps {
  person: KnownPerson;
  onClose: () => void;
}

/** Confirms erasing a person by typing the e-mail, since it can't be undone. */
export const EraseDialog = ({ person, onClose }: EraseDialogProps) => {
  const text = useText();
  const [typed, setTyped] = useState('');
  const erase = useOperation(erasePerson, {
    invalidates: ['audit'],
    onSuccess: () => {
      notify(text('people.erased', { name: person.Name }));
      onClose();
    },
  });
  const isTheirs = typed.trim().toLowerCase() === person.Email.toLowerCase();
  const submit = (): void => {
    if (isTheirs) erase.mutate({ params: { id: person.ContactId }, body: { Email: typed } });
  };
  return (
    <FormDialog
      role="alertdialog"
      title={text('people.erase.title', { name: person.Name })}
      cancel={text('people.erase.cancel')}
      submit={text('people.erase')}
      isDisabled={!isTheirs}
      isPending={erase.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{text('people.erase.goes')}</p>
      <p>{text('people.erase.stays')}</p>
      <TextField
        label={text('people.erase.type', { email: person.Email })}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        error={erase.error?.message}
      />
    </FormDialog>
  );
};
