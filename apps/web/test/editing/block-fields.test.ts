import { expect, test } from 'vitest';
import { facetsOf, fieldsFromAddress, newBlockId, nodePathOf } from '../../app/features/editing/blocks/block-fields.ts';
import { numbersIn } from '../../app/features/editing/browsing/browsing-fields.ts';

test('reads words, facets and sort order from the URL of a search', () => {
  expect(fieldsFromAddress('https://shop.example/da-DK/search?query=kabel&f=supplier%3Ahav&sort=name')).toEqual({
    term: 'kabel',
    facets: [{ Key: 'supplier', Values: ['hav'] }],
    sort: 'name',
  });
  expect(nodePathOf('/da-DK/catalogue/electrical/cables?query=x')).toBe('/catalogue/electrical/cables');
});

test('returns undefined for any other URL', () => {
  for (const address of ['', '/cart', 'javascript:alert(1)', 'https://', '/da-DK/variation/1000001']) {
    expect(fieldsFromAddress(address), address).toBeUndefined();
    expect(nodePathOf(address), address).toBe('');
  }
});

test('returns no facets for malformed JSON', () => {
  expect(facetsOf('[{"Key":"a","Values":["b"]}]')).toEqual([{ Key: 'a', Values: ['b'] }]);
  for (const json of ['', 'nonsense', '{}', '[1,{"Key":2}]', 'null']) expect(facetsOf(json), json).toEqual([]);
});

test('makes valid ids for new blocks', () => {
  for (const title of ['Kabler på tilbud', '', '<script>']) expect(newBlockId(title)).toMatch(/^[\w.-]{1,60}$/);
});

test('parses distinct numbers with any separator', () => {
  expect(numbersIn(' 1000001, 1000002;1000003\n1000001 ')).toEqual(['1000001', '1000002', '1000003']);
});
