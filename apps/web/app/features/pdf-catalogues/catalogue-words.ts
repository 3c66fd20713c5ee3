import type { PdfCatalog, PdfCatalogType } from '@grossist/contracts';
import type { MessageKey } from '../../i18n/index.ts';

export const TYPE_NAMES: Record<PdfCatalogType, MessageKey> = {
  catalog: 'pdf.type.catalog',
  documentation: 'pdf.type.documentation',
  variationList: 'pdf.type.variationList',
  labelPrint: 'pdf.type.labelPrint',
};

/** Longest texts of a catalog, in characters. */
export const LONGEST = { name: 100, description: 1000, contactName: 100, introductionText: 4000, note: 1000 } as const;

/** Returns the id by which calls name a catalog: the basket has one of its own only once something was put into it. */
export const idOf = ({ isTemporaryList, pdfId }: Pick<PdfCatalog, 'isTemporaryList' | 'pdfId'>): string =>
  isTemporaryList || pdfId === null ? 'basket' : pdfId;

/** Returns the address of the call that makes the PDF of a catalog. [pdf-13] */
export const addressOfPdf = (pdfId: string): string => `/api/pdfcatalogs/getPdfCatalog/${encodeURIComponent(pdfId)}`;
