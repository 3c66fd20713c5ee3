/** One-time addresses: typed fields, check and conversion. */

import type { AddressField as FieldOnWire, OneTimeAddressForm } from '@grossist/contracts';
import { type AddressField, addressErrors, flagAllFields, type Market, shippingConditionOf } from '@grossist/domain';
import type { StoredAddress } from '../../../db/index.ts';
import {
  type GeocodedAddress,
  type Geocoder,
  GeocoderDoesNotAnswer,
  type Verdict,
} from '../../../gateways/geocoding/port.ts';
import { splitStreet } from '../../../gateways/geocoding/spelling.ts';
import { addressCountries, type Buyer } from '../../identity/index.ts';

/** Fields of a one-time delivery address. */
export type OneTimePlace = Pick<StoredAddress, 'name' | 'street' | 'city' | 'postalCode' | 'countryCode'> &
  Partial<Pick<StoredAddress, 'name2'>>;

/**
 * Builds a one-time address, typed on a page or read from a document: without number, project, plant and shipping condition.
 * Section 5.
 */
export const oneTimeAddress = ({ account }: Buyer, { name2 = '', ...place }: OneTimePlace): StoredAddress => ({
  ...place,
  name2,
  id: '',
  projectNumber: '',
  shipTo: '',
  soldTo: account.soldTo,
  shippingCondition: shippingConditionOf({ isServiceCenter: false, isOneTimeAddress: true }),
  isOneTimeAddress: true,
  isServiceCenter: false,
  plantId: '',
  isDefault: false,
});

/** Typed fields of a one-time address, trimmed; '' where empty. */
export type TypedForm = Readonly<Record<AddressField, string>>;

const trimmed = (text: string | undefined): string => (text ?? '').trim().replaceAll(/\s+/g, ' ');

/** Returns the typed fields; street name and number may have been typed as one. */
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

/** The address, or the wrong fields. */
type AddressCheck =
  | { fields: readonly []; address: GeocodedAddress; source: Geocoder['source'] }
  | { fields: readonly AddressField[]; address: undefined; source: Geocoder['source'] | 'none' };

const wrong = (fields: readonly AddressField[], source: Geocoder['source'] | 'none'): AddressCheck => ({
  fields,
  address: undefined,
  source,
});

/** Undefined when the service does not respond. */
const verdictOn = async (
  geocoder: Geocoder,
  form: TypedForm,
  signal: AbortSignal | undefined,
): Promise<Verdict | undefined> => {
  try {
    const { name: _, ...address } = form;
    return await geocoder.validate(address, signal);
  } catch (error) {
    if (error instanceof GeocoderDoesNotAnswer) return undefined;
    throw error;
  }
};

/**
 * Checks a typed address: required fields, a country that the market delivers to, and whether the geocoder finds it. When it
 * does not, or does not respond, every field is flagged. Sections 5 and 8.
 */
export const checkOneTimeAddress =
  (geocoder: Geocoder) =>
  async (form: TypedForm, market: Market, signal?: AbortSignal): Promise<AddressCheck> => {
    const blank = addressErrors(form);
    if (blank.length > 0) return wrong(blank, 'none');
    if (!addressCountries(market).includes(form.countryCode)) return wrong(['countryCode'], 'none');
    const verdict = await verdictOn(geocoder, form, signal);
    if (verdict === undefined) return wrong(flagAllFields(), 'none');
    if (verdict.outcome === 'unknown') return wrong(flagAllFields(), geocoder.source);
    if (verdict.outcome === 'wrong') return wrong(verdict.fields, geocoder.source);
    return { fields: [], address: verdict.address, source: geocoder.source };
  };

const NAMES: Readonly<Record<AddressField, FieldOnWire>> = {
  name: 'Name',
  streetName: 'StreetName',
  streetNumber: 'StreetNumber',
  postalCode: 'PostalCode',
  city: 'City',
  countryCode: 'CountryCode',
};

export const fieldOnWire = (field: AddressField): FieldOnWire => NAMES[field];
