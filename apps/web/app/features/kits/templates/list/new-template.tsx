import { createKitTemplate } from '@grossist/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useOperation } from '../../../../api/index.ts';
import { useShopPath, useText } from '../../../../i18n/index.ts';
import { Button, PlusIcon, TextField } from '../../../../ui/index.ts';
import { FormDialog } from '../../../../ui/overlays/index.ts';
import { CHANGES_KITS, pathOfTemplate, useKitProblem } from '../../../kit-picker/index.ts';

const LONGEST = 100;

/** Creates a template without materials and opens it. [own-kit-23] */
export const NewTemplate = () => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="primary" aria-haspopup="dialog" onPress={() => setOpen(true)}>
        <PlusIcon size={18} />
        {text('kitTemplates.new')}
      </Button>
      {isOpen && <NewDialog onClose={() => setOpen(false)} />}
    </>
  );
};

const NewDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useText();
  const problemText = useKitProblem();
  const navigate = useNavigate();
  const path = useShopPath();
  const [description, setDescription] = useState('');
  const [isTried, setTried] = useState(false);
  const create = useOperation(createKitTemplate, {
    invalidates: CHANGES_KITS,
    onSuccess: ({ id }) => void navigate(path(pathOfTemplate(id))),
  });
  const submit = (): void => {
    setTried(true);
    if (description.trim() === '' || create.isPending) return;
    create.mutate({ body: { headerDescription: description.trim() } });
  };
  return (
    <FormDialog
      title={text('kitTemplates.new')}
      cancel={text('kitTemplates.cancel')}
      submit={text('kitTemplates.new.do')}
      isPending={create.isPending}
      problem={create.error ? problemText(create.error) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={text('kitTemplates.description')}
        value={description}
        onChange={setDescription}
        maxLength={LONGEST}
        autoComplete="off"
        // The dialog was opened to write in it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        error={isTried && description.trim() === '' ? text('kitTemplates.description.missing') : undefined}
      />
    </FormDialog>
  );
};
