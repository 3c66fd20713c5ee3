import { updateVariationList, type VariationList } from '@grossist/contracts';
import { useState } from 'react';
import { useOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/index.ts';
import { FormDialog } from '../../../ui/overlays/index.ts';
import { CHANGES_LISTS, useListProblem } from '../../list-picker/index.ts';

const LONGEST = { name: 100, description: 1000 };

/** Name and description of a list. [vl-04] */
export const NameDialog = ({ list, onClose }: { list: VariationList; onClose: () => void }) => {
  const text = useText();
  const problemText = useListProblem();
  const [name, setName] = useState(list.Name);
  const [description, setDescription] = useState(list.Description);
  const [isTried, setTried] = useState(false);
  const save = useOperation(updateVariationList, { invalidates: CHANGES_LISTS, onSuccess: onClose });

  const submit = (): void => {
    setTried(true);
    if (name.trim() === '' || save.isPending) return;
    save.mutate({ params: { id: list.Id }, body: { Name: name.trim(), Description: description.trim() } });
  };
  return (
    <FormDialog
      title={text('lists.rename.title')}
      cancel={text('lists.cancel')}
      submit={text('lists.rename.do')}
      isPending={save.isPending}
      problem={save.error ? problemText(save.error) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={text('lists.name')}
        value={name}
        onChange={setName}
        maxLength={LONGEST.name}
        autoComplete="off"
        // The dialog was opened to write in it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        error={isTried && name.trim() === '' ? text('lists.name.missing') : undefined}
      />
      <TextAreaField
        label={text('lists.description')}
        hint={text('lists.description.hint')}
        value={description}
        onChange={setDescription}
        maxLength={LONGEST.description}
        rows={3}
      />
    </FormDialog>
  );
};
