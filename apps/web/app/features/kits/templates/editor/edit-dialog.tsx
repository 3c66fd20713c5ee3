import { type KitTemplate, updateKitTemplate } from '@grossist/contracts';
import { useState } from 'react';
import { useOperation } from '../../../../api/index.ts';
import { useText } from '../../../../i18n/index.ts';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/index.ts';
import { FormDialog } from '../../../../ui/overlays/index.ts';
import { CHANGES_KITS, useKitProblem } from '../../../kit-picker/index.ts';

const LONGEST = { description: 100, note: 1000 };

interface EditDialogProps {
  template: KitTemplate;
  onClose: () => void;
}

/** Description and note of a template; a change by somebody else in between is refused. [kit-11] */
export const EditDialog = ({ template, onClose }: EditDialogProps) => {
  const text = useText();
  const problemText = useKitProblem();
  // The version at opening: a later change by somebody else must not be overwritten.
  const [seen] = useState(template.modifiedAtUtc);
  const [description, setDescription] = useState(template.headerDescription);
  const [note, setNote] = useState(template.note);
  const [isTried, setTried] = useState(false);
  const save = useOperation(updateKitTemplate, { invalidates: CHANGES_KITS, onSuccess: onClose });

  const submit = (): void => {
    setTried(true);
    if (description.trim() === '' || save.isPending) return;
    save.mutate({
      body: { id: template.id, headerDescription: description.trim(), note: note.trim(), modifiedAtUtc: seen },
    });
  };
  return (
    <FormDialog
      title={text('kitTemplates.edit.title')}
      cancel={text('kitTemplates.cancel')}
      submit={text('kitTemplates.save.do')}
      isPending={save.isPending}
      problem={save.error ? problemText(save.error) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={text('kitTemplates.description')}
        value={description}
        onChange={setDescription}
        maxLength={LONGEST.description}
        autoComplete="off"
        // The dialog was opened to write in it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        error={isTried && description.trim() === '' ? text('kitTemplates.description.missing') : undefined}
      />
      <TextAreaField
        label={text('kitTemplates.note')}
        hint={text('kitTemplates.note.hint')}
        value={note}
        onChange={setNote}
        maxLength={LONGEST.note}
        rows={3}
      />
    </FormDialog>
  );
};
