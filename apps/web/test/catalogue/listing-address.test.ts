import { SORT_KEYS } from '@grossist/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  LISTING_SIZES,
  LISTING_VIEWS,
  type ListingAddress,
  listingOf,
  searchOf,
  toggled,
  USUAL_SIZE,
  withoutRangeFields,
  withValues,
} from '../../app/features/catalogue/listing/listing-address.ts';

const NOTHING: ListingAddress = { query: '', page: 1, sort: undefined, chosen: [] };

const word = fc.stringMatching(/^[A-Za-z0-9æøåß.,+&=?#%/-]{1,20}$/);
const listing = fc.record({
  query: fc.oneof(fc.constant(''), word),
  page: fc.integer({ min: 1, max: 100_000 }),
  sort: fc.constantFrom(undefined, ...SORT_KEYS),
  view: fc.constantFrom(undefined, ...LISTING_VIEWS),
  size: fc.constantFrom(undefined, ...LISTING_SIZES.filter((size) => size !== USUAL_SIZE)),
  chosen: fc.uniqueArray(fc.record({ key: word, values: fc.uniqueArray(word, { minLength: 1, maxLength: 5 }) }), {
    selector: ({ key }) => key,
    maxLength: 8,
  }),
});

test('stores the whole state of a list in the URL', () => {
  fc.assert(
    fc.property(listing, (wanted) => {
      expect(listingOf(new URLSearchParams(searchOf(wanted)))).toEqual(wanted);
    }),
  );
});

test('limits the values of a URL to those that a search accepts', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('query', 'f', 'page', 'sort', 'x'), fc.string())), (pairs) => {
      const { query, page, chosen } = listingOf(new URLSearchParams(pairs));
      expect(query.length).toBeLessThanOrEqual(200);
      expect(page).toBeGreaterThanOrEqual(1);
      expect(page).toBeLessThanOrEqual(100_000);
      expect(chosen.length).toBeLessThanOrEqual(50);
      for (const { key, values } of chosen) {
        expect(key.length).toBeGreaterThan(0);
        expect(values.length).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test('removes control characters, which the server refuses, from the query', () => {
  expect(listingOf(new URLSearchParams({ query: 'ka\u0000b\u001bel' })).query).toBe('kabel');
});

test('toggles a facet value and returns to the first page', () => {
  const once = toggled({ ...NOTHING, page: 7 }, 'supplier', 'S1');
  expect(once).toEqual({ ...NOTHING, chosen: [{ key: 'supplier', values: ['S1'] }] });
  expect(toggled(once, 'supplier', 'S1')).toEqual(NOTHING);
});

test('adds values of one facet and leaves other facets unchanged', () => {
  const two = toggled(withValues(NOTHING, 'a', ['1']), 'a', '2');
  expect(withValues(two, 'b', ['3']).chosen).toEqual([
    { key: 'a', values: ['1', '2'] },
    { key: 'b', values: ['3'] },
  ]);
});

test('parses the fields of a range with comma or point and in either order', () => {
  const chosenBy = (fields: Record<string, string>) => withoutRangeFields(new URLSearchParams(fields))?.chosen;
  expect(chosenBy({ 'min.EF1': '2,5', 'max.EF1': '16' })).toEqual([{ key: 'EF1', values: ['2.5..16'] }]);
  expect(chosenBy({ 'min.EF1': '16', 'max.EF1': '2.5' })).toEqual([{ key: 'EF1', values: ['2.5..16'] }]);
  expect(chosenBy({ 'min.EF1': '', 'max.EF1': '10' })).toEqual([{ key: 'EF1', values: ['..10'] }]);
  expect(chosenBy({ 'min.EF1': '−3', 'max.EF1': '' })).toEqual([{ key: 'EF1', values: ['-3..'] }]);
  expect(chosenBy({ 'min.EF1': '', 'max.EF1': 'much' })).toEqual([]);
});

test('returns undefined for a URL without fields of a range', () => {
  expect(withoutRangeFields(new URLSearchParams('query=kabel&f=EF1%3A2..3'))).toBeUndefined();
});
