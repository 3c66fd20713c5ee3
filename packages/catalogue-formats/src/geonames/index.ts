/** GeoNames' postal codes, one country a file. */
export { geonamesReader } from './geonames-reader.ts';
