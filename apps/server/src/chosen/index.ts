/** Of what has several adapters behind its port the one that the settings choose. */
export { chosenForwarder } from './analytics-forwarder.ts';
export { chosenCardService } from './card-service.ts';
export { chosenGeocoder } from './geocoder.ts';
export { chosenMediaStore } from './media-store.ts';
export { chosenSearch } from './search-engine.ts';
