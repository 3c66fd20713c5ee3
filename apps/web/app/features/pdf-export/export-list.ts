import {
  createPdfCatalog,
  createVariationList,
  type PdfCatalogSettings,
  setPdfCatalogSettings,
} from '@grossist/contracts';
import { callOperation, ProblemError } from '../../api/index.ts';

export type ExportChoice = Pick<
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
export type ExportSource = { kind: 'list'; id: string } | { kind: 'materials'; numbers: readonly string[] };

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
export const exportList = async ({ name, source, choice }: WantedExport): Promise<string> => {
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
