import { z } from 'zod';
import { FILE, fileOperation } from '../file-operation.ts';
import { LARGEST_UPLOAD } from '../media/uploads.ts';
import { operation } from '../operation.ts';
import { Instant, Ok, typedText } from '../shared/values.ts';

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
  query: z.object({ fileName: typedText(200).optional().describe('Name of the file; kept for the download') }),
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
