import type { Database } from '../../../db/index.ts';
import type { Geocoder } from '../port.ts';
import { locatePostalCode } from './locate.ts';
import { predictAddresses } from './predict.ts';
import { readPredictionId } from './prediction-id.ts';
import { resolvePrediction } from './resolve.ts';
import { validateByPlaces } from './validate.ts';

/**
 * Knows postal codes and some streets from tables that the import fills: the demo's towns, or a country whole by
 * GeoNames' files. A street that it does not know is not held to be wrong, for it knows the fewest.
 */
export const openEmbeddedGeocoder = (db: Database): Geocoder => ({
  source: 'embedded',
  predictions: async ({ query, countryCode }, signal) => {
    signal?.throwIfAborted();
    return predictAddresses(db, countryCode, query);
  },
  resolve: async (id, { countryCode }, signal) => {
    signal?.throwIfAborted();
    const told = readPredictionId(id);
    return told === undefined ? undefined : resolvePrediction(db, countryCode, told);
  },
  validate: async (address, signal) => {
    signal?.throwIfAborted();
    return validateByPlaces(db, address);
  },
  locate: async (countryCode, postalCode, signal) => {
    signal?.throwIfAborted();
    return locatePostalCode(db, countryCode, postalCode);
  },
});
