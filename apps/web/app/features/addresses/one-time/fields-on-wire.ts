import type { OneTimeAddressForm, PredictedAddress } from '@grossist/contracts';
import type { AddressField, AddressForm } from '@grossist/domain';
import { ProblemError } from '../../../api/index.ts';

const FIELDS = new Map<string, AddressField>([
  ['Name', 'name'],
  ['StreetName', 'streetName'],
  ['StreetNumber', 'streetNumber'],
  ['PostalCode', 'postalCode'],
  ['City', 'city'],
  ['CountryCode', 'countryCode'],
]);

/** Returns the form's fields by the names that the server uses; unknown names are left out. */
export const fieldsNamed = (named: readonly string[]): AddressField[] =>
  named.flatMap((name) => FIELDS.get(name) ?? []);

/** Returns the request body for a typed address. A street without a separate number is sent as one field. */
export const formOnWire = (form: AddressForm): OneTimeAddressForm => ({
  Name: form.name ?? '',
  StreetName: form.streetName ?? '',
  StreetNumber: form.streetNumber ?? '',
  PostalCode: form.postalCode ?? '',
  City: form.city ?? '',
  CountryCode: form.countryCode ?? '',
  IsOneTimeAddress: true,
});

/** Returns a prediction's address as form fields, without the recipient. */
export const formOfPrediction = (address: PredictedAddress): AddressForm => ({
  streetName: address.StreetName,
  streetNumber: address.StreetNumber,
  postalCode: address.PostalCode,
  city: address.City,
  countryCode: address.CountryCode,
});

/** Why goods can't be sent to a one-time address. */
export interface Refused {
  /** The fields that are wrong; none named: all of them. */
  fields: readonly AddressField[];
}

/** Returns the refused fields of a one-time address; undefined for any other failure. [cart-17, adr-03] */
export const refusedAddress = (error: unknown): Refused | undefined =>
  error instanceof ProblemError && error.code === 'address-invalid'
    ? { fields: fieldsNamed(error.errors.map(({ field }) => field)) }
    : undefined;
