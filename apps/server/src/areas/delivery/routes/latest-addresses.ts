import * as calls from '@grossist/contracts';
import { type Answer, answerBuyer, DONE } from '../../../http/answer.ts';
import { choiceOf } from '../choice-of.ts';
import { deleteLatestAddress } from '../commands/delete-latest-address.ts';
import { saveLatestAddress } from '../commands/save-latest-address.ts';
import { updateLatestAddress } from '../commands/update-latest-address.ts';
import type { DeliveryDeps } from '../deps.ts';
import { presentLatestAddress } from '../presenter.ts';
import { listLatestAddresses } from '../queries/latest-addresses.ts';

export const latestAddressRoutes = (deps: DeliveryDeps): readonly Answer[] => {
  const latestOf = listLatestAddresses(deps.db);
  const save = saveLatestAddress(deps);
  const update = updateLatestAddress(deps);
  const forget = deleteLatestAddress(deps.db);

  return [
    answerBuyer(calls.getLatestAddresses, async ({ query }, buyer) => {
      const { projectNumber = '', includeServiceCenters: withServiceCenters } = query;
      const latest = await latestOf(buyer, { projectNumber, withServiceCenters });
      return latest.map((one) => presentLatestAddress(one, buyer.contactId));
    }),
    answerBuyer(calls.saveLatestAddress, async ({ body }, buyer, { signal }) =>
      presentLatestAddress(await save(buyer, choiceOf(body), body.ProjectNumber ?? '', signal), buyer.contactId),
    ),
    answerBuyer(calls.updateLatestAddress, async ({ params, body }, buyer, { signal }) => {
      const told = { ...choiceOf(body), projectNumber: body.ProjectNumber };
      return presentLatestAddress(await update(buyer, params.id, told, signal), buyer.contactId);
    }),
    answerBuyer(calls.deleteLatestAddress, async ({ params }, buyer) => {
      await forget(buyer, params.id);
      return DONE;
    }),
  ];
};
