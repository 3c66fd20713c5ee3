import { expect, test } from 'vitest';
import { makeDemoShowcase } from '../../src/areas/content/index.ts';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import { withCachesOf } from '../support/change-notifications.ts';
import { testDatabase } from '../support/database.ts';

const { db } = await testDatabase();
const make = makeDemoShowcase(withCachesOf(db), openEmbeddedErp(db));

const counts = async () => {
  const tables = ['contextual_header', 'landing_pages', 'browsing_pages'] as const;
  return Promise.all(tables.map(async (table) => (await db.selectFrom(table).select('version').execute()).length));
};

test('makes the demo content once, and leaves that of editors alone', async () => {
  await make();
  expect(await counts()).toEqual([1, 1, 1]);
  await db
    .updateTable('contextual_header')
    .set({ titles: JSON.stringify({ en: 'Own words' }) })
    .execute();
  await make();
  expect(await counts()).toEqual([1, 1, 1]);
  const header = await db.selectFrom('contextual_header').select('titles').executeTakeFirst();
  expect(header?.titles).toEqual({ en: 'Own words' });
});
