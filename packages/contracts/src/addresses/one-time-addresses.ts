import { z } from 'zod';
import { operation } from '../operation.ts';
import { typedText } from '../shared/values.ts';
import { CountryCode, OneTimeAddressForm } from './address-choice.ts';

const address = { area: 'addresses', access: 'buyer' } as const;

export const AddressPrediction = z.object({
  PredictionId: z.string(),
  Text: z.string(),
  MainText: z.string(),
  SecondaryText: z.string(),
});
export type AddressPrediction = z.infer<typeof AddressPrediction>;

/** Where on earth an address is; null where nobody knows. */
const coordinates = { Latitude: z.number().nullable(), Longitude: z.number().nullable() };

/** A one-time address as the gazetteer writes it. */
export const PredictedAddress = z.object({
  Name: z.string(),
  Street: z.string(),
  StreetName: z.string(),
  StreetNumber: z.string(),
  PostalCode: z.string(),
  City: z.string(),
  CountryCode: z.string(),
  IsOneTimeAddress: z.literal(true),
  ...coordinates,
});
export type PredictedAddress = z.infer<typeof PredictedAddress>;

/**
 * What an address that is being typed may become, best first, at most eight; none while the gazetteer does not answer:
 * whoever types goes on by hand. `session` is one word for all that is asked while one address is typed.
 */
export const getAddressPredictions = operation({
  ...address,
  call: 'own-adr-01',
  name: 'getAddressPredictions',
  summary: 'Addresses that begin like what was typed',
  method: 'GET',
  path: '/api/addresses/predictions',
  query: z.object({ query: typedText(120), countryCode: CountryCode.optional(), session: typedText(60).optional() }),
  response: z.array(AddressPrediction),
});

/** The address of a prediction: 404 for one that is not known (any more). */
export const getPredictedAddress = operation({
  ...address,
  call: 'own-adr-02',
  name: 'getPredictedAddress',
  summary: 'The address of a prediction',
  method: 'GET',
  path: '/api/addresses/prediction/:id',
  params: z.object({ id: typedText(400).min(1) }),
  query: z.object({ countryCode: CountryCode.optional(), session: typedText(60).optional() }),
  response: PredictedAddress,
});

/** The fields of a one-time address that can be wrong. */
export const AddressField = z.enum(['Name', 'StreetName', 'StreetNumber', 'PostalCode', 'City', 'CountryCode']);
export type AddressField = z.infer<typeof AddressField>;

/**
 * Whether goods can be sent to an address: every field filled in (the street's number only in NL), and known to the
 * gazetteer. When that fails, every field is flagged. Sections 4, 5 and 8.
 */
export const validateAddress = operation({
  ...address,
  call: 'own-adr-03',
  name: 'validateAddress',
  summary: 'Check a one-time address',
  method: 'POST',
  path: '/api/addresses/validate',
  changes: false,
  body: OneTimeAddressForm,
  response: z.object({
    IsValid: z.boolean(),
    InvalidFields: z.array(AddressField),
    /** As the gazetteer writes it, for the names that were sent; null unless it is valid. */
    Address: PredictedAddress.extend({ Name2: z.string() }).nullable(),
    /** Who said so: nobody where a field was blank or the gazetteer failed. */
    Source: z.enum(['embedded', 'adressevaelger', 'maps', 'none']),
  }),
});
