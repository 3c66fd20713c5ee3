import { createVariationList, type VariationList } from '@grossist/contracts';
import { type FormEvent, useState } from 'react';
import { useOperation } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button, PlusIcon, TextField } from '../../ui/index.ts';
import { CHANGES_LISTS, useListProblem } from './use-lists.ts';

const LONGEST = 100;

/** Creates a list in place, by its name alone. [vl-03] */
export const NewList = ({ onCreated }: { onCreated: (list: VariationList) => void }) => {
  const text = useText();
  const problemText = useListProblem();
  const [name, setName] = useState<string>();
  const [isTried, setTried] = useState(false);
  const create = useOperation(createVariationList, { invalidates: CHANGES_LISTS });

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // A dialog of the page around this one has a form of its own.
    event.stopPropagation();
    setTried(true);
    const Name = (name ?? '').trim();
    if (Name === '' || create.isPending) return;
    create.mutate(
      { body: { Name } },
      {
        onSuccess: (list) => {
          setName(undefined);
          setTried(false);
          onCreated(list);
        },
      },
    );
  };
  if (name === undefined) {
    return (
      <Button kind="quiet" size="small" onPress={() => setName('')} className="justify-self-start">
        <PlusIcon size={18} />
        {text('lists.new')}
      </Button>
    );
  }
  const refused = create.error ? problemText(create.error) : undefined;
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-2">
      <TextField
        label={text('lists.name')}
        value={name}
        onChange={setName}
        maxLength={LONGEST}
        autoComplete="off"
        // The button that was pressed asks for it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        error={isTried && name.trim() === '' ? text('lists.name.missing') : refused}
        className="min-w-40 flex-1"
      />
      <Button type="submit" isPending={create.isPending}>
        {text('lists.create')}
      </Button>
    </form>
  );
};
