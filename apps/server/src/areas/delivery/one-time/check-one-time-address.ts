import { type AddressField, addressErrors, flagAllFields, type Market } from '@grossist/domain';
import {
  type GeocodedAddress,
  type Geocoder,
  GeocoderDoesNotAnswer,
  type Verdict,
} from '../../../gateways/geocoding/port.ts';
import { addressCountries } from '../../identity/index.ts';
import type { TypedForm } from './form.ts';

/** Without `address` the fields named are wrong. */
export type AddressCheck =
  | { fields: readonly []; address: GeocodedAddress; source: Geocoder['source'] }
  | { fields: readonly AddressField[]; address: undefined; source: Geocoder['source'] | 'none' };

const wrong = (fields: readonly AddressField[], source: Geocoder['source'] | 'none'): AddressCheck => ({
  fields,
  address: undefined,
  source,
});

/** Undefined when nobody answers. */
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
 * Whether goods can be sent to what was typed: every field that must be is filled in, and the geocoder knows the
 * address. When it does not, or does not answer, every field is flagged. Sections 5 and 8. The country must be one of those
 * that goods of the market are sent to.
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
