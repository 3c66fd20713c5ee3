import { expect, test } from 'vitest';
import { facetsOf, fieldsFromAddress, newBlockId, nodePathOf } from '../../app/features/editing/blocks/block-fields.ts';
import { numbersIn } from '../../app/features/editing/browsing/browsing-fields.ts';

test('an address of the search becomes words, facets and order', () => {
  expect(fieldsFromAddress('https://shop.example/da-DK/search?query=kabel&f=supplier%3Ahav&sort=name')).toEqual({
    term: 'kabel',
    facets: [{ Key: 'supplier', Values: ['hav'] }],
    sort: 'name',
  });
  expect(nodePathOf('/da-DK/catalogue/electrical/cables?query=x')).toBe('/catalogue/electrical/cables');
});

test('any other address is no block', () => {
  for (const address of ['', '/cart', 'javascript:alert(1)', 'https://', '/da-DK/variation/1000001']) {
    expect(fieldsFromAddress(address), address).toBeUndefined();
    expect(nodePathOf(address), address).toBe('');
  }
});

test('facets that can’t be read are none', () => {
  expect(facetsOf('[{"Key":"a","Values":["b"]}]')).toEqual([{ Key: 'a', Values: ['b'] }]);
  for (const json of ['', 'nonsense', '{}', '[1,{"Key":2}]', 'null']) expect(facetsOf(json), json).toEqual([]);
});

test('the id of a new block is one that the shop takes', () => {
  for (const title of ['Kabler på tilbud', '', '<script>']) expect(newBlockId(title)).toMatch(/^[\w.-]{1,60}$/);
});

test('numbers are read however they are separated, none twice', () => {
  expect(numbersIn(' 1000001, 1000002;1000003\n1000001 ')).toEqual(['1000001', '1000002', '1000003']);
});
