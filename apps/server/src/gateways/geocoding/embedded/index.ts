export { openEmbeddedGeocoder } from './open-embedded-geocoder.ts';
