import { type PdfCatalog, savePdfBasket } from '@grossist/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useOperation } from '../../../api/index.ts';
import { useShopPath, useText } from '../../../i18n/index.ts';
import { notify, TextField } from '../../../ui/index.ts';
import { FormDialog } from '../../../ui/overlays/index.ts';
import { CHANGES_CATALOGUES, pathOfCatalogue, usePdfProblem } from '../../pdf-basket/index.ts';
import { LONGEST } from '../catalogue-words.ts';

/** Saves the basket as a catalog of the company, which is shown then. [own-pdf-08] */
export const SaveDialog = ({ catalogue, onClose }: { catalogue: PdfCatalog; onClose: () => void }) => {
  const text = useText();
  const problemText = usePdfProblem();
  const navigate = useNavigate();
  const shopPath = useShopPath();
  const [name, setName] = useState(catalogue.name);
  const save = useOperation(savePdfBasket, {
    invalidates: CHANGES_CATALOGUES,
    onSuccess: ({ pdfId, name: saved }) => {
      notify(text('pdf.saved', { name: saved }));
      if (pdfId !== null) void navigate(shopPath(pathOfCatalogue(pdfId)));
    },
  });
  const submit = (): void => {
    if (!save.isPending) save.mutate({ body: { name: name.trim() } });
  };
  return (
    <FormDialog
      title={text('pdf.save.title')}
      cancel={text('pdf.cancel')}
      submit={text('pdf.save.do')}
      isPending={save.isPending}
      problem={save.error ? problemText(save.error) : undefined}
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
    </FormDialog>
  );
};
