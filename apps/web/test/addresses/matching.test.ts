import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameAddress, matching, nameOfAddress, placeOfAddress } from '../../app/features/addresses/address-text.ts';
import { anAddress } from './an-address.ts';

const HOSPITAL = anAddress({ Id: 'h', Name: 'Byggeplads Sygehus Øst', City: 'Roskilde', PostalCode: '4000' });
const OFFICE = anAddress({ Id: 'o' });
const MALMO = anAddress({ Id: 'm', Name: 'Elmontage', Street: 'Ångströmsgatan 3', City: 'Malmö', CountryCode: 'SE' });
const ALL = [HOSPITAL, OFFICE, MALMO];

describe('address search', () => {
  test.each([
    ['a part of the name', 'sygeh', [HOSPITAL]],
    ['the postcode', '2600', [OFFICE, MALMO]],
    ['words of different fields in any order', 'roskilde byggeplads', [HOSPITAL]],
    ['without accents', 'angstromsgatan malmo', [MALMO]],
    ['in capitals', 'GLOSTRUP', [OFFICE]],
    ['blanks', '   ', ALL],
    ['what is nowhere', 'oslo', []],
  ])('finds by %s', (_, typed, found) => {
    expect(matching(ALL, typed)).toEqual(found);
  });

  test('finds only existing addresses, and all again when the search is cleared', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const found = matching(ALL, typed);
        expect(ALL).toEqual(expect.arrayContaining([...found]));
        expect(matching(ALL, '')).toEqual(ALL);
      }),
    );
  });
});

describe('address equality', () => {
  test('compares addresses by their fields, not by their ids', () => {
    expect(isSameAddress(OFFICE, anAddress({ Id: 'latest', ProjectNumber: 'P-1' }))).toBe(true);
    expect(isSameAddress(OFFICE, anAddress({ Id: 'latest', Street: 'Kobbervej 20' }))).toBe(false);
  });

  test('treats a one-time address as different', () => {
    expect(isSameAddress(OFFICE, anAddress({ Id: 'latest', IsOneTimeAddress: true }))).toBe(false);
  });
});

describe('address text', () => {
  test('names only a foreign country', () => {
    expect(placeOfAddress(OFFICE, 'DK')).toBe('Kobbervej 18, 2600 Glostrup');
    expect(placeOfAddress(MALMO, 'DK')).toBe('Ångströmsgatan 3, 2600 Malmö, SE');
  });

  test('contains both names', () => {
    expect(nameOfAddress(anAddress({ Name2: 'Lager' }))).toBe('Nordkraft El A/S, Lager');
  });
});
