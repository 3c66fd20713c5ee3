import { describe, expect, test } from 'vitest';
import { ProblemError } from '../../app/api/index.ts';
import {
  fieldsNamed,
  formOfPrediction,
  formOnWire,
  refusedAddress,
} from '../../app/features/addresses/one-time/fields-on-wire.ts';

const problem = (code: string, fields: readonly string[]): ProblemError =>
  new ProblemError({ title: '', status: 422, code, errors: fields.map((field) => ({ field, message: '' })) });

describe('refused one-time address', () => {
  test('flags the refused fields', () => {
    expect(refusedAddress(problem('address-invalid', ['PostalCode', 'City']))).toEqual({
      fields: ['postalCode', 'city'],
    });
  });

  test('returns undefined for any other failure', () => {
    expect(refusedAddress(problem('not-found', []))).toBeUndefined();
    expect(refusedAddress(new TypeError('no connection'))).toBeUndefined();
  });

  test('ignores fields that the form does not have', () => {
    expect(fieldsNamed(['Name', 'Elevator'])).toEqual(['name']);
  });
});

test('sends every field of a form, empty ones blank', () => {
  expect(formOnWire({ name: 'Nordkraft', postalCode: null })).toEqual({
    Name: 'Nordkraft',
    StreetName: '',
    StreetNumber: '',
    PostalCode: '',
    City: '',
    CountryCode: '',
    IsOneTimeAddress: true,
  });
});

test('leaves the recipient out of a prediction', () => {
  const form = formOfPrediction({
    Name: '',
    Street: 'Vestergade 12',
    StreetName: 'Vestergade',
    StreetNumber: '12',
    PostalCode: '4100',
    City: 'Ringsted',
    CountryCode: 'DK',
    IsOneTimeAddress: true,
    Latitude: null,
    Longitude: null,
  });
  expect(form).toEqual({
    streetName: 'Vestergade',
    streetNumber: '12',
    postalCode: '4100',
    city: 'Ringsted',
    countryCode: 'DK',
  });
});
