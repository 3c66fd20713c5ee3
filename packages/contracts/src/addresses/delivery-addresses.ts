import { z } from 'zod';
import { DeliveryAddress } from '../cart/cart.ts';
import { operation } from '../operation.ts';
import { flag, Id, Ok, typedText } from '../shared/values.ts';

export const CountryCode = z
  .string()
  .regex(/^[A-Za-z]{2}$/, 'is not a country code of two letters')
  .transform((code) => code.toUpperCase())
  .describe("ISO 3166-1 alpha-2, as the market's countries are named in the user context");

/** What a person types of an address; what is blank is flagged by the validation, never by the form. */
const typedAddress = {
  Name: typedText(80).optional().describe('Name'),
  Name2: typedText(80).optional().describe('Second line of the name'),
  Street: typedText(120).optional().describe('Name and number in one; StreetName and StreetNumber go before it'),
  StreetName: typedText(100).optional().describe('Name of the street'),
  StreetNumber: typedText(20).optional().describe('Number in the street'),
  PostalCode: typedText(20).optional().describe('Postal code'),
  City: typedText(80).optional().describe('City'),
  CountryCode: CountryCode.or(z.literal('')).optional().describe('ISO 3166-1 alpha-2 country code'),
};

export const OneTimeAddressForm = z
  .object({
    ...typedAddress,
    IsOneTimeAddress: z.boolean().optional().describe('Whether the address was typed for one delivery'),
  })
  .describe('An address typed for one delivery');
export type OneTimeAddressForm = z.infer<typeof OneTimeAddressForm>;

export const AddressChoice = OneTimeAddressForm.extend({
  Id: typedText(60).optional().describe('Id'),
  ServiceCenterId: typedText(40).optional().describe('Id of the service center'),
  ProjectNumber: typedText(40).optional().describe("Number of the project; '' for none"),
}).describe(
  'Where goods are to go: one of the addresses that are known (`Id` of an address of the account, of a latest address or of a service center), a service center (`ServiceCenterId`), or a one-time address as it was typed. A delivery address as it was answered may be sent back whole: what counts of it is its `Id`',
);
export type AddressChoice = z.infer<typeof AddressChoice>;

export const getUserAddresses = operation({
  call: 'adr-05',
  name: 'getUserAddresses',
  area: 'addresses',
  summary: 'Addresses of an account',
  description: 'The addresses of an account: of one project, or of all. At most 500.',
  method: 'GET',
  path: '/api/sap/getUserAddresses',
  access: 'buyer',
  query: z.object({
    soldTo: typedText(40).optional().describe('Number of the sold-to account'),
    projectNumber: typedText(40).optional().describe('Number of the project'),
    showAddressesForAllProjects: flag(true).describe('Whether to include addresses of every project'),
  }),
  response: z.array(DeliveryAddress),
});

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
