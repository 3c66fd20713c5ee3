import { type FormEvent, useId, useState } from 'react';
import { useLocale, useText } from '../../i18n/index.ts';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { Button, Checkbox, notify, TextField } from '../../ui/index.ts';
import { Dialog } from '../../ui/overlays/index.ts';
import { useSignedInUser } from '../../visitor.ts';
import { MadeDocumentDialog, requestDocument, useMakeDocument } from '../documents/index.ts';
import { usePdfProblem } from '../pdf-basket/index.ts';
import { addressOfPdf, BarcodeSelect, LONGEST, OrderSelect, PriceChoice } from '../pdf-catalogues/index.ts';
import { type ExportChoice, type ExportSource, exportList } from './export-list.ts';

export interface ExportDialogProps {
  /** Name of the list, which the document gets unless another is typed. */
  name: string;
  source: ExportSource;
  onClose: () => void;
}

/** Chooses what the PDF of a list shows, then makes it. Section 7, "PDF export". */
export const ExportDialog = ({ name: listName, source, onClose }: ExportDialogProps) => {
  const text = useText();
  const problemText = usePdfProblem();
  const language = useLocale();
  const form = useId();
  const userName = useSignedInUser()?.userName ?? '';
  const [name, setName] = useState(listName.slice(0, LONGEST.name));
  const [choice, setChoice] = useState<ExportChoice>({
    description: '',
    contactName: userName.slice(0, LONGEST.contactName),
    barcodeType: 'none',
    priceOptions: 'none',
    accountNumber: '',
    projectNumber: '',
    sortOrder: 'position',
    includeLogo: true,
    language,
  });
  const making = useMakeDocument((problem) => notify(problemText(problem)));
  const set = (changed: Partial<ExportChoice>): void => setChoice((before) => ({ ...before, ...changed }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (making.isPending) return;
    const title = name.trim() || listName;
    making.makeBy(title, async () => requestDocument(addressOfPdf(await exportList({ name: title, source, choice }))));
  };
  return (
    <>
      <Dialog
        title={text('pdf.export.title', { name: listName })}
        isOpen={making.made === undefined}
        onClose={onClose}
        actions={
          <>
            <Button onPress={onClose}>{text('pdf.cancel')}</Button>
            <Button type="submit" form={form} kind="primary" isPending={making.isPending}>
              {text('pdf.make')}
            </Button>
          </>
        }
      >
        <form id={form} onSubmit={submit} noValidate className="grid items-start gap-4 tablet:grid-cols-2">
          <TextField
            label={text('pdf.name')}
            value={name}
            onChange={setName}
            maxLength={LONGEST.name}
            autoComplete="off"
          />
          <TextField
            label={text('pdf.contactName')}
            value={choice.contactName}
            onChange={(contactName) => set({ contactName })}
            maxLength={LONGEST.contactName}
            autoComplete="off"
          />
          <TextAreaField
            label={text('pdf.description')}
            value={choice.description}
            onChange={(description) => set({ description })}
            maxLength={LONGEST.description}
            rows={2}
            className="tablet:col-span-2"
          />
          <OrderSelect value={choice.sortOrder} onChange={(sortOrder) => set({ sortOrder })} />
          <BarcodeSelect value={choice.barcodeType} onChange={(barcodeType) => set({ barcodeType })} />
          <PriceChoice value={choice} onChange={set} />
          <Checkbox isSelected={choice.includeLogo} onChange={(includeLogo) => set({ includeLogo })}>
            {text('pdf.show.logo')}
          </Checkbox>
        </form>
      </Dialog>
      <MadeDocumentDialog
        making={{
          made: making.made,
          close: () => {
            making.close();
            onClose();
          },
        }}
      />
    </>
  );
};
