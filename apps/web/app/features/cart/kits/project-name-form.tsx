import { type FormEvent, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button, TextField } from '../../../ui/index.ts';

interface ProjectNameFormProps {
  confirm: string;
  isPending: boolean;
  onName: (name: string) => void;
}

const LONGEST = 100;

/** Names the project; an empty name is refused at the field. */
export const ProjectNameForm = ({ confirm, isPending, onName }: ProjectNameFormProps) => {
  const text = useText();
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (name.trim() !== '' && !isPending) onName(name.trim());
  };
  return (
    <form onSubmit={submit} noValidate className="flex min-w-0 flex-wrap items-end gap-2 max-tablet:w-full">
      <TextField
        label={text('kitCart.name')}
        value={name}
        onChange={setName}
        maxLength={LONGEST}
        autoComplete="off"
        error={isTried && name.trim() === '' ? text('cart.head.nameMissing') : undefined}
        className="min-w-0 flex-1 basis-48"
      />
      <Button type="submit" kind="primary" isPending={isPending}>
        {confirm}
      </Button>
    </form>
  );
};
