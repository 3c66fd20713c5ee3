import { z } from 'zod';
import { FILE, fileOperation } from '../operation.ts';
import { CultureName, MaterialCode } from '../shared/values.ts';

const drawing = {
  area: 'media',
  method: 'GET',
  access: 'anyone',
  failures: [404],
  params: z.object({ file: z.string().describe('Number or code, followed by ".svg"') }),
  file: { mediaTypes: ['image/svg+xml'], description: 'The drawing. It has an entity tag and may be cached for a day' },
  alsoAnswers: { 304: 'The caller has the current drawing' },
} as const;

export const getMaterialPicture = fileOperation({
  ...drawing,
  call: 'own-med-01',
  name: 'getMaterialPicture',
  summary: 'Picture of a material by its SAP number',
  description: 'The first picture of the material that is stored, as WebP of at most 480 pixels; else a drawing.',
  file: {
    mediaTypes: ['image/svg+xml', 'image/webp'],
    description: 'The picture. It has an entity tag and may be cached for a day',
  },
  path: '/media/materials/:file',
  response: FILE,
});

export const getNodePicture = fileOperation({
  ...drawing,
  call: 'own-med-02',
  name: 'getNodePicture',
  summary: 'Picture of a catalog node by its id',
  path: '/media/nodes/:file',
  response: FILE,
});

export const getVendorLogo = fileOperation({
  ...drawing,
  call: 'own-med-03',
  name: 'getVendorLogo',
  summary: 'Logo of a vendor by its code',
  path: '/media/vendors/:file',
  response: FILE,
});

export const getDataSheet = fileOperation({
  call: 'own-med-07',
  name: 'getDataSheet',
  area: 'media',
  summary: 'Data sheet of a variation as PDF',
  description:
    "A data sheet that the shop makes of what it knows of the material: its picture, numbers, description and attributes, in the reader's language. " +
    'It has no prices.',
  method: 'GET',
  path: '/api/variation-details/:id/data-sheet',
  access: 'anyone',
  failures: [404],
  params: z.object({ id: MaterialCode.describe('Code of the variation, or a number of any kind') }),
  query: z.object({
    cultureName: CultureName.optional().describe('Language of the texts, as a locale ("da-DK") or a language ("da")'),
  }),
  file: { mediaTypes: ['application/pdf'], description: 'The data sheet, to be shown' },
  response: FILE,
});
