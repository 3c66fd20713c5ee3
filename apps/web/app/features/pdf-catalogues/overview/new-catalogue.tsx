import { createPdfCatalog, type PdfCatalogType } from '@grossist/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useOperation } from '../../../api/index.ts';
import { useLocale, useShopPath, useText } from '../../../i18n/index.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Button, PlusIcon, TextField } from '../../../ui/index.ts';
import { FormDialog } from '../../../ui/overlays/index.ts';
import { CHANGES_CATALOGUES, pathOfCatalogue, usePdfProblem } from '../../pdf-basket/index.ts';
import { LONGEST } from '../catalogue-words.ts';
import { TypeSelect } from '../editor/settings/option-select.tsx';

/** Creates an empty catalog of the company and shows it. [pdf-03] */
export const NewCatalogue = () => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="primary" aria-haspopup="dialog" onPress={() => setOpen(true)}>
        <PlusIcon size={18} />
        {text('pdf.new')}
      </Button>
      {isOpen && <NewDialog onClose={() => setOpen(false)} />}
    </>
  );
};

const NewDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useText();
  const language = useLocale();
  const problemText = usePdfProblem();
  const navigate = useNavigate();
  const shopPath = useShopPath();
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [type, setType] = useState<PdfCatalogType>('catalog');
  const create = useOperation(createPdfCatalog, {
    invalidates: CHANGES_CATALOGUES,
    onSuccess: ({ pdfId }) => {
      if (pdfId !== null) void navigate(shopPath(pathOfCatalogue(pdfId)));
    },
  });
  const submit = (): void => {
    if (!create.isPending) create.mutate({ body: { name, description, type, language } });
  };
  return (
    <FormDialog
      title={text('pdf.new')}
      cancel={text('pdf.cancel')}
      submit={text('pdf.new.do')}
      isPending={create.isPending}
      problem={create.error ? problemText(create.error) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={text('pdf.name')}
        value={name}
        onChange={setName}
        maxLength={LONGEST.name}
        autoComplete="off"
        // The dialog was opened to write in it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <TextAreaField
        label={text('pdf.description')}
        hint={text('pdf.description.hint')}
        value={description}
        onChange={setDescription}
        maxLength={LONGEST.description}
        rows={3}
      />
      <TypeSelect value={type} onChange={setType} />
    </FormDialog>
  );
};
