import type { NodeRecord } from '@grossist/catalogue-formats';
import { beforeAll, expect, test } from 'vitest';
import { openCatalogueCache, publishReferenceChange } from '../../src/areas/catalogue/index.ts';
import { aCatalogue } from '../support/a-catalogue.ts';
import { turnOnCaches, withCachesOf } from '../support/change-notifications.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';

const { db } = await testDatabase();
const caughtUp = turnOnCaches(db);
const { catalogue } = withCachesOf(db);
const SHOES: NodeRecord = { kind: 'node', code: 'S', tree: 'hws', names: { en: 'Shoes' }, slug: 'shoes', sortOrder: 9 };

/** Returns the reference once all notifications of before arrived. */
const reference = async () => {
  await caughtUp?.();
  return catalogue.reference();
};

beforeAll(() => aCatalogue(db));

test('reads the reference once, however many call at the same time', async () => {
  await aCatalogue(db, [{ kind: 'supplier', code: 'NEW', name: 'New' }]);
  await caughtUp?.();
  const [one, other] = await Promise.all([catalogue.reference(), catalogue.reference()]);
  expect(one).toBe(other);
  expect(await countQueries(db, catalogue.reference)).toBe(0);
});

test('an import without news causes no query', async () => {
  await aCatalogue(db, [SHOES]);
  const before = await reference();
  await aCatalogue(db, [SHOES]);
  await caughtUp?.();
  expect(await countQueries(db, catalogue.reference)).toBe(0);
  expect(await reference()).toBe(before);
});

test('takes one query for a change without an effect', async () => {
  const before = await reference();
  await db.transaction().execute((tx) => publishReferenceChange(tx));
  await caughtUp?.();
  expect(await countQueries(db, catalogue.reference)).toBe(1);
  expect(await reference()).toBe(before);
});

test('checks for changes by one query without notifications', async () => {
  const unnotified = openCatalogueCache(db);
  const before = await unnotified.reference();
  expect(await countQueries(db, unnotified.reference)).toBe(1);
  expect(await unnotified.reference()).toBe(before);
});

test('returns imported changes in the next call', async () => {
  await aCatalogue(db, [{ ...SHOES, code: 'B', slug: 'boots' }]);
  const { nodesByUrl, tops } = await reference();
  expect(nodesByUrl.get('/catalogue/boots')?.code).toBe('B');
  expect(tops).toContain('B');

  await aCatalogue(db, [{ ...SHOES, code: 'B', slug: 'boots', names: { en: 'Safety boots' } }]);
  expect((await reference()).nodes.get('B')?.names).toEqual({ en: 'Safety boots' });
});

test('a feature that classes give different units has none', async () => {
  const feature = { code: 'EF000008', names: { en: 'Width' }, type: 'N' as const };
  await aCatalogue(db, [
    { kind: 'etim-class', code: 'EC1', names: { en: 'One' }, features: [{ ...feature, unit: 'mm' }] },
    { kind: 'etim-class', code: 'EC2', names: { en: 'Two' }, features: [{ ...feature, unit: 'm' }] },
  ]);
  const { features } = await reference();
  expect(features.get('EF000008')).toMatchObject({ names: { en: 'Width' }, unit: '' });
  expect(features.get('EF000060')?.unit).toBe('mm²');
});
