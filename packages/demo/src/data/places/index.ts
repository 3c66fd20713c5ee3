import type { Market } from '@grossist/domain';
import { GERMANY } from './de.ts';
import { DENMARK } from './dk.ts';
import { NETHERLANDS } from './nl.ts';
import { NORWAY } from './no.ts';
import { SWEDEN } from './se.ts';

/** One place a line: code, place, latitude, longitude, parted by semicolons. */
export const PLACES: Readonly<Record<Market, string>> = {
  DK: DENMARK,
  DE: GERMANY,
  SE: SWEDEN,
  NL: NETHERLANDS,
  NO: NORWAY,
};
