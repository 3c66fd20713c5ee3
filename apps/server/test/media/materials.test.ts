import { createHash } from 'node:crypto';
import type { MediaReference } from '@grossist/catalogue-formats';
import { getVariationDetails } from '@grossist/contracts';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import {
  fetchMedia,
  loadMaterialPictures,
  registerMedia,
  registerMediaFiles,
  tidyMedia,
} from '../../src/areas/media/index.ts';
import { FetchFailed, FetchRefused } from '../../src/public-fetch/index.ts';
import { aCatalogue } from '../support/a-catalogue.ts';
import { catalogueApp } from '../support/catalogue-app.ts';
import { testDatabase } from '../support/database.ts';
import { imagesInTests, mediaInTests } from '../support/media-in-tests.ts';
import { countQueries } from '../support/query-count.ts';
import { silentLog } from '../support/silent-log.ts';
import { aJpeg, aPng } from './a-picture.ts';

const database = await testDatabase();
const { db } = database;
const store = mediaInTests(db);
const { app, asAnonymous } = catalogueApp(database);
registerMedia(app, { db, store });
registerMediaFiles(app, { db, store, findSession: async () => undefined });

const SITE = 'https://files.example/';
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n');
const files = new Map<string, Buffer | Error>();
const fetched: string[] = [];
const run = fetchMedia({
  db,
  store,
  images: imagesInTests,
  log: silentLog(),
  fetchFile: async (url) => {
    fetched.push(url);
    const file = files.get(url) ?? new FetchRefused('the host responded with 404');
    if (file instanceof Error) throw file;
    return file;
  },
});
const fetchNow = () => run(new AbortController().signal);

const aMaterialWith = (sapMaterialNumber: string, media: readonly MediaReference[]) =>
  aCatalogue(db, [
    {
      kind: 'material',
      sapMaterialNumber,
      productCode: 'NOIKLX',
      names: { da: `Kabel ${sapMaterialNumber}` },
      salesUnit: 'MTR',
      markets: ['DK'],
      media,
    },
  ]);

const fetchOf = (name: string) =>
  db
    .selectFrom('media_fetches')
    .selectAll()
    .where('source', '=', SITE + name)
    .executeTakeFirstOrThrow();

beforeAll(async () => {
  files.set(`${SITE}cable.jpg`, await aJpeg({ width: 1200, height: 600 }));
  files.set(`${SITE}side.png`, await aPng());
  files.set(`${SITE}sheet.pdf`, PDF);
  files.set(`${SITE}fake.pdf`, Buffer.from('<html>%PDF-1.7 %%EOF'));
  files.set(`${SITE}fake.jpg`, Buffer.from('<svg/>'));
  files.set(`${SITE}late.jpg`, new FetchFailed('the host took too long'));
  await aMaterialWith('1000021', [
    { kind: 'picture', source: `${SITE}cable.jpg`, titles: { da: 'Forfra' } },
    { kind: 'picture', source: `${SITE}side.png` },
    { kind: 'picture', source: `${SITE}fake.jpg` },
    { kind: 'picture', source: 'only-a-name.jpg' },
    { kind: 'document', documentType: 'data-sheet', source: `${SITE}sheet.pdf`, mimeType: 'application/pdf' },
    { kind: 'document', documentType: 'certificate', source: `${SITE}fake.pdf` },
    { kind: 'link', documentType: 'declaration', source: `${SITE}declaration` },
  ]);
  await aMaterialWith('1000022', [
    { kind: 'picture', source: `${SITE}late.jpg` },
    { kind: 'picture', source: `${SITE}cable.jpg` },
  ]);
});

test('each address is fetched once, judged by its content, and stored or refused with the reason', async () => {
  expect(await fetchNow()).toEqual({ stored: 3, refused: 2, failed: 1 });
  expect(fetched.toSorted()).toEqual([...files.keys()].toSorted());
  expect(await fetchOf('sheet.pdf')).toMatchObject({
    state: 'stored',
    mime_type: 'application/pdf',
    bytes: PDF.length,
  });
  expect(await fetchOf('cable.jpg')).toMatchObject({ state: 'stored', width: 1200, height: 600, attempts: 1 });
  expect(await fetchOf('fake.pdf')).toMatchObject({ state: 'refused', reason: 'the file is no PDF and no picture' });
  expect(await fetchOf('fake.jpg')).toMatchObject({ state: 'refused', reason: 'the file is no sound picture' });
  fetched.length = 0;
  expect(await fetchNow()).toEqual({ stored: 0, refused: 0, failed: 0 });
  expect(fetched).toEqual([]);
});

