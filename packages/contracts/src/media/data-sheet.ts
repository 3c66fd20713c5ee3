import { z } from 'zod';
import { FILE, fileOperation } from '../file-operation.ts';
import { CultureName, MaterialCode } from '../shared/values.ts';

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
