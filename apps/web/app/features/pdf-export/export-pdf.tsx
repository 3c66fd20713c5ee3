import { createSimplePdfCatalog, getVariationListLines } from '@grossist/contracts';
import { lazy, Suspense } from 'react';
import { callOperation } from '../../api/index.ts';
import { loadWithPdfCataloguesTexts } from '../../i18n/account-texts.ts';
import type { RequestedDocument } from '../documents/index.ts';
import { requestSimplePdf } from '../pdf-catalogues/index.ts';
import type { ExportDialogProps } from './export-dialog.tsx';

const ExportDialog = lazy(async () => ({
  default: await loadWithPdfCataloguesTexts(async () => (await import('./export-dialog.tsx')).ExportDialog),
}));

/** The dialog that exports materials as a PDF with options. */
export const ExportPdf = (props: ExportDialogProps) => (
  <Suspense>
    <ExportDialog {...props} />
  </Suspense>
);

const A_PAGE = 100;
/** Requests that run at the same time. */
const AT_ONCE = 4;

/** Loads the SAP numbers of the materials of a list in their order. @throws ProblemError */
export const numbersOfList = async (id: string, count: number): Promise<string[]> => {
  const pages = Array.from({ length: Math.ceil(count / A_PAGE) }, (_, nth) => nth + 1);
  const numbers: string[] = [];
  for (let first = 0; first < pages.length; first += AT_ONCE) {
    // Not all at once: a long list has fifty pages.
    // oxlint-disable-next-line no-await-in-loop
    const loaded = await Promise.all(
      pages
        .slice(first, first + AT_ONCE)
        .map((Page) => callOperation(getVariationListLines, { params: { id }, query: { Page, PageSize: A_PAGE } })),
    );
    for (const { PageItems } of loaded) for (const line of PageItems) numbers.push(line.ItemSAPMaterialNumber);
  }
  return numbers;
};

/** Makes a plain PDF of materials with the presets of section 9. [pdf-18] [pdf-20] @throws ProblemError */
export const requestPlainPdf = async (name: string, numbers: readonly string[]): Promise<RequestedDocument> => {
  const { id } = await callOperation(createSimplePdfCatalog, { body: { name, variationSapNumbers: [...numbers] } });
  return requestSimplePdf(id);
};
