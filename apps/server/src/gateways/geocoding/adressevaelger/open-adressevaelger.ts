import { z } from 'zod';
import { type Asking, askJson } from '../ask-json.ts';
import {
  type Coordinates,
  type GeocodedAddress,
  type Geocoder,
  MOST_PREDICTIONS,
  type Prediction,
  type TypedAddress,
  type Verdict,
} from '../port.ts';
import { isSamePlace, nameKey, postalCodeKey } from '../spelling.ts';

// The GRS80 ellipsoid, and how UTM lays it flat.
const A = 6_378_137;
const F = 1 / 298.257222101;
const SCALE = 0.9996;
const FALSE_EASTING = 500_000;
const CENTRAL_MERIDIAN = 9;

const N = F / (2 - F);
const RADIUS = (A / (1 + N)) * (1 + N ** 2 / 4 + N ** 4 / 64);
const BETA = [N / 2 - (2 / 3) * N ** 2 + (37 / 96) * N ** 3, N ** 2 / 48 + N ** 3 / 15, (17 / 480) * N ** 3];
const DELTA = [2 * N - (2 / 3) * N ** 2 - 2 * N ** 3, (7 / 3) * N ** 2 - (8 / 5) * N ** 3, (56 / 15) * N ** 3];

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** Metres of ETRS89 / UTM zone 32 north in degrees, by Krüger's series: right to less than a millimetre. */
export const fromUtm32 = (easting: number, northing: number): Coordinates => {
  const xi = northing / (SCALE * RADIUS);
  const eta = (easting - FALSE_EASTING) / (SCALE * RADIUS);
  let xiFlat = xi;
  let etaFlat = eta;
  for (const [at, beta] of BETA.entries()) {
    const times = 2 * (at + 1);
    xiFlat -= beta * Math.sin(times * xi) * Math.cosh(times * eta);
    etaFlat -= beta * Math.cos(times * xi) * Math.sinh(times * eta);
  }
  const chi = Math.asin(Math.sin(xiFlat) / Math.cosh(etaFlat));
  const latitude = DELTA.reduce((sum, delta, at) => sum + delta * Math.sin(2 * (at + 1) * chi), chi);
  const longitude = Math.atan2(Math.sinh(etaFlat), Math.cos(xiFlat));
  return { latitude: degrees(latitude), longitude: CENTRAL_MERIDIAN + degrees(longitude) };
};

const OK = z.literal('ok');

/** What a search finds; kinds that nothing is made of are passed over. */
const Found = z.object({
  type: z.string(),
  id: z.string().optional(),
  titel: z.string(),
  vejnavn: z.string().optional(),
  husnummer: z.string().optional(),
  postnr: z.string().optional(),
  postdistrikt: z.string().optional(),
});
type Found = z.infer<typeof Found>;

const SearchAnswer = z.object({ status: OK, fund: z.array(Found) });

/** A house number by its id; coordinates in metres, ETRS89 / UTM zone 32 (EPSG:25832). */
const HouseNumberAnswer = z.object({
  status: OK,
  husnummer: z.object({
    husnummertekst: z.string(),
    vejnavn: z.string(),
    postnummer: z.object({ postnr: z.string(), navn: z.string() }),
    adgangspunkt: z.object({ koordinater: z.object({ x: z.number(), y: z.number() }) }).nullish(),
  }),
});

const STREET = 'street:';
const TITLE = /^(.+?),\s*(?:.+,\s*)?(\d{4}\s+[^,]+)$/;

/** A house number, or a street in a postal code; nothing of the kinds that are neither. */
const predictionOf = (found: Found): Prediction | undefined => {
  const { type, id, titel, vejnavn, postnr, postdistrikt } = found;
  if (type === 'husnummer' && id !== undefined) {
    const [, mainText = titel, secondaryText = ''] = TITLE.exec(titel) ?? [];
    return { id, text: titel, mainText, secondaryText };
  }
  if (type !== 'navngivenvejpostnummer' || !vejnavn || !postnr || !postdistrikt) return undefined;
  const secondaryText = `${postnr} ${postdistrikt}`;
  // Its own id leads to no place and name, which are known here already.
  const streetId = `${STREET}${Buffer.from(JSON.stringify([vejnavn, postnr, postdistrikt])).toString('base64url')}`;
  return streetId.length > 400
    ? undefined
    : { id: streetId, text: `${vejnavn}, ${secondaryText}`, mainText: vejnavn, secondaryText };
};

const isTexts = (value: unknown): value is [string, string, string] =>
  Array.isArray(value) && value.length === 3 && value.every((part) => typeof part === 'string');

/** The street of such a prediction; undefined for what was never given out. */
const readStreetPrediction = (id: string): TypedAddress | undefined => {
  if (!id.startsWith(STREET)) return undefined;
  try {
    const parsed: unknown = JSON.parse(Buffer.from(id.slice(STREET.length), 'base64url').toString('utf8'));
    if (!isTexts(parsed) || !/^\d{4}$/.test(parsed[1])) return undefined;
    const [streetName, postalCode, city] = parsed;
    return { streetName, streetNumber: '', postalCode, city, countryCode: 'DK' };
  } catch {
    return undefined;
  }
};

