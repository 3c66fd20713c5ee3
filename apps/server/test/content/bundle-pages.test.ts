import { getLandingPage, getSoftBundlePage, getSoftBundlePages, saveLandingPageSettings } from '@grossist/contracts';
import type { Market } from '@grossist/domain';
import { beforeAll, expect, test } from 'vitest';
import { aCatalogue } from '../support/a-catalogue.ts';
import { anEditor } from '../support/an-editor.ts';
import { catalogueApp } from '../support/catalogue-app.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { countUncachedQueries } from '../support/query-count.ts';

const database = await testDatabase();
const { db } = database;
const app = catalogueApp(database);

const bundle = (code: string, members: readonly string[], changes: { market?: Market; isActive?: boolean } = {}) => ({
  kind: 'soft-bundle' as const,
  code,
  market: 'DK' as const,
  names: { en: `Bundle ${code}`, da: `Pakke ${code}` },
  discountPercent: '10',
  members: members.map((sapMaterialNumber) => ({ sapMaterialNumber, quantity: '10' })),
  ...changes,
});

let editor: Client;
beforeAll(async () => {
  editor = await anEditor(db, app);
  await aCatalogue(db, [
    bundle('WHOLE', ['1000001', '1000002']),
    bundle('BLOCKED', ['1000001', '1000005']),
    bundle('HIDDEN', ['1000001', '1000004']),
    bundle('ENDED', ['1000001'], { isActive: false }),
    bundle('GERMAN', ['1000001'], { market: 'DE' }),
  ]);
});

const shown = (id: string) =>
  app.asAnonymous().answer(getSoftBundlePage, { params: { id }, query: { cultureName: 'da' } });

test('shows a bundle with its materials and without prices to a signed-out visitor', async () => {
  const page = await shown('WHOLE');
  expect(page).toMatchObject({
    id: 'WHOLE',
    name: 'Pakke WHOLE',
    landingPageUrl: '/bundles/WHOLE',
    status: 'active',
    market: 'DK',
    isComplete: true,
    memberMaterials: [
      { materialNo: '1000001', quantity: 10, document: { Code: '1000001' } },
      { materialNo: '1000002', quantity: 10, document: { Code: '1000002' } },
    ],
  });
  expect(JSON.stringify(page)).not.toContain('rice"');
});

test('shows that a bundle was withdrawn, is empty, or has a material that cannot be ordered', async () => {
  expect(await shown('ENDED')).toMatchObject({ status: 'inactive', isComplete: true });
  expect(await shown('BLOCKED')).toMatchObject({ status: 'active', isComplete: false });
  await db
    .insertInto('erp.soft_bundles')
    .values({ code: 'EMPTY', market: 'DK', names: '{}', discount_percent: '5', content_hash: Buffer.alloc(0) })
    .execute();
  expect(await shown('EMPTY')).toMatchObject({ name: 'EMPTY', memberMaterials: [], isComplete: false });
  await db.deleteFrom('erp.soft_bundles').where('code', '=', 'EMPTY').execute();
});

test.each(['GERMAN', 'HIDDEN', 'nothing'])(
  'returns 404 for %s: of another market, with a hidden material, unknown',
  async (id) => {
    expect((await app.asAnonymous().refusal(getSoftBundlePage, { params: { id }, query: {} })).status).toBe(404);
  },
);

test('lists the market’s active bundles in pages', async () => {
  const { PageItems, TotalItems } = await app.asAnonymous().answer(getSoftBundlePages);
  expect(PageItems.map(({ id }) => id)).toEqual(['BLOCKED', 'WHOLE']);
  expect(TotalItems).toBe(3);
  const last = await app.asAnonymous().answer(getSoftBundlePages, { query: { Page: 3, PageSize: 1 } });
  expect(last.PageItems.map(({ id }) => id)).toEqual(['WHOLE']);
});

test('costs the same queries for one bundle and for many', async () => {
  const list = (PageSize: number) => app.asAnonymous().answer(getSoftBundlePages, { query: { PageSize } });
  const one = await countUncachedQueries(db, () => list(1));
  expect(await countUncachedQueries(db, () => list(50))).toBe(one);
});

test('gives a bundle a landing page, and refuses one of a bundle that does not exist', async () => {
  const page = { Type: 'bundle' as const, Title: { en: 'A room in a day' }, IsPublished: true };
  await editor.answer(saveLandingPageSettings, { body: { ...page, Key: 'WHOLE' } });
  const { LandingPage } = await app
    .asAnonymous()
    .answer(getLandingPage, { query: { Type: 'bundle', Key: 'WHOLE', cultureName: 'en' } });
  expect(LandingPage).toMatchObject({ Title: 'A room in a day', Url: '/bundles/WHOLE' });
  expect(await editor.refusal(saveLandingPageSettings, { body: { ...page, Key: 'NONE' } })).toMatchObject({
    status: 422,
    code: 'unknown-bundle',
  });
});
