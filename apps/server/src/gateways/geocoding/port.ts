import type { AddressField, Coordinates } from '@grossist/domain';

export type { AddressField, Coordinates } from '@grossist/domain';

/** What a person typed, trimmed; what is unknown is empty. */
export interface TypedAddress {
  streetName: string;
  streetNumber: string;
  postalCode: string;
  city: string;
  /** ISO 3166-1 alpha-2, in capitals. */
  countryCode: string;
}

/** An address as the gazetteer writes it. */
export interface GeocodedAddress extends TypedAddress {
  coordinates: Coordinates | undefined;
}

/** What an address that is being typed may become. */
export interface Prediction {
  /** At most 400 characters; only the geocoder that gave it can read it. */
  id: string;
  text: string;
  mainText: string;
  secondaryText: string;
}

export interface PredictionAsk {
  query: string;
  countryCode: string;
  /** One word for all that is asked while one address is typed. */
  session: string | undefined;
  /** Of the answers: "da". */
  language: string;
}

export interface ResolveAsk {
  countryCode: string;
  session: string | undefined;
  language: string;
}

/** `wrong` names the fields that are; for an `unknown` address they cannot be determined. */
export type Verdict =
  | { outcome: 'valid'; address: GeocodedAddress }
  | { outcome: 'wrong'; fields: readonly AddressField[] }
  | { outcome: 'unknown' };

export const MOST_PREDICTIONS = 8;

/**
 * Who knows where addresses are. Every call may fail with GeocoderDoesNotAnswer; a signal that is aborted makes it
 * reject with the signal's reason.
 */
export interface Geocoder {
  source: 'embedded' | 'adressevaelger' | 'maps';
  /** The best first, at most eight. */
  predictions(ask: PredictionAsk, signal?: AbortSignal): Promise<readonly Prediction[]>;
  /** The address of a prediction; undefined for one that is not known. */
  resolve(id: string, ask: ResolveAsk, signal?: AbortSignal): Promise<GeocodedAddress | undefined>;
  /** Whether there is such an address; every field but the street's number is given. */
  validate(address: TypedAddress, signal?: AbortSignal): Promise<Verdict>;
  /** About where a postal code lies; undefined when unknown. */
  locate(countryCode: string, postalCode: string, signal?: AbortSignal): Promise<Coordinates | undefined>;
}

/** The geocoder is slow, down, out of quota, or answered nonsense. */
export class GeocoderDoesNotAnswer extends Error {
  override name = 'GeocoderDoesNotAnswer';
}
