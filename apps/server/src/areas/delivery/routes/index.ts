import { getUserAddresses } from '@grossist/contracts';
import { type Answer, answerBuyer } from '../../../http/answer.ts';
import type { DeliveryDeps } from '../deps.ts';
import { oneTimeRoutes } from '../one-time/index.ts';
import { presentAddress } from '../presenter.ts';
import { listAddresses } from '../queries/addresses.ts';
import { serviceCenterRoutes } from '../service-centers/index.ts';
import { latestAddressRoutes } from './latest-addresses.ts';

export const deliveryRoutes = (deps: DeliveryDeps): readonly Answer[] => {
  const addressesOf = listAddresses(deps.db);
  return [
    answerBuyer(getUserAddresses, async ({ query }, buyer) => {
      const wanted = {
        soldTo: query.soldTo,
        projectNumber: query.projectNumber,
        ofAllProjects: query.showAddressesForAllProjects,
      };
      return (await addressesOf(buyer, wanted)).map(presentAddress);
    }),
    ...latestAddressRoutes(deps),
    ...oneTimeRoutes(deps),
    ...serviceCenterRoutes(deps),
  ];
};
