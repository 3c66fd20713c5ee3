import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id } from '../shared/values.ts';
import { KitDraft } from './kit-drafts.ts';

const add = { area: 'smart kit', access: 'buyer', method: 'POST', failures: [404, 409, 422] } as const;
const params = z.object({ id: Id.describe('Id') });

export const addKitsFromSmartKit = operation({
  ...add,
  call: 'own-kit-10',
  name: 'addKitsFromSmartKit',
  summary: 'Add the kits of another project',
  description:
    "Adds copies of all kits of another project of the user's, in its order; also of one that was ordered. 422 `no-kits` for a project without kits, `too-many-kits` beyond 250.",
  path: '/api/smart-kit/:id/add-from-smart-kit',
  params,
  body: z.object({ smartKitId: Id.describe('Id of the project that is copied') }),
  response: z.array(KitDraft),
});

export const addKitsFromOrder = operation({
  ...add,
  call: 'own-kit-11',
  name: 'addKitsFromOrder',
  summary: 'Add kits made from an order',
  description:
    "Adds the kits of an order on the user's own accounts as they were packed, each as often as it was ordered; materials outside of kits become one kit with the name of the order. Quantities follow today's packing rules. 422 `no-kits` when nothing of the order can be packed, `too-many-kits` beyond 250, `too-many-items` beyond 200 materials in a kit.",
  path: '/api/smart-kit/:id/add-from-order',
  params,
  body: z.object({ orderId: Id.describe('Id of the order') }),
  response: z.array(KitDraft),
});