test('a variation shows its stored pictures and documents from the shop, and the others as links', async () => {
  const client = asAnonymous();
  const { Pictures, Documents } = await client.answer(getVariationDetails, {
    params: { id: '1000021' },
    query: { cultureName: 'da' },
  });
  const { hash } = await fetchOf('cable.jpg');
  expect(Pictures[0]).toEqual({
    Kind: 'picture',
    Url: `/media/files/${hash}.jpg`,
    Title: 'Forfra',
    MimeType: 'image/jpeg',
  });
  expect(Pictures.map(({ Url }) => Url.replace(/[0-9a-f]{64}/, ''))).toEqual([
    '/media/files/.jpg',
    '/media/files/.png',
    `${SITE}fake.jpg`,
  ]);
  expect(Documents.map(({ Type, Url }) => [Type, Url])).toEqual([
    ['data-sheet', `/media/files/${(await fetchOf('sheet.pdf')).hash}.pdf`],
    ['certificate', `${SITE}fake.pdf`],
    ['declaration', `${SITE}declaration`],
  ]);
  const pdf = await client.send({ method: 'GET', url: Documents[0]?.Url ?? '' });
  expect(pdf.rawPayload).toEqual(PDF);
  expect(pdf.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('the picture of a material is its first stored one, or drawn', async () => {
  const client = asAnonymous();
  const stored = await client.send({ method: 'GET', url: '/media/materials/1000022.svg' });
  expect(stored.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=86400' });
  expect(await sharp(stored.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 480, height: 240 });
  const drawn = await client.send({ method: 'GET', url: '/media/materials/1000001.svg' });
  expect(drawn.headers['content-type']).toMatch(/^image\/svg/);
});

test('documents get pictures of many materials by one query, and the stored ones as they are', async () => {
  const load = loadMaterialPictures({ db, store });
  const numbers = ['1000021', '1000001', '1000002', '9999999', '1000021'];
  await load(numbers);
  expect(await countQueries(db, () => load(numbers))).toBe(1);
  const pictures = await load(numbers);
  expect([...pictures].map(([number, { format }]) => [number, format]).toSorted()).toEqual([
    ['1000001', 'svg'],
    ['1000002', 'svg'],
    ['1000021', 'jpg'],
  ]);
  const content = pictures.get('1000021')?.content ?? Buffer.alloc(0);
  expect(createHash('sha256').update(content).digest('hex')).toBe((await fetchOf('cable.jpg')).hash);
});

test('retries a failure with backoff, and refuses it after six attempts', async () => {
  const source = `${SITE}late.jpg`;
  for (let attempt = 2; attempt <= 6; attempt += 1) {
    const { attempts, due_at } = await fetchOf('late.jpg');
    expect(attempts).toBe(attempt - 1);
    const minutes = 10 * 4 ** (attempts - 1);
    expect(Math.abs(due_at.getTime() - Date.now() - minutes * 60_000)).toBeLessThan(60_000);
    await db
      .updateTable('media_fetches')
      .set({ due_at: new Date(0) })
      .where('source', '=', source)
      .execute();
    await fetchNow();
  }
  expect(await fetchOf('late.jpg')).toMatchObject({ state: 'refused', attempts: 6, reason: 'the host took too long' });
});

test('two processes fetch no address twice', async () => {
  const media = Array.from({ length: 12 }, (_, at) => ({ kind: 'picture' as const, source: `${SITE}many-${at}.png` }));
  for (const [at, { source }] of media.entries()) files.set(source, await aPng({ width: 10 + at, height: 5 }));
  await aMaterialWith('1000023', media);
  fetched.length = 0;
  const tallies = await Promise.all([fetchNow(), fetchNow()]);
  expect(tallies.reduce((sum, { stored }) => sum + stored, 0)).toBe(12);
  expect(fetched.toSorted()).toEqual(media.map(({ source }) => source).toSorted());
});

test('stored files go once no material names them', async () => {
  const { hash } = await fetchOf('side.png');
  const contents = () =>
    db
      .selectFrom('media_contents')
      .select('hash')
      .where('hash', '=', hash ?? '')
      .execute();
  await db
    .updateTable('media_contents')
    .set({ stored_at: new Date(0) })
    .execute();
  await tidyMedia({ db, store });
  expect(await contents()).toHaveLength(1);
  await aMaterialWith('1000021', [{ kind: 'picture', source: `${SITE}cable.jpg` }]);
  await fetchNow();
  await tidyMedia({ db, store });
  expect(await contents()).toHaveLength(0);
  expect((await asAnonymous().send({ method: 'GET', url: `/media/files/${hash}.png` })).statusCode).toBe(404);
});

test('an address that is no address of the web is never fetched', async () => {
  await aMaterialWith('1000024', [
    { kind: 'picture', source: 'ftp://files.example/a.jpg' },
    { kind: 'picture', source: 'C:\\pictures\\a.jpg' },
    { kind: 'link', source: `${SITE}page` },
    { kind: 'drawing', source: `${SITE}plan.dwg` },
  ]);
  fetched.length = 0;
  await fetchNow();
  expect(fetched).toEqual([]);
});
