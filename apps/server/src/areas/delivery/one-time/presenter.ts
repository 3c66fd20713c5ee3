import type { PredictedAddress } from '@grossist/contracts';
import type { GeocodedAddress } from '../../../gateways/geocoding/port.ts';
import { joinStreet } from '../../../gateways/geocoding/street.ts';

export const presentGeocoded = (address: GeocodedAddress, name: string): PredictedAddress => ({
  Name: name,
  Street: joinStreet(address.streetName, address.streetNumber),
  StreetName: address.streetName,
  StreetNumber: address.streetNumber,
  PostalCode: address.postalCode,
  City: address.city,
  CountryCode: address.countryCode,
  IsOneTimeAddress: true,
  Latitude: address.coordinates?.latitude ?? null,
  Longitude: address.coordinates?.longitude ?? null,
});
