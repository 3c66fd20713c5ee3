import { z } from 'zod';
import { DeliveryAddress } from '../cart/cart.ts';
import { operation } from '../operation.ts';
import { flag, Id, Ok, typedText } from '../shared/values.ts';
import { AddressChoice } from './address-choice.ts';

const latest = { area: 'addresses', access: 'buyer' } as const;

export const getLatestAddresses = operation({
  ...latest,
  call: 'adr-01',
  name: 'getLatestAddresses',
  summary: 'Addresses used last, newest first',
  description:
    'Lists the addresses that the user sent goods to on the active account, newest first, of one project or of none. Service centers are left out without `includeServiceCenters`. At most 50.',
  method: 'GET',
  path: '/api/latestAddresses/getLatestAddresses',
  query: z.object({
    projectNumber: typedText(40).optional().describe('Number of the project'),
    includeServiceCenters: flag(false).describe('Whether to include service centers'),
  }),
  response: z.array(DeliveryAddress),
});

export const saveLatestAddress = operation({
  ...latest,
  call: 'adr-02',
  name: 'saveLatestAddress',
  summary: 'Keep an address as the one used last',
  description:
    'Stores an address as the last one used. The same address is stored once. A one-time address has its shipping condition cleared.',
  method: 'POST',
  path: '/api/latestAddresses/saveLatestAddress',
  failures: [404, 422],
  isAudited: true,
  body: AddressChoice,
  response: DeliveryAddress,
});

export const updateLatestAddress = operation({
  ...latest,
  call: 'adr-03',
  name: 'updateLatestAddress',
  summary: 'Change an address used last',
  description: 'Replaces a stored address; when the new address is stored already, the two become one.',
  method: 'PUT',
  path: '/api/latestAddresses/:id',
  failures: [404, 409, 422],
  isAudited: true,
  params: z.object({ id: Id.describe('Id') }),
  body: AddressChoice,
  response: DeliveryAddress,
});

export const deleteLatestAddress = operation({
  ...latest,
  call: 'adr-04',
  name: 'deleteLatestAddress',
  summary: 'Forget an address used last',
  method: 'DELETE',
  path: '/api/latestAddresses/:id',
  failures: [404],
  isAudited: true,
  params: z.object({ id: Id.describe('Id') }),
  response: Ok,
});
