import {
  cmssearch,
  deleteLandingPage,
  getContext,
  getHeader,
  getLandingPage,
  getLandingPageSettings,
  neverShowGuideAgain,
  saveActionBlockSettings,
  saveLandingPageSettings,
} from '@grossist/contracts';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { anEditor } from '../support/an-editor.ts';
import { appOver, catalogueApp } from '../support/catalogue-app.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries, countUncachedQueries } from '../support/query-count.ts';
import { searchThatFails } from '../support/search-that-fails.ts';

const database = await testDatabase();
const { db } = database;
const app = catalogueApp(database);

let editor: Client;
beforeAll(async () => {
  editor = await anEditor(db, app);
  await editor.answer(saveActionBlockSettings, { body: { BlockId: 'cables', CatalogNodeId: 'E1' } });
  await editor.answer(saveActionBlockSettings, { body: { BlockId: 'pipes', CatalogNodeId: 'W1' } });
});

const page = (Key: string, changes = {}) => ({
  body: { Type: 'custom' as const, Key, Title: { en: 'Autumn sale', da: 'Efterårsudsalg' }, ...changes },
});
const shown = async (Key: string, query = {}, client = app.asAnonymous()) =>
  (await client.answer(getLandingPage, { query: { Type: 'custom', Key, ...query } })).LandingPage;

test('a published landing page is shown with its blocks in their order, and found', async () => {
  await editor.answer(
    saveLandingPageSettings,
    page('autumn', {
      Introduction: { da: 'Alt til mørke aftener' },
      HeroImageUrl: '/media/nodes/E1.svg',
      HeroText: { en: 'Lights on' },
      HeroLinkUrl: '/catalogue/electrical',
      BlockIds: ['pipes', 'cables'],
      IsPublished: true,
    }),
  );
  expect(await shown('autumn')).toMatchObject({
    Title: 'Efterårsudsalg',
    Introduction: 'Alt til mørke aftener',
    HeroText: 'Lights on',
    Url: '/landing/autumn',
    Language: '',
    Blocks: [{ BlockId: 'pipes' }, { BlockId: 'cables', Documents: [{ Code: '1000001' }, {}, {}, {}] }],
  });
  const { Pages } = await app.asAnonymous().answer(cmssearch, { body: { Query: 'mørke' } });
  expect(Pages).toMatchObject([{ Kind: 'landing', Title: 'Efterårsudsalg', Url: '/landing/autumn' }]);
});

test('a draft is for editors who ask', async () => {
  await editor.answer(saveLandingPageSettings, page('draft'));
  expect(await shown('draft')).toBeNull();
  expect(await shown('draft', {}, editor)).toBeNull();
  expect(await shown('draft', { Preview: 'true' }, editor)).toMatchObject({ IsPublished: false });
  const refused = await app.asAnonymous().refusal(getLandingPage, {
    query: { Type: 'custom', Key: 'draft', Preview: 'true' },
  });
  expect(refused.status).toBe(403);
});

test('nodes, vendors and the front have landing pages too, one each', async () => {
  const body = { Title: { en: 'Page' }, IsPublished: true };
  await editor.answer(saveLandingPageSettings, { body: { ...body, Type: 'node', Key: 'E1' } });
  await editor.answer(saveLandingPageSettings, { body: { ...body, Type: 'vendor', Key: 'NKT' } });
  await editor.answer(saveLandingPageSettings, page('front'));
  const { PageItems } = await editor.answer(getLandingPageSettings, { query: { PageSize: 100 } });
  const urls = new Map(PageItems.map(({ Type, Key, Url }) => [`${Type} ${Key}`, Url]));
  expect(urls.get('node E1')).toBe('/catalogue/electrical/cables');
  expect(urls.get('vendor NKT')).toBe('/vendors/NKT');
  expect(urls.get('custom front')).toBe('/');
  const again = await editor.refusal(saveLandingPageSettings, { body: { ...body, Type: 'node', Key: 'E1' } });
  expect(again).toMatchObject({ status: 422, code: 'key-taken', errors: [{ field: 'Key' }] });
});

test.each([
  [{ Type: 'node', Key: 'X' }, 'Key'],
  [{ Type: 'vendor', Key: 'X' }, 'Key'],
  [{ Key: 'Not an address' }, 'Key'],
  [{ BlockIds: ['cables', 'nowhere'] }, 'BlockIds.1'],
  [{ BlockIds: ['cables', 'cables'] }, 'BlockIds.1'],
  [{ Title: {}, IsPublished: true }, 'Title'],
])('what is wrong with a landing page is named: %j', async (changes, field) => {
  expect(await editor.refusal(saveLandingPageSettings, page('wrong', changes))).toMatchObject({
    status: 422,
    errors: [{ field }],
  });
});

