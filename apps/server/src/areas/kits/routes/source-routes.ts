import * as calls from '@grossist/contracts';
import { type Answer, answerBuyer } from '../../../http/answer.ts';
import { addKitsFromOrder, addKitsFromProject } from '../commands/add-kits-from-sources.ts';
import { showKits } from '../queries/show-kits.ts';
import type { KitsDeps } from './deps.ts';

/** Kits of a project that are made from other projects and from orders. */
export const sourceRoutes = ({ db, erp }: KitsDeps): readonly Answer[] => {
  const kits = showKits(db, erp);
  const fromProject = addKitsFromProject(db);
  const fromOrder = addKitsFromOrder(db);

  return [
    answerBuyer(calls.addKitsFromSmartKit, async ({ params, body }, buyer) =>
      kits.byIds(buyer, await fromProject(buyer, params.id, body.smartKitId)),
    ),
    answerBuyer(calls.addKitsFromOrder, async ({ params, body }, buyer) =>
      kits.byIds(buyer, await fromOrder(buyer, params.id, body.orderId)),
    ),
  ];
};
