import { getUserAddresses } from '@grossist/contracts';
import type { Database } from '../../db/index.ts';
import { type Answer, answerBuyer } from '../../http/answer.ts';
import { presentAddress } from './presenter.ts';
import { listAddresses } from './queries/addresses.ts';

export const deliveryRoutes = ({ db }: { db: Database }): readonly Answer[] => {
  const addressesOf = listAddresses(db);
  return [
    answerBuyer(getUserAddresses, async ({ query }, buyer) => {
      const wanted = {
        soldTo: query.soldTo,
        projectNumber: query.projectNumber,
        ofAllProjects: query.showAddressesForAllProjects,
      };
      return (await addressesOf(buyer, wanted)).map(presentAddress);
    }),
  ];
};
