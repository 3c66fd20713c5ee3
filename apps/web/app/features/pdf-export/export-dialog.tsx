import {
  createPdfCatalog,
  createVariationList,
  type PdfCatalogSettings,
  setPdfCatalogSettings,
} from '@grossist/contracts';
import { useState } from 'react';
import { callOperation, ProblemError } from '../../api/index.ts';
import { useLocale, useText } from '../../i18n/index.ts';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { Checkbox, notify, TextField } from '../../ui/index.ts';
import { FormDialog } from '../../ui/overlays/index.ts';
import { useSignedInUser } from '../../visitor.ts';
import { MadeDocumentDialog, requestDocument, useMakeDocument } from '../documents/index.ts';
import { usePdfProblem } from '../pdf-basket/index.ts';
import { addressOfPdf, BarcodeSelect, LONGEST, OrderSelect, PriceChoice } from '../pdf-catalogues/index.ts';

type ExportChoice = Pick<
  PdfCatalogSettings,
  | 'description'
  | 'contactName'
  | 'barcodeType'
  | 'priceOptions'
  | 'accountNumber'
  | 'projectNumber'
  | 'sortOrder'
  | 'includeLogo'
  | 'language'
>;

/** A whole list with its notes, or some of its materials by their SAP numbers. */
type ExportSource = { kind: 'list'; id: string } | { kind: 'materials'; numbers: readonly string[] };

interface WantedExport {
  name: string;
  source: ExportSource;
  choice: ExportChoice;
}

const listOf = async (name: string, source: ExportSource): Promise<string> => {
  if (source.kind === 'list') return source.id;
  const body = { Name: name, isTemporary: true, variationSapNumbers: [...source.numbers] };
  return (await callOperation(createVariationList, { body })).Id;
};

/**
 * Prepares the PDF of materials by the three calls of section 7 ("PDF export"): a temporary list of them, a document made
 * from it, and its settings; of a whole list, the document is made from that. Returns the id of the document. [vl-03]
 * [pdf-03] [pdf-21] @throws ProblemError
 */
const exportList = async ({ name, source, choice }: WantedExport): Promise<string> => {
  const { description, contactName, barcodeType, language, ...settings } = choice;
  const listId = await listOf(name, source);
  const { pdfId } = await callOperation(createPdfCatalog, {
    body: {
      name,
      description,
      contactName,
      barcodeType,
      language,
      priceOptions: settings.priceOptions,
      includeLogo: settings.includeLogo,
      type: 'variationList',
      createdFrom: { source: 'variationList', id: listId },
    },
  });
  if (pdfId === null) throw new ProblemError({ title: 'No document', status: 404, code: 'not-found' });
  await callOperation(setPdfCatalogSettings, { params: { id: pdfId }, body: settings });
  return pdfId;
};

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
  const submit = (): void => {
    const title = name.trim() || listName;
    making.makeBy(title, async () => requestDocument(addressOfPdf(await exportList({ name: title, source, choice }))));
  };
  return (
    <>
      <FormDialog
        title={text('pdf.export.title', { name: listName })}
        isOpen={making.made === undefined}
        cancel={text('pdf.cancel')}
        submit={text('pdf.make')}
        isPending={making.isPending}
        onSubmit={submit}
        onClose={onClose}
      >
        <div className="grid items-start gap-4 tablet:grid-cols-2">
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
        </div>
      </FormDialog>
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
