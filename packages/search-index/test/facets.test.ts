import { describe, expect, it } from 'vitest';
import { aDocument, aRequest, indexOf, keysOf } from './documents.ts';

const shop = indexOf(
  aDocument({
    key: '1',
    nodePath: ['N1', 'N11'],
    supplierCode: 'S1',
    classCode: 'EC1',
    flags: { stocked: true },
    features: { EF1: 'EV1', EF2: 10, EF3: [1, 5], EF4: true },
  }),
  aDocument({ key: '2', nodePath: ['N1', 'N12'], supplierCode: 'S1', features: { EF1: 'EV2', EF2: 20, EF3: [4, 9] } }),
  aDocument({ key: '3', nodePath: ['N1', 'N12'], supplierCode: 'S2', features: { EF1: 'EV1', EF2: 20, EF3: 4 } }),
  aDocument({ key: '4', nodePath: ['N2'], markets: ['SE'], features: { EF1: 'EV1' } }),
);

const facet = (key: string, more: Parameters<typeof aRequest>[0] = {}) =>
  shop.search(aRequest({ facets: 'all', ...more })).facets.find((each) => each.key === key);

describe('facets', () => {
  it('count nodes of all levels, suppliers, classes and flags of the market', () => {
    expect(facet('node')?.values).toEqual([
      { value: 'N1', count: 3 },
      { value: 'N12', count: 2 },
      { value: 'N11', count: 1 },
    ]);
    expect(facet('supplier')?.values).toEqual([
      { value: 'S1', count: 2 },
      { value: 'S2', count: 1 },
    ]);
    expect(facet('class')?.values).toEqual([{ value: 'EC1', count: 1 }]);
    expect(facet('flag')?.values).toEqual([{ value: 'stocked', count: 1 }]);
  });

  it('list only children of the reader’s node', () => {
    const inside = facet('node', { nodeCode: 'N1' });
    expect(inside?.values.map(({ value }) => value)).toEqual(['N12', 'N11']);
    expect(inside?.total).toBe(2);
    expect(facet('node', { nodeCode: 'N12' })).toBeUndefined();
  });

  it('list few numbers as values with the least and the greatest', () => {
    const values = [
      { value: '10', count: 1 },
      { value: '20', count: 2 },
    ];
    expect(facet('EF2')).toEqual({ key: 'EF2', type: 'values', values, min: 10, max: 20, total: 2 });
  });

  it('count for an interval everything that touches it', () => {
    expect(facet('EF3')?.values).toEqual([
      { value: '1..5', count: 3 },
      { value: '4', count: 3 },
      { value: '4..9', count: 3 },
    ]);
    expect(keysOf(shop, '', { selectedFacets: [{ key: 'EF3', values: ['6..'] }] })).toEqual(['2']);
    expect(keysOf(shop, '', { selectedFacets: [{ key: 'EF3', values: ['..2'] }] })).toEqual(['1']);
  });

  it('are any of the values inside a facet, and all facets together', () => {
    const either = [{ key: 'EF1', values: ['EV1', 'EV2'] }];
    expect(keysOf(shop, '', { selectedFacets: either })).toEqual(['1', '2', '3']);
    expect(keysOf(shop, '', { selectedFacets: [...either, { key: 'EF2', values: ['15..25'] }] })).toEqual(['2', '3']);
  });

  it('count without their own choice, but with those of others', () => {
    const selectedFacets = [{ key: 'supplier', values: ['S2'] }];
    expect(facet('supplier', { selectedFacets })?.values).toEqual([
      { value: 'S1', count: 2 },
      { value: 'S2', count: 1 },
    ]);
    expect(facet('EF1', { selectedFacets })?.values).toEqual([{ value: 'EV1', count: 1 }]);
  });

  it('keep a chosen value in sight though nothing has it', () => {
    expect(facet('EF1', { selectedFacets: [{ key: 'EF1', values: ['gone'] }] })?.values).toContainEqual({
      value: 'gone',
      count: 0,
    });
    expect(facet('EF9', { selectedFacets: [{ key: 'EF9', values: ['x'] }] })?.values).toEqual([
      { value: 'x', count: 0 },
    ]);
  });

  it('become five to eight intervals with nice ends when there are more than 30 numbers', () => {
    const index = indexOf(...Array.from({ length: 31 }, (_, n) => aDocument({ key: `${n}`, features: { EF1: n } })));
    const [range] = index.search(
      aRequest({ facets: 'all', selectedFacets: [{ key: 'EF1', values: ['5..8'] }] }),
    ).facets;
    expect(range).toMatchObject({ key: 'EF1', type: 'range', min: 0, max: 30, total: 31 });
    expect(range?.values).toEqual([
      { value: '..5', count: 6 },
      { value: '5..8', count: 4 },
      { value: '5..10', count: 6 },
      { value: '10..20', count: 11 },
      { value: '20..25', count: 6 },
      { value: '25..', count: 6 },
    ]);
  });

  it('count for an interval what choosing it finds, also for products', () => {
    const documents = Array.from({ length: 80 }, (_, n) =>
      aDocument({ key: `${n}`, productKey: `P${n % 7}`, features: { EF1: (n * n) % 53, EF2: [n, n + 5] } }),
    );
    const index = indexOf(...documents);
    for (const groupByProduct of [false, true])
      for (const { key, type, values } of index.search(aRequest({ facets: 'all', groupByProduct })).facets) {
        if (type !== 'range') continue;
        expect(values.length).toBeGreaterThanOrEqual(5);
        for (const { value, count } of values) {
          const chosen = index.search(aRequest({ groupByProduct, selectedFacets: [{ key, values: [value] }] }));
          expect([key, value, chosen.total]).toEqual([key, value, count]);
        }
      }
  });

  it('are shown from the required coverage of the result', () => {
    const index = indexOf(
      ...Array.from({ length: 10 }, (_, n) => aDocument({ key: `${n}`, features: n < 4 ? { EF1: n, EF2: 'x' } : {} })),
    );
    const keys = (facetBoosts: Record<string, number>) =>
      index.search(aRequest({ facets: 'all', facetBoosts, facetLimit: 1 })).facets.map(({ key }) => key);
    expect(keys({})).toEqual(['EF1']);
    expect(keys({ EF2: 0 })).toEqual(['EF1', 'EF2']);
    expect(keys({ EF2: 40 })).toEqual(['EF1', 'EF2']);
    expect(keys({ EF2: 41, EF1: 100 })).toEqual([]);
  });

  it('follow the order of the class that most of the result is of', () => {
    const index = indexOf(
      ...Array.from({ length: 8 }, (_, n) =>
        aDocument({
          key: `${n}`,
          classCode: 'EC1',
          features: { EF1: `a${n % 4}`, EF2: `b${n % 4}`, EF3: `c${n % 4}` },
        }),
      ),
    );
    const keys = () =>
      index
        .search(aRequest({ facets: 'all' }))
        .facets.map(({ key }) => key)
        .slice(1);
    expect(keys()).toEqual(['EF1', 'EF2', 'EF3']);
    index.registerFeatureOrder('EC1', ['EF3', 'EF1']);
    index.commit();
    expect(keys()).toEqual(['EF3', 'EF1', 'EF2']);
  });

  it('sort features by coverage and division of the result, up to the limit', () => {
    const features = (n: number) => ({ same: 'x', halves: n % 2, rare: 'r' });
    const documents = Array.from({ length: 10 }, (_, n) =>
      aDocument({ key: `${n}`, features: n === 0 ? features(n) : { same: 'x', halves: n % 2 } }),
    );
    const keys = (facetLimit: number) =>
      indexOf(...documents)
        .search(aRequest({ facets: 'all', facetLimit }))
        .facets.map(({ key }) => key);
    expect(keys(9)).toEqual(['halves', 'same', 'rare']);
    expect(keys(1)).toEqual(['halves']);
  });

  it('leave out features that are named like a facet of the shop', () => {
    const index = indexOf(aDocument({ key: '1', supplierCode: 'S1', features: { supplier: 'forged' } }));
    expect(keysOf(index, '', { selectedFacets: [{ key: 'supplier', values: ['forged'] }] })).toEqual([]);
  });
});
