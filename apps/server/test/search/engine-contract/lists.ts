import { expect, test } from 'vitest';
import { questionsOf, type TheWorld } from './asking.ts';

export const listsContract = (world: TheWorld): void => {
  const { searched, keys } = questionsOf(world);

  test('sorts by number, natural order of names, and popularity', async () => {
    expect(await keys('', { sort: 'number' })).toEqual(['101', '102', '103', '201', '202', '203', '301', '302']);
    expect(await keys('', { sort: 'name' })).toEqual(['302', '103', '203', '101', '102', '301', '202', '201']);
    expect(await keys('kabel', { sort: 'popularity' })).toEqual(['101', '103', '102']);
  });

  test('returns consecutive pages, and an empty page with the total beyond the end', async () => {
    const page = (offset: number) => searched('', { sort: 'number', offset, limit: 3 });
    expect((await page(0)).hits.map(({ key }) => key)).toEqual(['101', '102', '103']);
    expect((await page(6)).hits.map(({ key }) => key)).toEqual(['301', '302']);
    expect(await page(9)).toMatchObject({ total: 8, hits: [] });
    expect(await page(5_000_000)).toMatchObject({ total: 8, hits: [] });
    expect(await searched('', { limit: 0 })).toMatchObject({ total: 8, hits: [] });
  });

  test('below a node only its materials are found', async () => {
    expect(await keys('', { nodeCode: 'E1', sort: 'number' })).toEqual(['101', '102', '103']);
    expect(await keys('22', { nodeCode: 'W2' })).toEqual(['203']);
    expect((await searched('', { nodeCode: 'X' })).total).toBe(0);
  });

  test('one hit for each product, its best variation, and the total is of products', async () => {
    const result = await searched('', { groupByProduct: true });
    expect(result.total).toBe(6);
    expect(result.hits.map(({ key }) => key)).toEqual(['101', '103', '301', '202', '203', '302']);
    expect(result.hits[0]).toMatchObject({ productKey: 'NOIKLX' });
    const second = await searched('', { groupByProduct: true, offset: 3, limit: 2 });
    expect(second.hits.map(({ key }) => key)).toEqual(['202', '203']);
  });

  test('a product names the variations that were found, the best first', async () => {
    const request = { groupByProduct: true, variationsPerProduct: 1 };
    const { hits } = await searched('kabel', request);
    expect(hits[0]).toMatchObject({ key: '101', variations: ['101'], variationTotal: 2 });
    const selectedFacets = [{ key: 'EF2', values: ['black'] }];
    const narrowed = await searched('kabel', { ...request, variationsPerProduct: 5, selectedFacets, sort: 'number' });
    expect(narrowed.hits).toMatchObject([
      { key: '102', variations: ['102'], variationTotal: 1 },
      { key: '103', variations: ['103'], variationTotal: 1 },
    ]);
  });
};
