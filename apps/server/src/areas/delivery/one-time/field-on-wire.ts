import type { AddressField as FieldOnWire } from '@grossist/contracts';
import type { AddressField } from '@grossist/domain';

const NAMES: Readonly<Record<AddressField, FieldOnWire>> = {
  name: 'Name',
  streetName: 'StreetName',
  streetNumber: 'StreetNumber',
  postalCode: 'PostalCode',
  city: 'City',
  countryCode: 'CountryCode',
};

export const fieldOnWire = (field: AddressField): FieldOnWire => NAMES[field];
