import {
  basicCommerceSearch,
  cmssearch,
  deletePage,
  getPage,
  getPageSettings,
  getPages,
  savePage,
} from '@grossist/contracts';
import { LOCALES } from '@grossist/domain';
import { beforeAll, expect, test } from 'vitest';
import { makeDemoContent } from '../../src/areas/content/index.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { anEditor } from '../support/an-editor.ts';
import { catalogueApp } from '../support/catalogue-app.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';

const database = await testDatabase();
const { db } = database;
const app = catalogueApp(database);

let editor: Client;
beforeAll(async () => {
  await makeDemoContent(db)();
  editor = await anEditor(db, app);
});

const find = (Query: string, cultureName: (typeof LOCALES)[number] = 'en-US', more = {}) =>
  app.asAnonymous().answer(cmssearch, { body: { Query, cultureName, ...more } });
const titles = async (...wanted: Parameters<typeof find>) => (await find(...wanted)).Pages.map(({ Title }) => Title);

test('the demo wholesaler has a dozen pages in every language, made once', async () => {
  await makeDemoContent(db)();
  for (const cultureName of LOCALES) {
    const { Pages, TotalCount } = await app.asAnonymous().answer(getPages, { query: { cultureName } });
    expect(TotalCount).toBe(13);
    for (const { Slug } of Pages) {
      const page = await app.asAnonymous().answer(getPage, { params: { slug: Slug }, query: { cultureName } });
      expect(page).toMatchObject({ Language: '' });
      expect(page.Blocks.length).toBeGreaterThan(0);
    }
  }
});

test.each([
  ['returns', 'en-US', 'Returns'],
  ['returned', 'en-US', 'Returns'],
  ['kabelskæring', 'da-DK', 'Kabelskæring'],
  ['snit', 'da-DK', 'Kabelskæring'],
  ['Öffnungszeiten', 'de-DE', 'Öffnungszeiten'],
  ['punchout', 'sv-SE', 'Så använder du punchout'],
  ['leverings', 'nl-NL', 'Leveringsvoorwaarden'],
  ['feiertag', 'de-DE', 'Öffnungszeiten'],
  ['afturlevering', 'fo-FO', 'Afturlevering'],
] as const)('a page is found by its words, in any of their forms: %s in %s', async (query, culture, title) => {
  expect(await titles(query, culture)).toContain(title);
});

test.each([
  ['retruns', 'Returns'],
  ['openin', 'Opening hours'],
  ['contct', 'Contact'],
])('a title that is mistyped or half typed is found: %s', async (query, title) => {
  expect(await titles(query)).toContain(title);
});

