import { getDataSheet, getVariationDetails } from '@grossist/contracts';
import { beforeAll, expect, test } from 'vitest';
import { requires } from '../../../../tests/support/requires.ts';
import { registerDataSheets } from '../../src/areas/media/index.ts';
import { aCatalogue } from '../support/a-catalogue.ts';
import { catalogueApp } from '../support/catalogue-app.ts';
import { withCachesOf } from '../support/change-notifications.ts';
import { testDatabase } from '../support/database.ts';
import { inProcessSearch } from '../support/in-process-search.ts';
import { mediaInTests } from '../support/media-in-tests.ts';
import { pdfText } from '../support/read-pdf.ts';
import { typesetterInProcess } from '../support/typesetter-in-process.ts';
import { aJpeg } from './a-picture.ts';

const database = await testDatabase();
const { db, pool } = database;
const store = mediaInTests(db);
const { app, asAnonymous } = catalogueApp(database);
const search = inProcessSearch(pool);
registerDataSheets(app, {
  ...withCachesOf(db),
  store,
  search,
  typesetter: typesetterInProcess,
  findSession: async () => undefined,
});
const skipped = requires('pdftotext');

const detailsOf = (cultureName: 'da' | 'de', id = '1000001') =>
  asAnonymous().answer(getVariationDetails, { params: { id }, query: { cultureName } });

const sheetOf = (id: string, cultureName: 'da' | 'de' = 'da') =>
  asAnonymous().call(getDataSheet, { params: { id }, query: { cultureName } });

beforeAll(async () => {
  await aCatalogue(db, [
    {
      kind: 'material',
      sapMaterialNumber: '1000031',
      productCode: 'NOIKLX',
      names: { da: '#set page() *Kabel* $x$ \\' },
      descriptions: { da: '#panic("markup")' },
      typeDesignation: '=1+1',
      salesUnit: 'MTR',
      markets: ['DK'],
    },
  ]);
  await search.caughtUp();
});

test.skipIf(skipped !== '')(
  `a data sheet shows what the shop knows of a variation, in the reader's language${skipped}`,
  async () => {
    const { Documents, AttributeGroups, ...details } = await detailsOf('da');
    expect(AttributeGroups.length).toBeGreaterThan(0);
    const [sheet] = Documents;
    expect(sheet).toMatchObject({ Type: 'data-sheet', Title: 'Datablad', MimeType: 'application/pdf', Language: 'da' });
    const response = await asAnonymous().send({ method: 'GET', url: sheet?.Url ?? '' });
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline; filename=".+\.pdf"/),
    });
    const text = (await pdfText(response.rawPayload)).replaceAll(/\s+/g, ' ');
    const attributes = AttributeGroups.flatMap((group) => [group.Name, ...group.Attributes.map(({ Name }) => Name)]);
    for (const expected of ['Datablad', details.ItemLocalMaterialName, details.ItemSAPMaterialNumber, ...attributes])
      expect(text).toContain(expected);
    const german = await pdfText((await sheetOf('1000001', 'de')).rawPayload);
    expect(german).toContain('Datenblatt');
  },
);

test('the same variation gives the same bytes', async () => {
  const [one, other] = [await sheetOf('1000001'), await sheetOf('1000001')];
  expect(one.rawPayload).toEqual(other.rawPayload);
});

test.skipIf(skipped !== '')(
  `a data sheet shows names and descriptions as text, never as markup${skipped}`,
  async () => {
    const text = await pdfText((await sheetOf('1000031')).rawPayload);
    expect(text).toContain('#set page() *Kabel* $x$ \\');
    expect(text).toContain('#panic("markup")');
  },
);

test('a data sheet shows the stored picture of the material', async () => {
  const source = 'https://files.example/a.jpg';
  const content = await aJpeg({ width: 400, height: 400 });
  const { key, url } = await store.store({ mimeType: 'image/jpeg', content, publicId: 'x' });
  await aCatalogue(db, [
    {
      kind: 'material',
      sapMaterialNumber: '1000032',
      productCode: 'NOIKLX',
      names: { da: 'Kabel' },
      salesUnit: 'MTR',
      markets: ['DK'],
      media: [{ kind: 'picture', source }],
    },
  ]);
  const before = (await sheetOf('1000032')).rawPayload.length;
  await db
    .insertInto('media_fetches')
    .values({ source, kind: 'picture', state: 'stored', hash: key, store_key: key, url, mime_type: 'image/jpeg' })
    .execute();
  const sheet = await sheetOf('1000032');
  expect(sheet.statusCode, sheet.body).toBe(200);
  expect(sheet.rawPayload.toString('latin1')).toMatch(/\/Subtype\s*\/Image/);
  expect(sheet.rawPayload.length).not.toBe(before);
});

test('a supplier’s own data sheet replaces the one of the shop', async () => {
  await aCatalogue(db, [
    {
      kind: 'material',
      sapMaterialNumber: '1000033',
      productCode: 'NOIKLX',
      names: { da: 'Kabel' },
      salesUnit: 'MTR',
      markets: ['DK'],
      features: { EF000007: '5' },
      media: [{ kind: 'document', documentType: 'data-sheet', source: 'https://files.example/s.pdf', language: 'da' }],
    },
  ]);
  expect((await detailsOf('da', '1000033')).Documents.map(({ Url }) => Url)).toEqual(['https://files.example/s.pdf']);
});

test('there is no data sheet of an unknown variation', async () => {
  expect((await sheetOf('9999999')).statusCode).toBe(404);
});
