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

describe('a one-time address that the shop refuses', () => {
  test('has the fields flagged that are named', () => {
    expect(refusedAddress(problem('address-invalid', ['PostalCode', 'City']))).toEqual({
      fields: ['postalCode', 'city'],
    });
  });

  test('is told from any other failure', () => {
    expect(refusedAddress(problem('not-found', []))).toBeUndefined();
    expect(refusedAddress(new TypeError('no connection'))).toBeUndefined();
  });

  test('flags no field that the form has not', () => {
    expect(fieldsNamed(['Name', 'Elevator'])).toEqual(['name']);
  });
});

test('a form is sent with every field, blank where nothing was typed', () => {
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

test('a prediction says nothing of who gets the goods', () => {
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
