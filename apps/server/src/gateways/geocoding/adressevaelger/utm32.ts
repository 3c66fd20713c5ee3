import type { Coordinates } from '../port.ts';

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
