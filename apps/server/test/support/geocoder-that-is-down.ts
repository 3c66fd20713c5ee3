import { type Geocoder, GeocoderDoesNotAnswer } from '../../src/gateways/geocoding/port.ts';

const noAnswer = (): Promise<never> => Promise.reject(new GeocoderDoesNotAnswer('No response'));

/** A geocoder that answers nothing. */
export const geocoderThatIsDown: Geocoder = {
  source: 'maps',
  predictions: noAnswer,
  resolve: noAnswer,
  validate: noAnswer,
  locate: noAnswer,
};
