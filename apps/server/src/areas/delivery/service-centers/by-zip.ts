import { isPostalCode, type Market, nearestFirst } from '@grossist/domain';
import type { ServiceCenter } from '../../../gateways/erp/port.ts';
import { type Coordinates, type Geocoder, GeocoderDoesNotAnswer } from '../../../gateways/geocoding/port.ts';
import { postalCodeKey } from '../../../gateways/geocoding/spelling.ts';

export interface FoundCenter {
  center: ServiceCenter;
  /** Null where nobody knows where the zip code lies. */
  distanceKm: number | null;
}

const placeOf = async (
  geocoder: Geocoder,
  market: Market,
  zip: string,
  signal: AbortSignal | undefined,
): Promise<Coordinates | undefined> => {
  try {
    return await geocoder.locate(market, zip, signal);
  } catch (error) {
    if (error instanceof GeocoderDoesNotAnswer) return undefined;
    throw error;
  }
};

/** The digits of two codes as numbers of the same length: codes that are near each other are numbers that are. */
const numberOf = (market: Market, zip: string): number =>
  Number(postalCodeKey(market, zip).replaceAll(/\D/g, '').padEnd(5, '0').slice(0, 5));

/**
 * Centers nearest to a zip code first, as the crow flies; where nobody knows where it lies, those with the zip code
 * that differs the least. None for a zip code that the country can't have. [svc-04]
 */
export const nearestToZip = async (
  geocoder: Geocoder,
  centers: readonly ServiceCenter[],
  { market, zip }: { market: Market; zip: string },
  signal?: AbortSignal,
): Promise<readonly FoundCenter[]> => {
  if (!isPostalCode(market, zip)) return [];
  const from = await placeOf(geocoder, market, zip, signal);
  if (from !== undefined) {
    return nearestFirst(from, centers).map(({ place, distanceKm }) => ({ center: place, distanceKm }));
  }
  const wanted = numberOf(market, zip);
  const gap = ({ postalCode }: ServiceCenter): number => Math.abs(numberOf(market, postalCode) - wanted);
  return centers.toSorted((left, right) => gap(left) - gap(right)).map((center) => ({ center, distanceKm: null }));
};
