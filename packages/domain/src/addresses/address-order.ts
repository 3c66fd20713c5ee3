/** Orders addresses: by distance, or by the latest use. */

/** Degrees north and east. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_KM = 6371.0088;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** As the crow flies, in kilometres: the haversine formula on a round earth, within half a percent. */
export const distanceKm = (from: Coordinates, to: Coordinates): number => {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const east = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord = north + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, chord)));
};

export interface Located<Place> {
  place: Place;
  /** Null where the coordinates are not known. */
  distanceKm: number | null;
}

/** Places nearest first; those without coordinates come last, in the order given. [svc-04] */
export const nearestFirst = <Place extends Partial<Coordinates>>(
  from: Coordinates,
  places: readonly Place[],
): Located<Place>[] =>
  places
    .map((place): Located<Place> => ({ place, distanceKm: distanceTo(from, place) }))
    .toSorted((left, right) => (left.distanceKm ?? FARTHEST) - (right.distanceKm ?? FARTHEST));

/** Farther than anything on earth. */
const FARTHEST = 1e6;

const distanceTo = (from: Coordinates, { latitude, longitude }: Partial<Coordinates>): number | null =>
  latitude === undefined || longitude === undefined ? null : distanceKm(from, { latitude, longitude });

/** What decides the place of an address among the latest. */
export interface UsedAddress {
  isServiceCenter: boolean;
  /** An instant, ISO 8601 in UTC; null: never. */
  lastUsed: string | null;
}

/**
 * Last used first, those never used after all others, else in the order given. Service centers are left out unless
 * asked for. Section 5. [adr-01]
 */
export const orderLatest = <Address extends UsedAddress>(
  addresses: readonly Address[],
  { includeServiceCenters = false }: { includeServiceCenters?: boolean } = {},
): Address[] =>
  addresses
    .filter(({ isServiceCenter }) => includeServiceCenters || !isServiceCenter)
    .toSorted((left, right) => usedAt(right) - usedAt(left));

// Number.MIN_SAFE_INTEGER, since infinity less infinity is no order.
const usedAt = ({ lastUsed }: UsedAddress): number => {
  const instant = lastUsed === null ? Number.NaN : Date.parse(lastUsed);
  return Number.isNaN(instant) ? Number.MIN_SAFE_INTEGER : instant;
};
