import { describe, expect, it } from 'vitest';
import { aRequest, indexOf, named } from './documents.ts';

const shop = indexOf(
  named('1', 'lampe', { productKey: 'A', popularity: 1 }),
  named('2', 'lampe sort', { productKey: 'A', popularity: 3 }),
  named('3', 'lampe', { productKey: 'A', popularity: 2 }),
  named('4', 'rør', { productKey: 'A', popularity: 9 }),
  named('5', 'lampe', { productKey: 'B' }),
);

describe('products of a result', () => {
  it('name their variations that were found, the best first, and how many there are', () => {
    const { hits, total } = shop.search(aRequest({ query: 'lampe', groupByProduct: true, variationsPerProduct: 2 }));
    expect(total).toBe(2);
    expect(hits[0]).toMatchObject({ productKey: 'A', variationTotal: 3 });
    expect(hits[0]?.variations).toHaveLength(2);
    expect(hits[0]?.variations?.[0]).toBe(hits[0]?.key);
    expect(hits[1]).toMatchObject({ key: '5', variations: ['5'], variationTotal: 1 });
  });

  it('name them in the order of the result, and across changes', () => {
    const index = indexOf(named('1', 'lampe', { productKey: 'A' }), named('2', 'lampe', { productKey: 'A' }));
    index.put([named('0', 'lampe', { productKey: 'A' })]);
    index.commit();
    const request = aRequest({ sort: 'number', groupByProduct: true, variationsPerProduct: 9 });
    expect(index.search(request).hits).toMatchObject([{ key: '0', variations: ['0', '1', '2'], variationTotal: 3 }]);
  });

  it('return none unless requested', () => {
    const { hits } = shop.search(aRequest({ query: 'lampe', groupByProduct: true }));
    expect(hits[0]).not.toHaveProperty('variations');
  });
});
