import { z } from 'zod';
import { typedText } from '../shared/values.ts';

/** ISO 3166-1 alpha-2, as the market's countries are named in the user context. */
export const CountryCode = z
  .string()
  .regex(/^[A-Za-z]{2}$/, 'is not a country code of two letters')
  .transform((code) => code.toUpperCase());

/** What a person types of an address; what is blank is flagged by the validation, never by the form. */
const typedAddress = {
  Name: typedText(80).optional(),
  Name2: typedText(80).optional(),
  /** Name and number in one; StreetName and StreetNumber go before it. */
  Street: typedText(120).optional(),
  StreetName: typedText(100).optional(),
  StreetNumber: typedText(20).optional(),
  PostalCode: typedText(20).optional(),
  City: typedText(80).optional(),
  CountryCode: CountryCode.or(z.literal('')).optional(),
};

/** Section 3, "One-time address form". */
export const OneTimeAddressForm = z.object({ ...typedAddress, IsOneTimeAddress: z.boolean().optional() });
export type OneTimeAddressForm = z.infer<typeof OneTimeAddressForm>;

/**
 * Where goods are to go: one of the addresses that are known (`Id` of an address of the account, of a latest address or
 * of a service center), a service center (`ServiceCenterId`), or a one-time address as it was typed. A delivery
 * address as it was answered may be sent back whole: what counts of it is its `Id`.
 */
export const AddressChoice = OneTimeAddressForm.extend({
  Id: typedText(60).optional(),
  ServiceCenterId: typedText(40).optional(),
  ProjectNumber: typedText(40).optional(),
});
export type AddressChoice = z.infer<typeof AddressChoice>;
