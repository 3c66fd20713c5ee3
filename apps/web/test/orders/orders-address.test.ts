import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  choicesIn,
  FACET_KEYS,
  NO_FACETS,
  type OrdersWanted,
  readOrdersAddress,
  requestOf,
  toggledFacet,
  withList,
  withoutNarrowing,
  writeOrdersAddress,
} from '../../app/features/orders/overview/orders-address.ts';
import { draftSortOf, orderSortOf } from '../../app/features/orders/overview/sorts.tsx';

const read = (address: string): OrdersWanted => readOrdersAddress(new URLSearchParams(address));
const PLAIN: OrdersWanted = read('');

describe('URL of the orders overview', () => {
  test('defaults to the first page of sent orders', () => {
    expect(PLAIN).toEqual({ list: 'history', query: '', page: 1, facets: NO_FACETS, from: '', until: '', sort: '' });
    expect(writeOrdersAddress(PLAIN)).toBe('');
  });

  test.each([
    ['', 'history'],
    ['tab=drafts', 'draft'],
    ['tab=backorders', 'backorder'],
    ['tab=returns', 'returnorder'],
    ['tab=anything', 'history'],
  ])('“%s” shows the list %s', (address, list) => {
    expect(read(address).list).toBe(list);
  });

  test('reads back what it wrote', () => {
    const value = fc.string({ minLength: 1, maxLength: 30 });
    const wanted = fc.record({
      list: fc.constantFrom('history', 'draft', 'backorder', 'returnorder'),
      query: fc.string({ maxLength: 100 }),
      page: fc.integer({ min: 1, max: 100_000 }),
      from: fc.constantFrom('', '2026-01-31'),
      until: fc.constantFrom('', '2026-11-21'),
      sort: fc.constantFrom('', 'total-desc', 'name-asc'),
      facets: fc
        .array(fc.uniqueArray(value, { maxLength: 3 }), { minLength: FACET_KEYS.length, maxLength: FACET_KEYS.length })
        .map((lists): OrdersWanted['facets'] => new Map(FACET_KEYS.map((key, place) => [key, lists[place] ?? []]))),
    });
    fc.assert(
      fc.property(wanted, (one: OrdersWanted) => {
        expect(read(writeOrdersAddress(one))).toEqual(one);
      }),
    );
  });

  test('ignores invalid values', () => {
    const odd = read(`page=0&from=2026-13-01&until=yesterday&sort=${'x'.repeat(50)}&query=${'q'.repeat(500)}&status=`);
    expect(odd).toEqual({ ...PLAIN, query: 'q'.repeat(100) });
    expect(orderSortOf(read('sort=name-asc'))).toBe('orderedAt-desc');
    expect(draftSortOf(read('sort=total-desc'))).toBe('lastChanged-desc');
    expect(orderSortOf(read('sort=toString'))).toBe('orderedAt-desc');
  });

  test('returns to the first page when a facet is toggled', () => {
    const chosen = toggledFacet(read('page=7'), 'status', 'delivered');
    expect([chosen.page, chosen.facets.get('status')]).toEqual([1, ['delivered']]);
    expect(toggledFacet(chosen, 'status', 'delivered').facets.get('status')).toEqual([]);
  });

  test('passes only the search words to another list', () => {
    const wanted = read('query=tavle&status=delivered&from=2026-01-01&sort=total-desc&page=3');
    expect(withList(wanted, 'draft')).toEqual({ ...PLAIN, list: 'draft', query: 'tavle' });
    expect(withoutNarrowing(wanted)).toEqual({ ...PLAIN, sort: 'total-desc' });
  });

  test('counts the days as one choice', () => {
    expect(choicesIn(read('status=delivered&status=picked&from=2026-01-01&until=2026-02-01'))).toBe(3);
    expect(choicesIn(PLAIN)).toBe(0);
  });
});

describe('request of a list', () => {
  test('contains page, words and facets, with the days as a facet', () => {
    expect(requestOf(read('query=tavle&page=2&soldTo=100001&from=2026-01-01'))).toEqual({
      Query: 'tavle',
      Page: 2,
      PageSize: 20,
      SelectedFacets: [
        { Key: 'soldTo', Values: ['100001'] },
        { Key: 'orderedAt', Values: ['2026-01-01', ''] },
      ],
    });
  });
});