interface AdressevaelgerSettings extends Asking {
  /** What the Danish Agency for Climate Data gave out for its service. */
  token: string;
  baseUrl?: string;
  /** Answers for other countries, and where a postal code lies. */
  elsewhere: Geocoder;
}

const BASE = 'https://adressevaelger.dk';
const HOUSE_NUMBER_ID = /^[0-9a-f-]{36}$/i;

const addressOf = ({ husnummer }: z.infer<typeof HouseNumberAnswer>): GeocodedAddress => {
  const at = husnummer.adgangspunkt?.koordinater;
  return {
    streetName: husnummer.vejnavn,
    streetNumber: husnummer.husnummertekst,
    postalCode: husnummer.postnummer.postnr,
    city: husnummer.postnummer.navn,
    countryCode: 'DK',
    coordinates: at && fromUtm32(at.x, at.y),
  };
};

const withoutSpaces = (number: string): string => number.replaceAll(/\s/g, '').toLowerCase();

/**
 * Danish addresses by Adressevælger, which the Agency for Climate Data has put in the place of DAWA (closed in 2026).
 * Its field names are as documented at https://confluence.sdfi.dk/x/FoH_DQ.
 */
export const openAdressevaelger = (settings: AdressevaelgerSettings): Geocoder => {
  const { token, elsewhere, baseUrl = BASE } = settings;

  const ask = async <S extends z.ZodType>(
    path: string,
    params: Readonly<Record<string, string>>,
    schema: S,
    signal: AbortSignal | undefined,
  ): Promise<z.output<S> | undefined> => {
    const url = new URL(path, baseUrl);
    for (const [name, value] of Object.entries({ ...params, token })) url.searchParams.set(name, value);
    return askJson(settings, url, schema, {}, signal);
  };

  const houseNumber = async (id: string, signal: AbortSignal | undefined): Promise<GeocodedAddress | undefined> => {
    const found = await ask(`/husnumre/${encodeURIComponent(id)}`, {}, HouseNumberAnswer, signal);
    return found && addressOf(found);
  };

  const ofStreet = (address: TypedAddress) => ({
    vejnavn: address.streetName,
    postnummer: postalCodeKey('DK', address.postalCode),
  });

  /** With a number the house must be there, without one the street. */
  const known = async (address: TypedAddress, signal?: AbortSignal): Promise<GeocodedAddress | undefined> => {
    if (address.streetNumber === '') {
      const wanted = { ...ofStreet(address), maal: 'navngivenvejpostnummer' };
      const street = (await ask('/soeg', wanted, SearchAnswer, signal))?.fund.find(
        ({ vejnavn = '', postnr = '' }) =>
          nameKey(vejnavn) === nameKey(address.streetName) && postnr === wanted.postnummer,
      );
      if (street === undefined) return undefined;
      const { vejnavn: streetName = '', postnr: postalCode = '', postdistrikt: city = '' } = street;
      const coordinates = await elsewhere.locate('DK', postalCode, signal);
      return { ...address, streetName, postalCode, city, coordinates };
    }
    const wanted = { ...ofStreet(address), husnummer: address.streetNumber };
    const house = (await ask('/husnumre/soeg', wanted, SearchAnswer, signal))?.fund.find(
      ({ type, husnummer = '' }) =>
        type === 'husnummer' && withoutSpaces(husnummer) === withoutSpaces(address.streetNumber),
    );
    return house?.id === undefined ? undefined : houseNumber(house.id, signal);
  };

  return {
    source: 'adressevaelger',
    predictions: async (asked, signal) => {
      if (asked.countryCode !== 'DK') return elsewhere.predictions(asked, signal);
      const wanted = { tekst: asked.query, maksimum: String(MOST_PREDICTIONS) };
      const answer = await ask('/husnumre/soeg', wanted, SearchAnswer, signal);
      return (answer?.fund ?? []).flatMap((found) => predictionOf(found) ?? []).slice(0, MOST_PREDICTIONS);
    },
    resolve: async (id, asked, signal) => {
      signal?.throwIfAborted();
      if (asked.countryCode !== 'DK') return elsewhere.resolve(id, asked, signal);
      if (HOUSE_NUMBER_ID.test(id)) return houseNumber(id, signal);
      const street = readStreetPrediction(id);
      return street && { ...street, coordinates: await elsewhere.locate('DK', street.postalCode, signal) };
    },
    validate: async (address, signal): Promise<Verdict> => {
      if (address.countryCode !== 'DK') return elsewhere.validate(address, signal);
      const found = await known(address, signal);
      if (found === undefined) return { outcome: 'unknown' };
      return isSamePlace(found.city, address.city)
        ? { outcome: 'valid', address: found }
        : { outcome: 'wrong', fields: ['city'] };
    },
    locate: (countryCode, postalCode, signal) => elsewhere.locate(countryCode, postalCode, signal),
  };
};
