import { z } from 'zod';
import { operation } from '../operation.ts';
import { typedText } from '../shared/values.ts';
import { CountryCode, OneTimeAddressForm } from './delivery-addresses.ts';

const address = { area: 'addresses', access: 'buyer' } as const;

export const AddressPrediction = z
  .object({
    PredictionId: z.string().describe('Id of the prediction'),
    Text: z.string().describe('Text'),
    MainText: z.string().describe('The first part of the text, for display'),
    SecondaryText: z.string().describe('The second part of the text, for display'),
  })
  .describe('A suggestion that completes an address');
export type AddressPrediction = z.infer<typeof AddressPrediction>;

/** Coordinates of an address; null when they are not known. */
const coordinates = {
  Latitude: z.number().nullable().describe('Latitude in degrees (WGS 84)'),
  Longitude: z.number().nullable().describe('Longitude in degrees (WGS 84)'),
};

export const PredictedAddress = z
  .object({
    Name: z.string().describe('Name'),
    Street: z.string().describe('Street with number'),
    StreetName: z.string().describe('Name of the street'),
    StreetNumber: z.string().describe('Number in the street'),
    PostalCode: z.string().describe('Postal code'),
    City: z.string().describe('City'),
    CountryCode: z.string().describe('ISO 3166-1 alpha-2 country code'),
    IsOneTimeAddress: z.literal(true).describe('Whether the address was typed for one delivery'),
    ...coordinates,
  })
  .describe('A one-time address as the address service writes it');
export type PredictedAddress = z.infer<typeof PredictedAddress>;

export const getAddressPredictions = operation({
  ...address,
  call: 'own-adr-01',
  name: 'getAddressPredictions',
  summary: 'Addresses that begin like what was typed',
  description:
    'Completes an address that is being typed: best first, at most eight. Returns none while the address service is unavailable, so that the user can continue by hand. `session` is any word that stays the same while one address is typed.',
  method: 'GET',
  path: '/api/addresses/predictions',
  query: z.object({
    query: typedText(120).describe('Search text'),
    countryCode: CountryCode.optional().describe('ISO 3166-1 alpha-2 country code'),
    session: typedText(60).optional().describe('Any word that is the same for all requests while one address is typed'),
  }),
  response: z.array(AddressPrediction),
});

export const getPredictedAddress = operation({
  ...address,
  call: 'own-adr-02',
  name: 'getPredictedAddress',
  summary: 'The address of a prediction',
  description: 'The address of a prediction: 404 for one that is not known (any more).',
  method: 'GET',
  path: '/api/addresses/prediction/:id',
  failures: [404],
  params: z.object({ id: typedText(400).min(1).describe('Id') }),
  query: z.object({
    countryCode: CountryCode.optional().describe('ISO 3166-1 alpha-2 country code'),
    session: typedText(60).optional().describe('Any word that is the same for all requests while one address is typed'),
  }),
  response: PredictedAddress,
});

export const AddressField = z
  .enum(['Name', 'StreetName', 'StreetNumber', 'PostalCode', 'City', 'CountryCode'])
  .describe('The fields of a one-time address that can be wrong');
export type AddressField = z.infer<typeof AddressField>;

export const validateAddress = operation({
  ...address,
  call: 'own-adr-03',
  name: 'validateAddress',
  summary: 'Check a one-time address',
  description:
    "Whether goods can be sent to an address: every field filled in (the street's number only in NL), and known to the gazetteer. When that fails, every field is flagged.",
  method: 'POST',
  path: '/api/addresses/validate',
  changes: false,
  body: OneTimeAddressForm,
  response: z.object({
    IsValid: z.boolean().describe('Whether the address is valid'),
    InvalidFields: z.array(AddressField).describe('The fields that are wrong'),
    Address: PredictedAddress.extend({ Name2: z.string().describe('Second line of the name') })
      .nullable()
      .describe('The address as the address service writes it; null unless it is valid'),
    Source: z
      .enum(['embedded', 'adressevaelger', 'maps', 'none'])
      .describe('Service that checked the address; `none` when a field was blank or the service failed'),
  }),
});
