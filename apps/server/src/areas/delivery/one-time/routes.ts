import {
  getAddressPredictions,
  getPredictedAddress,
  type PredictedAddress,
  validateAddress,
} from '@grossist/contracts';
import { languageOf } from '@grossist/domain';
import { type GeocodedAddress, type Geocoder, GeocoderDoesNotAnswer } from '../../../gateways/geocoding/port.ts';
import { joinStreet } from '../../../gateways/geocoding/spelling.ts';
import { type Answer, answerBuyer } from '../../../http/answer.ts';
import { geocoderDoesNotAnswer, notFound } from '../../../http/failure.ts';
import { checkOneTimeAddress, fieldOnWire, formOf } from './one-time-address.ts';

const presentGeocoded = (address: GeocodedAddress, name: string): PredictedAddress => ({
  Name: name,
  Street: joinStreet(address.streetName, address.streetNumber),
  StreetName: address.streetName,
  StreetNumber: address.streetNumber,
  PostalCode: address.postalCode,
  City: address.city,
  CountryCode: address.countryCode,
  IsOneTimeAddress: true,
  Latitude: address.coordinates?.latitude ?? null,
  Longitude: address.coordinates?.longitude ?? null,
});

/** Fewer letters match too many addresses. */
const FEWEST_LETTERS = 2;

export const oneTimeRoutes = ({ geocoder }: { geocoder: Geocoder }): readonly Answer[] => {
  const check = checkOneTimeAddress(geocoder);

  return [
    answerBuyer(getAddressPredictions, async ({ query }, buyer, { signal }) => {
      if (query.query.trim().length < FEWEST_LETTERS) return [];
      const { countryCode = buyer.market, session } = query;
      const asked = { query: query.query.trim(), countryCode, session, language: languageOf(buyer.locale) };
      try {
        const predictions = await geocoder.predictions(asked, signal);
        return predictions.map(({ id, text, mainText, secondaryText }) => ({
          PredictionId: id,
          Text: text,
          MainText: mainText,
          SecondaryText: secondaryText,
        }));
      } catch (error) {
        // The form can still be filled in by hand.
        if (error instanceof GeocoderDoesNotAnswer) return [];
        throw error;
      }
    }),
    answerBuyer(getPredictedAddress, async ({ params, query }, buyer, { signal }) => {
      const { countryCode = buyer.market, session } = query;
      try {
        const asked = { countryCode, session, language: languageOf(buyer.locale) };
        const address = await geocoder.resolve(params.id, asked, signal);
        if (address === undefined) throw notFound('address');
        return presentGeocoded(address, '');
      } catch (error) {
        throw error instanceof GeocoderDoesNotAnswer ? geocoderDoesNotAnswer() : error;
      }
    }),
    answerBuyer(validateAddress, async ({ body }, buyer, { signal }) => {
      const form = formOf(body);
      const { fields, address, source } = await check(form, buyer.market, signal);
      return {
        IsValid: address !== undefined,
        InvalidFields: fields.map(fieldOnWire),
        Address:
          address === undefined ? null : { ...presentGeocoded(address, form.name), Name2: (body.Name2 ?? '').trim() },
        Source: source,
      };
    }),
  ];
};
