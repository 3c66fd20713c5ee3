import { z } from 'zod';
import { type Asking, askJson } from '../ask-json.ts';
import {
  type AddressField,
  type GeocodedAddress,
  type Geocoder,
  GeocoderDoesNotAnswer,
  MOST_PREDICTIONS,
  type TypedAddress,
  type Verdict,
} from '../port.ts';
import { isSamePlace, joinStreet, nameKey, postalCodeKey } from '../spelling.ts';

/** Places API, places:autocomplete. */
const AutocompleteAnswer = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({
            placeId: z.string(),
            text: z.object({ text: z.string() }),
            structuredFormat: z
              .object({
                mainText: z.object({ text: z.string() }),
                secondaryText: z.object({ text: z.string() }).optional(),
              })
              .optional(),
          })
          .optional(),
      }),
    )
    .default([]),
});

/** Places API, a place by its id. */
const PlaceAnswer = z.object({
  addressComponents: z
    .array(z.object({ longText: z.string(), shortText: z.string(), types: z.array(z.string()).default([]) }))
    .default([]),
  location: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
});

/** Geocoding API. */
const GeocodeAnswer = z.object({
  status: z.string(),
  results: z
    .array(
      z.object({
        address_components: z.array(
          z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) }),
        ),
        geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
        partial_match: z.boolean().optional(),
      }),
    )
    .default([]),
});

/** A part of an address, in the responses of both services. */
interface Component {
  text: string;
  shortText: string;
  types: readonly string[];
}

/** What a town may be called, the most exact first: in Sweden and elsewhere it is the post that names it. */
const TOWN = ['postal_town', 'locality', 'sublocality', 'administrative_area_level_3', 'administrative_area_level_2'];

const addressOfComponents = (components: readonly Component[]): TypedAddress => {
  const named = (type: string): Component | undefined => components.find(({ types }) => types.includes(type));
  const town = TOWN.map(named).find((found) => found !== undefined);
  return {
    streetName: named('route')?.text ?? '',
    streetNumber: named('street_number')?.text ?? '',
    postalCode: named('postal_code')?.text ?? '',
    city: town?.text ?? '',
    countryCode: named('country')?.shortText.toUpperCase() ?? '',
  };
};

interface MapsSettings extends Asking {
  key: string;
  placesUrl?: string;
  geocodeUrl?: string;
  /** Asked first where a postal code lies: it costs nothing. */
  elsewhere: Geocoder;
}

const PLACES = 'https://places.googleapis.com/';
const GEOCODE = 'https://maps.googleapis.com/maps/api/geocode/json';
const PREDICTED = 'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text,'.concat(
  'suggestions.placePrediction.structuredFormat.mainText.text,',
  'suggestions.placePrediction.structuredFormat.secondaryText.text',
);

/** Statuses that concern the address and not the service. */
const ABSENT = new Set(['ZERO_RESULTS', 'NOT_FOUND']);

const differing = (typed: TypedAddress, found: TypedAddress): AddressField[] => {
  const code = (address: TypedAddress): string => postalCodeKey(typed.countryCode, address.postalCode);
  const isSame: Partial<Record<AddressField, boolean>> = {
    streetName: nameKey(found.streetName) === nameKey(typed.streetName),
    streetNumber: typed.streetNumber === '' || nameKey(found.streetNumber) === nameKey(typed.streetNumber),
    postalCode: code(found) === code(typed),
    city: isSamePlace(found.city, typed.city),
    countryCode: found.countryCode === typed.countryCode,
  };
  const fields: readonly AddressField[] = ['streetName', 'streetNumber', 'postalCode', 'city', 'countryCode'];
  return fields.filter((field) => isSame[field] === false);
};

/** Addresses of any country by a maps service as Google's: geocode types, country-restricted. Section 7, "External". */
export const openMaps = (settings: MapsSettings): Geocoder => {
  const { key, elsewhere, placesUrl = PLACES, geocodeUrl = GEOCODE } = settings;
  const headers = (fields: string) => ({
    'content-type': 'application/json',
    'x-goog-api-key': key,
    'x-goog-fieldmask': fields,
  });

  /** The best of what the geocoder finds. */
  const geocode = async (
    params: Readonly<Record<string, string>>,
    signal?: AbortSignal,
  ): Promise<GeocodedAddress | undefined> => {
    const url = new URL(geocodeUrl);
    for (const [name, value] of Object.entries({ ...params, key })) url.searchParams.set(name, value);
    const answer = await askJson(settings, url, GeocodeAnswer, {}, signal);
    if (answer === undefined || ABSENT.has(answer.status)) return undefined;
    if (answer.status !== 'OK') throw new GeocoderDoesNotAnswer(`It answers ${answer.status.slice(0, 40)}`);
    const [found] = answer.results;
    if (found === undefined) return undefined;
    const { lat: latitude, lng: longitude } = found.geometry.location;
    const components = found.address_components.map((part) => ({
      text: part.long_name,
      shortText: part.short_name,
      types: part.types,
    }));
    return { ...addressOfComponents(components), coordinates: { latitude, longitude } };
  };

  return {
    source: 'maps',
    predictions: async ({ query, countryCode, session, language }, signal) => {
      const body = JSON.stringify({
        input: query,
        includedRegionCodes: [countryCode.toLowerCase()],
        includedPrimaryTypes: ['geocode'],
        languageCode: language,
        ...(session === undefined ? {} : { sessionToken: session }),
      });
      const init = { method: 'POST', headers: headers(PREDICTED), body };
      const url = new URL('v1/places:autocomplete', placesUrl);
      const answer = await askJson(settings, url, AutocompleteAnswer, init, signal);
      return (answer?.suggestions ?? [])
        .flatMap(({ placePrediction: found }) => found ?? [])
        .filter(({ placeId }) => placeId.length <= 400)
        .slice(0, MOST_PREDICTIONS)
        .map(({ placeId: id, text: { text }, structuredFormat }) => ({
          id,
          text,
          mainText: structuredFormat?.mainText.text ?? text,
          secondaryText: structuredFormat?.secondaryText?.text ?? '',
        }));
    },
    resolve: async (id, { session, language }, signal) => {
      const url = new URL(`v1/places/${encodeURIComponent(id)}`, placesUrl);
      url.searchParams.set('languageCode', language);
      if (session !== undefined) url.searchParams.set('sessionToken', session);
      const init = { headers: headers('addressComponents,location') };
      const place = await askJson(settings, url, PlaceAnswer, init, signal);
      if (place === undefined) return undefined;
      const components = place.addressComponents.map((part) => ({ ...part, text: part.longText }));
      return { ...addressOfComponents(components), coordinates: place.location };
    },
    validate: async (typed, signal): Promise<Verdict> => {
      const { streetName, streetNumber, postalCode, city, countryCode } = typed;
      const address = `${joinStreet(streetName, streetNumber)}, ${postalCode} ${city}`;
      const found = await geocode({ address, components: `country:${countryCode}` }, signal);
      if (found === undefined) return { outcome: 'unknown' };
      const fields = differing(typed, found);
      return fields.length === 0
        ? { outcome: 'valid', address: { ...found, streetNumber: found.streetNumber || streetNumber } }
        : { outcome: 'wrong', fields };
    },
    locate: async (countryCode, postalCode, signal) =>
      (await elsewhere.locate(countryCode, postalCode, signal)) ??
      (await geocode({ components: `country:${countryCode}|postal_code:${postalCode.replaceAll('|', '')}` }, signal))
        ?.coordinates,
  };
};
