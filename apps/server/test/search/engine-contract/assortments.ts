import { afterAll, beforeAll, expect, test } from 'vitest';
import { counts, questionsOf, type TheWorld } from './asking.ts';
import { aDocument } from './documents.ts';

export const assortmentsContract = (world: TheWorld): void => {
  const { keys, facet, searched } = questionsOf(world);
  const tools = [
    aDocument({ key: '901', texts: { da: { name: 'Tang' } }, features: { EF7: 'red' }, popularity: 3 }),
    aDocument({
      key: '902',
      texts: { da: { name: 'Tang' } },
      numbers: { el: '7770001' },
      features: { EF7: 'blue' },
      exclusiveAssortments: ['X1'],
      popularity: 2,
    }),
    aDocument({ key: '903', texts: { da: { name: 'Tang' } }, limitingAssortments: ['L1'], popularity: 1 }),
  ];

  beforeAll(async () => {
    await world().put(...tools);
    await world().engine.caughtUp();
  });
  afterAll(async () => {
    await world().remove(...tools.map(({ key }) => key));
    await world().engine.caughtUp();
  });

  test('neither finds nor counts nor returns exclusive materials of others', async () => {
    expect(await keys('tang')).toEqual(['901', '903']);
    expect(counts(await facet('EF7', 'tang'))).toEqual(['red 1']);
    expect((await searched('7770001')).total).toBe(0);
    expect(await world().engine.lookup(['7770001'], 'DK')).toEqual([[]]);
  });

  test('finds granted materials beside everything else', async () => {
    const assortments = { granted: ['X1'], isLimited: false };
    expect(await keys('tang', { assortments })).toEqual(['901', '902', '903']);
    expect(await world().engine.lookup(['7770001'], 'DK', assortments)).toEqual([['902']]);
    expect(await keys('tang', { assortments: { granted: ['X2'], isLimited: false } })).toEqual(['901', '903']);
  });

  test('finds only materials of own assortments for a limited customer', async () => {
    expect(await keys('tang', { assortments: { granted: ['L1'], isLimited: true } })).toEqual(['903']);
    expect(await keys('tang', { assortments: { granted: ['L1', 'X1'], isLimited: true } })).toEqual(['902', '903']);
    expect(await keys('tang', { assortments: { granted: [], isLimited: true } })).toEqual([]);
  });

  test('suggestions are of what may be seen', async () => {
    const completed = (isLimited: boolean) =>
      world().engine.complete({
        query: 'tan',
        language: 'da',
        market: 'DK',
        assortments: { granted: [], isLimited },
        limit: 5,
      });
    // Two of the three are visible, and two are returned.
    expect((await completed(false)).completions).toContainEqual(expect.objectContaining({ text: 'tang', count: 2 }));
    expect(await completed(true)).toEqual({ completions: [] });
  });
};
