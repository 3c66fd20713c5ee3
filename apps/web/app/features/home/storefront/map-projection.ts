import type { Market } from '@grossist/domain';

/** The sheet on which a market's outline is drawn, in Mercator's projection. */
export interface MapSheet {
  /** Units of the drawing. */
  width: number;
  height: number;
  /** Degrees (WGS 84) of its left and upper edge. */
  west: number;
  north: number;
  /** Units of the drawing in a radian of longitude. */
  scale: number;
}

/** Made together with the files of `outlines`. */
const SHEETS: Readonly<Record<Market, MapSheet>> = {
  DK: { width: 1000, height: 811, west: 8.0947, north: 57.7516, scale: 8120.069 },
  DE: { width: 735, height: 1000, west: 5.8519, north: 55.0651, scale: 4594.703 },
  SE: { width: 436, height: 1000, west: 11.1079, north: 69.0364, scale: 1913.309 },
  NL: { width: 839, height: 1000, west: 3.3498, north: 53.5589, scale: 12498.326 },
  NO: { width: 842, height: 1000, west: 4.6422, north: 71.1656, scale: 1825.825 },
};

export const sheetOf = (market: Market): MapSheet => SHEETS[market];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Northing of a latitude in degrees, in radians of longitude at the equator. */
const northing = (latitude: number): number => Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2));

export interface Place {
  Latitude: number;
  Longitude: number;
}

/** Returns where a place lies on a market's sheet, in units of the drawing from its upper left corner. */
export const placeOnSheet = (market: Market, { Latitude, Longitude }: Place): { x: number; y: number } => {
  const { west, north, scale } = SHEETS[market];
  return {
    x: radians(Longitude - west) * scale,
    y: (northing(north) - northing(Latitude)) * scale,
  };
};

/** Returns whether a place lies on a market's sheet; one whose coordinates are unknown, 0 and 0, does not. */
export const isOnSheet = (market: Market, place: Place): boolean => {
  const { width, height } = SHEETS[market];
  const { x, y } = placeOnSheet(market, place);
  return x >= 0 && x <= width && y >= 0 && y <= height;
};
