import { z } from 'zod';
import { typedText } from '../shared/values.ts';

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
