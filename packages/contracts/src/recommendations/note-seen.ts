import { z } from 'zod';
import { operation } from '../operation.ts';
import { Ok, SapMaterialNumber } from '../shared/values.ts';

/** Remembers that the person looked at a material; the last fifty are kept. */
export const noteSeen = operation({
  call: 'own-rec-02',
  name: 'noteSeen',
  area: 'recommendations',
  summary: 'Remember a material as seen',
  method: 'POST',
  path: '/api/recommendations/seen',
  access: 'signed-in',
  body: z.object({ SapMaterialNumber }),
  response: Ok,
});
