import type { NodeRecord } from '@grossist/catalogue-formats';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { referenceOf } from '../../src/areas/catalogue/reference/index.ts';
import { aCatalogue } from '../support/a-catalogue.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';

const { db } = await testDatabase();
const reference = referenceOf(db);
const SHOES: NodeRecord = { kind: 'node', code: 'S', tree: 'hws', names: { en: 'Shoes' }, slug: 'shoes', sortOrder: 9 };

beforeAll(async () => {
  // Only the clock: the database's own timers go on.
  vi.useFakeTimers({ toFake: ['performance'] });
  await aCatalogue(db);
});
afterAll(() => vi.useRealTimers());

const later = () => vi.advanceTimersByTime(10_000);

test('areas share one reference, read once however many ask for it', async () => {
  later();
  const [one, other] = await Promise.all([reference(), referenceOf(db)()]);
  expect(one).toBe(other);
  expect(await countQueries(db, reference)).toBe(0);
});

test('after ten seconds one query finds that nothing has changed', async () => {
  const before = await reference();
  later();
  expect(await countQueries(db, reference)).toBe(1);
  expect(await reference()).toBe(before);
});

test('what an import changes is known ten seconds later', async () => {
  await reference();
  await aCatalogue(db, [SHOES]);
  expect((await reference()).nodesByUrl.has('/catalogue/shoes')).toBe(false);
  later();
  const { nodesByUrl, tops } = await reference();
  expect(nodesByUrl.get('/catalogue/shoes')?.code).toBe('S');
  expect(tops).toEqual(['E', 'W', 'S']);

  await aCatalogue(db, [{ ...SHOES, names: { en: 'Safety shoes' } }]);
  later();
  expect((await reference()).nodes.get('S')?.names).toEqual({ en: 'Safety shoes' });
});

test('a feature that classes give different units has none', async () => {
  const feature = { code: 'EF000008', names: { en: 'Width' }, type: 'N' as const };
  await aCatalogue(db, [
    { kind: 'etim-class', code: 'EC1', names: { en: 'One' }, features: [{ ...feature, unit: 'mm' }] },
    { kind: 'etim-class', code: 'EC2', names: { en: 'Two' }, features: [{ ...feature, unit: 'm' }] },
  ]);
  later();
  const { features } = await reference();
  expect(features.get('EF000008')).toMatchObject({ names: { en: 'Width' }, unit: '' });
  expect(features.get('EF000060')?.unit).toBe('mm²');
});
