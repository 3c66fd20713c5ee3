import type { OneTimeAddressForm } from '@grossist/contracts';
import type { AddressField } from '@grossist/domain';
import { splitStreet } from '../../../gateways/geocoding/street.ts';

/** Every field of a one-time address as it was typed, trimmed; empty where nothing was. */
export type TypedForm = Readonly<Record<AddressField, string>>;

const trimmed = (text: string | undefined): string => (text ?? '').trim().replaceAll(/\s+/g, ' ');

/** Name and number of the street may have been typed as one. */
export const formOf = (body: OneTimeAddressForm): TypedForm => {
  const streetName = trimmed(body.StreetName);
  const streetNumber = trimmed(body.StreetNumber);
  const whole = splitStreet(trimmed(body.Street));
  const street = streetName === '' ? { ...whole, ...(streetNumber && { streetNumber }) } : { streetName, streetNumber };
  return {
    name: trimmed(body.Name),
    ...street,
    postalCode: trimmed(body.PostalCode),
    city: trimmed(body.City),
    countryCode: body.CountryCode ?? '',
  };
};
