import * as calls from '@grossist/contracts';
import { type DeliveryAddress, getUserAddresses } from '@grossist/contracts';
import type { StoredAddress } from '../../db/index.ts';
import { type Answer, answerBuyer, DONE } from '../../http/answer.ts';
import { choiceOf } from './choose-address.ts';
import { deleteLatestAddress, saveLatestAddress, updateLatestAddress } from './commands/change-latest-address.ts';
import type { DeliveryDeps } from './deps.ts';
import { type LatestAddress, listLatestAddresses } from './latest-addresses.ts';
import { oneTimeRoutes } from './one-time/routes.ts';
import { listAddresses } from './queries/addresses.ts';
import { serviceCenterRoutes } from './service-centers/routes.ts';

/** Presents an address. Section 3, "Delivery address". */
export const presentAddress = (address: StoredAddress): DeliveryAddress => ({
  Id: address.id,
  Name: address.name,
  Name2: address.name2,
  Street: address.street,
  City: address.city,
  PostalCode: address.postalCode,
  CountryCode: address.countryCode,
  ProjectNumber: address.projectNumber,
  ShipTo: address.shipTo,
  SoldTo: address.soldTo,
  ShippingCondition: address.shippingCondition,
  IsOneTimeAddress: address.isOneTimeAddress,
  IsServiceCenter: address.isServiceCenter,
  PlantId: address.plantId,
  LastUsed: null,
  DefaultSapAddress: address.isDefault,
  GrossistContactID: '',
});

/** Presents a latest address; its id is that of the use. */
const presentLatestAddress = (latest: LatestAddress, contactId: string): DeliveryAddress => ({
  ...presentAddress(latest.address),
  Id: latest.id,
  ProjectNumber: latest.projectNumber,
  LastUsed: latest.lastUsed.toISOString(),
  GrossistContactID: contactId,
});

const latestAddressRoutes = (deps: DeliveryDeps): readonly Answer[] => {
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
      const choice = { ...choiceOf(body), projectNumber: body.ProjectNumber };
      return presentLatestAddress(await update(buyer, params.id, choice, signal), buyer.contactId);
    }),
    answerBuyer(calls.deleteLatestAddress, async ({ params }, buyer) => {
      await forget(buyer, params.id);
      return DONE;
    }),
  ];
};

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
