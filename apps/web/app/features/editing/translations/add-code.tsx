import { type FormEvent, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button, TextField } from '../../../ui/index.ts';

/** A code that the shop has not met yet. */
export const AddCode = ({ onAdd }: { onAdd: (code: string) => void }) => {
  const text = useText();
  const [code, setCode] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (code.trim() === '') return;
    onAdd(code.trim());
    setCode('');
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <TextField
        label={text('editing.translations.newCode')}
        value={code}
        onChange={setCode}
        maxLength={100}
        className="w-60"
      />
      <Button type="submit" isDisabled={code.trim() === ''}>
        {text('editing.add')}
      </Button>
    </form>
  );
};
