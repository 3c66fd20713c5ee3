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
    'Where the user sent goods last on the account they buy on, newest first: of a project, or of none. Service centers are left out unless they are asked for. At most 50.',
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
  description: 'The same address saved twice is one, used anew. A one-time address has its shipping condition cleared.',
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
  description: 'It becomes what is told; where that is kept already, the two become one.',
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
