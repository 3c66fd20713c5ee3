import { z } from 'zod';
import { documentResponse } from '../documents/index.ts';
import { FILE, fileOperation } from '../file-operation.ts';
import { Id, typedText } from '../shared/values.ts';
import { ofCatalogue } from './catalogue.ts';

const documents = { area: 'pdf catalogs', access: 'buyer' } as const;

export const getPdfCatalogFile = fileOperation({
  ...documents,
  ...documentResponse,
  call: 'pdf-13',
  name: 'getPdfCatalogFile',
  summary: 'A catalog as PDF',
  description:
    "Makes the document of a catalog or the basket by its settings, in its language. A tagged PDF with title, outline and language; the same content gives the same bytes. Up to 100 lines it is made at once; beyond, in the background: the response is 202 with the `DocumentJob`, and the same document for ten minutes, however often it is asked for. Pictures that are missing are shown by a placeholder and reported by the document, whose id is in the header `x-document-id`. A catalog of type `labelPrint` is printed on the sheet of the caller's label preferences. 422 `document-empty` without lines, 403 for net prices without the right to see them, 404 for an account that is not the caller's.",
  method: 'GET',
  path: '/api/pdfcatalogs/getPdfCatalog/:id',
  failures: [403, 404, 422],
  params: ofCatalogue,
});

export const generateSimplePdfCatalog = fileOperation({
  ...documents,
  ...documentResponse,
  call: 'pdf-20',
  name: 'generateSimplePdfCatalog',
  summary: 'A simple catalog as PDF',
  description:
    'Makes the document of a simple catalog. `sessionId` is an idempotency key: the same value means the same document of the same version, however often it is sent. 422 `document-empty` without materials that the caller may see.',
  method: 'POST',
  path: '/api/simple-pdfcatalogs/:id/generate',
  failures: [404, 422],
  params: z.object({ id: Id.describe('Id') }),
  body: z.object({
    sessionId: typedText(100).min(1).describe('Key that the caller chose for this generation of the document'),
  }),
});

export const previewPdfCatalog = fileOperation({
  ...documents,
  call: 'own-doc-05',
  name: 'previewPdfCatalog',
  summary: 'The first pages of a catalog as a picture',
  description:
    'Draws the first pages as SVG, below each other: the outlines of letters, nothing that is loaded. `front` draws cover, introduction and table of contents, whose page numbers are 0 until the document is made, or the first lines where there are none of these.',
  method: 'GET',
  path: '/api/pdfcatalogs/:id/preview',
  failures: [403, 404, 422],
  params: ofCatalogue,
  query: z.object({ Pages: z.enum(['front', 'lines']).default('lines').describe('Which pages are drawn') }),
  response: FILE,
  file: { mediaTypes: ['image/svg+xml'], description: 'The pages below each other' },
});
