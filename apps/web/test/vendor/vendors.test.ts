import { describe, expect, test } from 'vitest';
import { vendorData } from '../../app/features/vendor/vendor-data.ts';
import { ofVendor, vendorsAddressOf, vendorsSearchOf } from '../../app/features/vendor/vendors-address.ts';
import { byLetter } from '../../app/features/vendor/vendors-screen.tsx';

describe('the address of a page of vendors', () => {
  test('contains the query and the page', () => {
    const address = { query: 'amp', page: 2 };
    expect(vendorsAddressOf(new URLSearchParams(vendorsSearchOf(address)))).toEqual(address);
    expect(vendorsSearchOf({ query: '', page: 1 })).toBe('');
  });

  test.each(['0', '-1', '1.5', 'NaN', '99999999', 'two'])('is of the first page where it says %j', (page) => {
    expect(vendorsAddressOf(new URLSearchParams({ page })).page).toBe(1);
  });

  test('leaves out what the contract does not take', () => {
    const { query } = vendorsAddressOf(new URLSearchParams({ query: `\u0000 ${'a'.repeat(500)}` }));
    expect(query).toBe('a'.repeat(100));
  });
});

test('a vendor’s materials are a list narrowed to it, whatever its code', () => {
  const search = new URLSearchParams(ofVendor('A&B:1'));
  expect(search.getAll('f')).toEqual(['supplier:A&B:1']);
});

test('vendors stand below their letters, in their order, and those that begin with none together', () => {
  const named = ['3M', '4you', 'Aage', 'abc', 'Ærø', 'Åby'].map((Name) => ({ Name }));
  expect(byLetter(named, 'da-DK').map(({ letter, of }) => [letter, of.length])).toEqual([
    ['#', 2],
    ['A', 2],
    ['Æ', 1],
    ['Å', 1],
  ]);
});

test('gives search engines the vendor as a brand, without unknown fields', () => {
  const vendor = {
    Code: 'S1',
    Name: 'Ampelund',
    Url: '/vendors/S1',
    LogoUrl: '/media/vendors/S1.svg',
    Description: '',
    DescriptionLanguage: '',
    WebsiteUrl: '',
    MaterialCount: 1,
    Nodes: [],
    BestSellers: [],
  };
  expect(vendorData(vendor, 'https://shop.example/da-DK')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Brand',
    name: 'Ampelund',
    description: undefined,
    logo: 'https://shop.example/media/vendors/S1.svg',
    url: 'https://shop.example/da-DK/vendors/S1',
    sameAs: undefined,
  });
});
