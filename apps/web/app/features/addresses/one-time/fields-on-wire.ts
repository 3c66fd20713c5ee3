import type { OneTimeAddressForm, PredictedAddress } from '@grossist/contracts';
import type { AddressField, AddressForm } from '@grossist/domain';

const FIELDS = new Map<string, AddressField>([
  ['Name', 'name'],
  ['StreetName', 'streetName'],
  ['StreetNumber', 'streetNumber'],
  ['PostalCode', 'postalCode'],
  ['City', 'city'],
  ['CountryCode', 'countryCode'],
]);

/** The form's fields that the shop names; what it has no field for is left out. */
export const fieldsNamed = (named: readonly string[]): AddressField[] =>
  named.flatMap((name) => FIELDS.get(name) ?? []);

/** What was typed, as it is sent. A street whose number is not told apart is sent as one. */
export const formOnWire = (form: AddressForm): OneTimeAddressForm => ({
  Name: form.name ?? '',
  StreetName: form.streetName ?? '',
  StreetNumber: form.streetNumber ?? '',
  PostalCode: form.postalCode ?? '',
  City: form.city ?? '',
  CountryCode: form.countryCode ?? '',
  IsOneTimeAddress: true,
});

/** As the gazetteer writes an address; of who gets the goods it knows nothing. */
export const formOfPrediction = (address: PredictedAddress): AddressForm => ({
  streetName: address.StreetName,
  streetNumber: address.StreetNumber,
  postalCode: address.PostalCode,
  city: address.City,
  countryCode: address.CountryCode,
});
