import { type PdfCatalog, savePdfBasket } from '@grossist/contracts';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useOperation } from '../../../api/index.ts';
import { useShopPath, useText } from '../../../i18n/index.ts';
import { Button, notify, TextField, WarningBar } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/index.ts';
import { CHANGES_CATALOGUES, pathOfCatalogue, usePdfProblem } from '../../pdf-basket/index.ts';
import { LONGEST } from '../catalogue-words.ts';

/** Saves the basket as a catalog of the company, which is shown then. [own-pdf-08] */
export const SaveDialog = ({ catalogue, onClose }: { catalogue: PdfCatalog; onClose: () => void }) => {
  const text = useText();
  const problemText = usePdfProblem();
  const navigate = useNavigate();
  const shopPath = useShopPath();
  const form = useId();
  const [name, setName] = useState(catalogue.name);
  const save = useOperation(savePdfBasket, {
    invalidates: CHANGES_CATALOGUES,
    onSuccess: ({ pdfId, name: saved }) => {
      notify(text('pdf.saved', { name: saved }));
      if (pdfId !== null) void navigate(shopPath(pathOfCatalogue(pdfId)));
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!save.isPending) save.mutate({ body: { name: name.trim() } });
  };
  return (
    <Dialog
      title={text('pdf.save.title')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{text('pdf.cancel')}</Button>
          <Button type="submit" form={form} kind="primary" isPending={save.isPending}>
            {text('pdf.save.do')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-4">
        {save.error && <WarningBar tone="danger">{problemText(save.error)}</WarningBar>}
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
      </form>
    </Dialog>
  );
};
