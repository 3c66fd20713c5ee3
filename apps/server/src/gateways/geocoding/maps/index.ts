/** A maps service as Google's: place autocomplete and geocoding, restricted to a country. */
export { openMaps } from './open-maps.ts';