test('pages with the word in their title come first, with the text around what was found', async () => {
  const { Pages, NumFound } = await find('cable');
  expect(Pages[0]).toMatchObject({ Title: 'Cable cutting', Url: '/pages/cable-cutting', Kind: 'help', Language: '' });
  expect(NumFound).toBeGreaterThan(1);
  expect(Pages[1]?.Excerpt).toMatch(/cable/i);
  for (const { Excerpt } of Pages) expect(Excerpt).not.toMatch(/## |- /);
  // A sentence begins with a capital, or the excerpt with an ellipsis.
  for (const { Excerpt } of Pages) expect(Excerpt).toMatch(/^(?:… |[^\p{Ll}])/u);
});

test('returns nothing for unknown words and everything for none, a page at a time', async () => {
  expect(await find('xyzzyx')).toEqual({ Pages: [], NumFound: 0 });
  const first = await find('', 'en-US', { PageSize: 10 });
  const second = await find('', 'en-US', { PageSize: 10, Page: 2 });
  expect([first.Pages.length, first.NumFound, second.Pages.length, second.NumFound]).toEqual([10, 13, 3, 13]);
});

test.each(["'", '"', '" or ""', '((', '!&|', '\\', 'a:*b', '%', 'x'.repeat(200), '<b>', 'ðþ \u{1F600}'])(
  'a query of any signs is a query: %s',
  async (query) => {
    expect((await find(query)).NumFound).toBeGreaterThanOrEqual(0);
  },
);

test('the search box shows pages, and who makes what was found', async () => {
  const answer = await app.asAnonymous().answer(basicCommerceSearch, { body: { Query: 'kabel' } });
  expect(answer.Pages[0]).toEqual({ Kind: 'help', Title: 'Kabelskæring', Url: '/pages/cable-cutting' });
  expect(answer.Vendors).toMatchObject([{ Code: 'NKT', Name: 'NKT Cables', Url: '/vendors/NKT' }]);
});

test('a draft is seen by editors alone, and by them only when they ask', async () => {
  const { Id } = await editor.answer(savePage, { body: { Slug: 'draft', Title: { en: 'Zebra crossing' } } });
  const params = { slug: 'draft' };
  expect((await editor.refusal(getPage, { params })).status).toBe(404);
  expect((await editor.answer(getPage, { params, query: { Preview: 'true' } })).Title).toBe('Zebra crossing');
  const buyer = await app.signedIn(await aBuyer(db));
  expect((await buyer.refusal(getPage, { params, query: { Preview: 'true' } })).status).toBe(403);
  expect(await titles('zebra')).toEqual([]);
  const published = { Id, Slug: 'draft', Title: { en: 'Zebra crossing' }, IsPublished: true, Version: 1 };
  await editor.answer(savePage, { body: published });
  expect(await titles('zebra')).toEqual(['Zebra crossing']);
  await editor.answer(savePage, { body: { ...published, Title: { en: 'Okapi' }, Version: 2 } });
  expect([await titles('zebra'), await titles('okapi')]).toEqual([[], ['Okapi']]);
  await editor.answer(deletePage, { params: { id: Id }, query: { Version: 3 } });
  expect(await titles('okapi')).toEqual([]);
  expect((await editor.refusal(getPage, { params })).status).toBe(404);
});

test('shows a page in the next language, marked as such, if it is not translated', async () => {
  await editor.answer(savePage, {
    body: { Slug: 'english-only', Title: { en: 'Quokka' }, Body: { en: 'Hello' }, IsPublished: true },
  });
  const page = await app.asAnonymous().answer(getPage, {
    params: { slug: 'english-only' },
    query: { cultureName: 'fo-FO' },
  });
  expect(page).toMatchObject({ Title: 'Quokka', Language: 'en' });
  expect((await find('quokka', 'fo-FO')).Pages).toMatchObject([{ Title: 'Quokka', Language: 'en' }]);
});

test('refuses the second of two editors who change the same version of a page', async () => {
  const body = { Slug: 'raced', Title: { en: 'Raced' } };
  const { Id, Version } = await editor.answer(savePage, { body });
  const statuses = await Promise.all(
    [1, 2].map(async (turn) => {
      const changed = { ...body, Id, Version, Position: turn };
      return (await editor.call(savePage, { body: changed })).statusCode;
    }),
  );
  expect(statuses.toSorted()).toEqual([200, 409]);
  expect((await editor.refusal(deletePage, { params: { id: Id }, query: { Version } })).status).toBe(409);
});

test('names the error of a page', async () => {
  const refused = async (body: object) => {
    const { status, code, errors } = await editor.refusal(savePage, { body: { Slug: 'wrong', Title: {}, ...body } });
    return [status, code, errors?.[0]?.field];
  };
  expect(await refused({ IsPublished: true })).toEqual([422, 'title-missing', 'Title']);
  expect(await refused({ IsPublished: true, Title: { en: ' ' } })).toEqual([422, 'title-missing', 'Title']);
  expect(await refused({ Slug: 'returns' })).toEqual([422, 'slug-taken', 'Slug']);
  expect(await refused({ Slug: 'Not a slug' })).toEqual([400, 'malformed', 'Slug']);
  expect(await refused({ Slug: '../etc' })).toEqual([400, 'malformed', 'Slug']);
  expect(await refused({ Version: 3 })).toEqual([422, 'id-missing', 'Id']);
  expect(await refused({ Title: { xx: 'No language' } })).toEqual([400, 'malformed', 'Title']);
  expect(await refused({ Body: { en: 'x'.repeat(20_001) } })).toEqual([400, 'malformed', 'Body.en']);
  expect((await refused({ Id: '01890a5d-ac96-774b-bcce-b302099a8057', Version: 1 }))[0]).toBe(404);
});

test('editors list pages with all their texts', async () => {
  const { PageItems, TotalItems } = await editor.answer(getPageSettings, { query: { Query: 'afturlevering' } });
  expect([TotalItems, PageItems[0]?.Slug, Object.keys(PageItems[0]?.Title ?? {}).length]).toEqual([1, 'returns', 7]);
});

test('pages and their search cost one query each', async () => {
  await find('cable');
  expect(await countQueries(db, () => find('cable'))).toBe(1);
  expect(await countQueries(db, () => find('', 'da-DK', { PageSize: 100 }))).toBe(1);
  expect(await countQueries(db, () => app.asAnonymous().answer(getPages))).toBe(1);
  const slug = 'returns';
  expect(await countQueries(db, () => app.asAnonymous().answer(getPage, { params: { slug } }))).toBe(1);
});
