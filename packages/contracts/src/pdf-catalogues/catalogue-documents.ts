import { z } from 'zod';
import { documentResponse } from '../documents/documents.ts';
import { LARGEST_UPLOAD } from '../media/uploads.ts';
import { FILE, fileOperation, operation } from '../operation.ts';
import { Id, Instant, Ok, typedText } from '../shared/values.ts';
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

const logo = { area: 'pdf catalogs', access: 'buyer' } as const;

export const uploadDefaultLogo = fileOperation({
  ...logo,
  call: 'pdf-14',
  name: 'uploadDefaultLogo',
  summary: "Upload the company's default logo",
  description:
    "Stores the logo that the company's catalogs have unless they have their own: a PNG, JPEG or GIF by its content, as uploadMedia takes it, encoded again without metadata. Buyers and user admins only (403). 413 beyond 15 MB; 422 `file-empty` and `media-…` with the reason for which the picture is refused.",
  method: 'POST',
  path: '/api/pdfcatalogs/uploadDefaultLogo',
  failures: [413, 422],
  mostBodyBytes: LARGEST_UPLOAD,
  query: z.object({ fileName: typedText(200).optional().describe('Name of the file; used for the download') }),
  upload: { mediaTypes: ['application/octet-stream'], description: 'The picture' },
  response: Ok,
});

export const downloadDefaultLogo = fileOperation({
  ...logo,
  call: 'pdf-15',
  name: 'downloadDefaultLogo',
  summary: "Download the company's default logo",
  method: 'GET',
  path: '/api/pdfcatalogs/downloadDefaultLogo',
  failures: [404],
  file: { mediaTypes: ['image/png', 'image/jpeg'], description: 'The logo as it is stored', isAttachment: true },
  response: FILE,
});

export const deleteDefaultLogo = operation({
  ...logo,
  call: 'pdf-16',
  name: 'deleteDefaultLogo',
  summary: "Delete the company's default logo",
  description: 'Deletes it; without one it is no error. Buyers and user admins only (403).',
  method: 'DELETE',
  path: '/api/pdfcatalogs/deleteDefaultLogo',
  failures: [403],
  response: Ok,
});

export const getDefaultLogo = operation({
  ...logo,
  call: 'own-pdf-10',
  name: 'getDefaultLogo',
  summary: "The company's default logo",
  description: 'Returns whether the company has a default logo, and whether the caller may change it.',
  method: 'GET',
  path: '/api/pdfcatalogs/defaultLogo',
  response: z.object({
    logo: z
      .object({
        fileName: z.string().describe('Name of the file'),
        url: z.string().describe('Address of the picture'),
        width: z.number().int().describe('Pixels'),
        height: z.number().int().describe('Pixels'),
        changedOn: Instant.describe('When it was uploaded'),
        changedByName: z.string().describe('Empty where the person was erased'),
      })
      .nullable()
      .describe('Null: none'),
    mayChange: z.boolean().describe('Whether the caller may upload and delete it'),
  }),
});