test.each(['javascript:alert(1)', '//evil.example/x.png', 'http://plain.example/x.png', 'data:text/html,x'])(
  'a picture is of the shop or of the web: %s',
  async (HeroImageUrl) => {
    expect((await editor.refusal(saveLandingPageSettings, page('hero', { HeroImageUrl }))).status).toBe(400);
    expect((await editor.refusal(saveLandingPageSettings, page('hero', { HeroLinkUrl: HeroImageUrl }))).status).toBe(
      400,
    );
  },
);

test('refuses the second of two editors who change the same version of a page', async () => {
  const { Id, Version } = await editor.answer(saveLandingPageSettings, page('raced'));
  const statuses = await Promise.all(
    [1, 2].map(async () => (await editor.call(saveLandingPageSettings, page('raced', { Id, Version }))).statusCode),
  );
  expect(statuses.toSorted()).toEqual([200, 409]);
  const params = { id: Id };
  expect((await editor.refusal(deleteLandingPage, { params, query: { Version } })).status).toBe(409);
  await editor.answer(deleteLandingPage, { params, query: { Version: 2 } });
  expect(await shown('raced', { Preview: 'true' }, editor)).toBeNull();
});

test('a landing page costs three queries, however many blocks it has', async () => {
  await editor.answer(saveLandingPageSettings, page('one', { BlockIds: ['cables'], IsPublished: true }));
  await editor.answer(saveLandingPageSettings, page('two', { BlockIds: ['cables', 'pipes'], IsPublished: true }));
  expect(await countUncachedQueries(db, () => shown('one'))).toBe(3);
  expect(await countUncachedQueries(db, () => shown('two'))).toBe(3);
});

test('only editors save landing pages', async () => {
  const buyer = await app.signedIn(await aBuyer(db));
  expect((await buyer.refusal(saveLandingPageSettings, page('mine'))).status).toBe(403);
  expect((await buyer.refusal(getLandingPageSettings)).status).toBe(403);
});

const header = (query = {}, client = app.asAnonymous()) => client.answer(getHeader, { query });

test('returns the nodes with materials of the market, to the requested depth', async () => {
  const { Items } = await header({ depth: 3, cultureName: 'en-US' });
  const names = Items.map(({ Name, Children }) => [
    Name,
    Children.map((child) => [child.Name, child.Children.map((each) => each.Name)]),
  ]);
  expect(names).toEqual([
    ['Electrical', [['Cables', ['Installation cables']]]],
    ['Heating and sanitation', [['Pipes', []]]],
  ]);
  expect((await header({ depth: 1 })).Items.every(({ Children }) => Children.length === 0)).toBe(true);
});

test('the header marks the way to the page shown', async () => {
  const { Items, Path } = await header({ path: '/en-US/catalogue/electrical/cables/', cultureName: 'en-US' });
  expect(Path.map(({ Name }) => Name)).toEqual(['Electrical', 'Cables']);
  expect(Items.map(({ IsActive }) => IsActive)).toEqual([true, false]);
  expect((await header({ path: '/../../etc/passwd' })).Path).toEqual([]);
});

test('edit mode is the editors’ own: it shows every place, and which pages are drafts', async () => {
  await editor.answer(saveLandingPageSettings, {
    body: { Type: 'node', Key: 'E12', Title: { en: 'Flexible' } },
  });
  const { Items } = await header({ depth: 3, editMode: 'true' }, editor);
  const cables = Items[0]?.Children[0]?.Children ?? [];
  expect(cables.map(({ CatalogNodeId, HasDraft }) => [CatalogNodeId, HasDraft])).toEqual([
    ['E11', false],
    ['E12', true],
  ]);
  expect((await app.asAnonymous().refusal(getHeader, { query: { editMode: 'true' } })).status).toBe(403);
});

test('the header is there while the search is not', async () => {
  const without = appOver(db, searchThatFails({ isReady: false })).asAnonymous();
  expect((await header({}, without)).Items).toHaveLength(2);
});

test('the header costs one query', async () => {
  await header();
  expect(await countQueries(db, () => header({ depth: 4 }))).toBe(1);
});

test('keeps a dismissed guide hidden, also when it is dismissed again', async () => {
  const client = await app.signedIn(await aBuyer(db));
  for (const guideType of ['smart-kit', 'lists', 'smart-kit']) {
    await client.answer(neverShowGuideAgain, { body: { guideType } });
  }
  expect((await client.answer(getContext)).neverShowAgainGuideTypes).toEqual(['lists', 'smart-kit']);
  const refused = await client.refusal(neverShowGuideAgain, { body: { guideType: 'a b' } });
  expect(refused.status).toBe(400);
});
