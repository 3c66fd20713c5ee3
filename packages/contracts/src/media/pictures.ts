import { z } from 'zod';
import { FILE, fileOperation } from '../file-operation.ts';

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
