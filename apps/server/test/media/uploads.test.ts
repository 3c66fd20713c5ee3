import { createHash } from 'node:crypto';
import { deleteMediaUpload, listMediaUploads, signMediaUpload } from '@grossist/contracts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findCompanyMedia, readCompanyMedia, tidyMedia } from '../../src/areas/media/index.ts';
import { MediaUnavailable } from '../../src/gateways/media/port.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { anEmployee } from '../support/an-employee.ts';
import { testDatabase } from '../support/database.ts';
import { mediaInTests } from '../support/media-in-tests.ts';
import { aGif, aJpeg, aPhotograph, aPng } from './a-picture.ts';
import { mediaApp, sendForm, upload } from './media-app.ts';

const { db } = await testDatabase();
const store = mediaInTests(db);
const { signedIn, asAnonymous } = mediaApp(db, { store });
const limited = mediaApp(db, { companyBytes: 20_000, uploadsPerHour: 8 });
let clock = Date.now();
const clocked = mediaApp(db, { now: () => clock });
const broken = mediaApp(db, {
  store: { ...store, store: () => Promise.reject(new MediaUnavailable('the store is away')) },
});

const aBuyersClient = async () => {
  const buyer = await aBuyer(db);
  return { buyer, companyId: buyer.company.id, client: await signedIn(buyer) };
};

const countStored = async (companyId: string) =>
  (await db.selectFrom('media_uploads').select('id').where('company_id', '=', companyId).execute()).length;

test('a signed picture is stored without metadata and served to its company, in every size', async () => {
  const { client, companyId } = await aBuyersClient();
  const response = await upload(client, { content: await aPhotograph(), fileName: 'photo.jpg' });
  expect(response.statusCode, response.body).toBe(200);
  const { secure_url: url } = response.json();
  expect(url).toMatch(/^\/media\/files\/[0-9a-f]{64}\.jpg$/);
  const file = await client.send({ method: 'GET', url });
  expect(file.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(file.rawPayload.includes('Hidden camera')).toBe(false);
  expect(createHash('sha256').update(file.rawPayload).digest('hex')).toBe(url.slice(13, 77));
  const known = await client.send({ method: 'GET', url, headers: { 'if-none-match': String(file.headers.etag) } });
  expect([known.statusCode, known.body]).toEqual([304, '']);
  const small = await client.send({ method: 'GET', url: url.replace('.jpg', '-160.webp') });
  expect(small.headers['content-type']).toBe('image/webp');
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 40, height: 60 });
  expect(await findCompanyMedia(db)(companyId, url)).toMatchObject({
    mimeType: 'image/jpeg',
    size: { width: 40, height: 60 },
  });
  expect((await readCompanyMedia({ db, store })(companyId, url))?.content).toEqual(file.rawPayload);
});

test('a file is judged by its content and not by its name', async () => {
  const { client } = await aBuyersClient();
  const named = await upload(client, { content: await aGif(), fileName: 'table.csv' });
  expect(named.json().secure_url).toMatch(/\.png$/);
});

test('a table is served as a file to save', async () => {
  const { client } = await aBuyersClient();
  const content = 'Number;Quantity\n1000001;-2\n';
  const response = await upload(client, { content, fileName: 'lines.csv', fields: { resource_type: 'raw' } });
  const file = await client.send({ method: 'GET', url: response.json().secure_url });
  expect(file.body).toBe(content);
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv',
    'content-disposition': expect.stringMatching(/^attachment; filename="table.csv"/),
  });
});

test("another company's file is not found, nor is it by somebody signed out", async () => {
  const [one, other] = [await aBuyersClient(), await aBuyersClient()];
  const { secure_url: url } = (await upload(one.client, { content: await aPng({ color: '#123' }) })).json();
  for (const client of [other.client, asAnonymous()]) {
    expect((await client.send({ method: 'GET', url })).statusCode).toBe(404);
    expect((await client.send({ method: 'GET', url: url.replace('.png', '-160.webp') })).statusCode).toBe(404);
  }
  expect(await findCompanyMedia(db)(other.companyId, url)).toBeUndefined();
  expect(await readCompanyMedia({ db, store })(other.companyId, url)).toBeUndefined();
  const { Uploads } = await one.client.answer(listMediaUploads);
  const id = Uploads[0]?.MediaId ?? '';
  expect((await other.client.refusal(deleteMediaUpload, { params: { id } })).status).toBe(404);
  expect((await one.client.send({ method: 'GET', url })).statusCode).toBe(200);
});

test('the same picture of two companies is stored once and stays until neither has it', async () => {
  const [one, other] = [await aBuyersClient(), await aBuyersClient()];
  const content = await aPng({ color: '#fedcba' });
  const urls = await Promise.all([one, other].map(async ({ client }) => (await upload(client, { content })).json()));
  expect(urls[0]).toEqual(urls[1]);
  const hash = String(urls[0]?.secure_url).slice(13, 77);
  await db
    .updateTable('media_contents')
    .set({ stored_at: new Date(0) })
    .where('hash', '=', hash)
    .execute();
  const contents = () => db.selectFrom('media_contents').select('hash').where('hash', '=', hash).execute();
  for (const [{ client }, left] of [
    [one, 1],
    [other, 0],
  ] as const) {
    const { Uploads } = await client.answer(listMediaUploads);
    await client.answer(deleteMediaUpload, { params: { id: Uploads[0]?.MediaId ?? '' } });
    await tidyMedia({ db, store });
    expect(await contents()).toHaveLength(left);
  }
});

test('a folder is signed for any number of files, a name for one', async () => {
  const { client, companyId } = await aBuyersClient();
  const signed = await client.answer(signMediaUpload);
  expect(signed).toMatchObject({ PublicId: '', Folder: `grossist/companies/${companyId}` });
  const { Folder: folder, Signature: signature, Timestamp } = signed;
  const fields = { resource_type: 'image', folder, signature, timestamp: String(Timestamp), api_key: 'grossist' };
  for (const color of ['#111', '#222'])
    expect((await sendForm(client, { content: await aPng({ color }), fields })).statusCode).toBe(200);
  const named = await client.answer(signMediaUpload, { query: { MediaName: 'Forside Ærø.JPG' } });
  expect(named.PublicId).toMatch(new RegExp(`^${folder}/forside-aero-[0-9a-f]{18}$`));
  const once = {
    resource_type: 'image',
    public_id: named.PublicId,
    signature: named.Signature,
    timestamp: String(named.Timestamp),
  };
  const content = await aPng({ color: '#333' });
  const both = await Promise.all([1, 2].map(() => sendForm(client, { content, fields: once })));
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(await countStored(companyId)).toBe(3);
});

test.each([
  ["another company's folder", { public_id: 'grossist/companies/other/a' }, 403, 'not-your-folder'],
  ['another name than was signed', { public_id: 'OWN/b' }, 422, 'signature-wrong'],
  ['a folder with a signature for a name', { public_id: undefined, folder: 'OWN' }, 422, 'signature-wrong'],
  ['another time than was signed', { timestamp: 'LATER' }, 422, 'signature-wrong'],
  ['the key of another account', { api_key: '123456' }, 422, 'api-key-unknown'],
  ['a time long ago', { timestamp: '1315060510' }, 422, 'signature-expired'],
  ['parameters in a value', { public_id: 'OWN/a&timestamp=9' }, 400, 'malformed'],
  ['both a name and a folder', { folder: 'OWN' }, 400, 'malformed'],
  ['neither of them', { public_id: undefined }, 400, 'malformed'],
  ['no signature', { signature: undefined }, 400, 'malformed'],
  ['a field that there is not', { eager: 'w_1' }, 400, 'malformed'],
  ['a kind that there is not', { resource_type: 'video' }, 400, 'malformed'],
] as [string, Record<string, string | undefined>, number, string][])(
  'an upload with %s is refused and nothing is stored',
  async (_, changed, status, code) => {
    const { client, companyId } = await aBuyersClient();
    const fields = Object.fromEntries(
      Object.entries(changed).map(([name, value]) => [
        name,
        value
          ?.replace('OWN', `grossist/companies/${companyId}`)
          .replace('LATER', String(Math.floor(Date.now() / 1000) - 5)),
      ]),
    );
    const response = await upload(client, { content: await aPng(), fields });
    expect([response.statusCode, response.json().code], response.body).toEqual([status, code]);
    expect(await countStored(companyId)).toBe(0);
  },
);

test('accepts a signature for an hour', async () => {
  const buyer = await aBuyer(db);
  const client = await clocked.signedIn(buyer);
  const { Folder: folder, Signature: signature, Timestamp } = await client.answer(signMediaUpload);
  const fields = { resource_type: 'image', folder, signature, timestamp: String(Timestamp) };
  const content = await aPng();
  clock += 3_590_000;
  expect((await sendForm(client, { content, fields })).statusCode).toBe(200);
  clock += 11_000;
  expect((await sendForm(client, { content, fields })).json().code).toBe('signature-expired');
});

const hostile = async (): Promise<[string, Buffer | string, string, number, string][]> => {
  const [jpeg, png, gif] = [await aJpeg(), await aPng(), await aGif()];
  const bomb = Buffer.from(png);
  bomb.writeUInt32BE(50_000, 16);
  bomb.writeUInt32BE(50_000, 20);
  const script = Buffer.concat([Buffer.from('GIF89a/*'), gif.subarray(8), Buffer.from('*/=1;alert(1)//')]);
  const zip = Buffer.concat([jpeg, Buffer.from('PK\u0003\u0004'), Buffer.alloc(40)]);
  return [
    ['HTML named .png', '<!doctype html><script>alert(1)</script>', 'a.png', 422, 'media-markup'],
    ['SVG named .png', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.png', 422, 'media-markup'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg', 422, 'media-name'],
    ['a picture of 50,000 x 50,000 pixels', bomb, 'a.png', 422, 'media-too-many-pixels'],
    ['a GIF that is a script', script, 'a.gif', 422, 'media-script'],
    ['a JPEG that is an archive', zip, 'a.jpg', 422, 'media-trailing-data'],
    ['a PNG with text behind it', Buffer.concat([png, Buffer.from('hello')]), 'a.png', 422, 'media-trailing-data'],
    ['a table with a formula', 'number;note\n1;=1+1\n', 'a.csv', 422, 'media-formula'],
    ['a path in the name', png, '../../a.png', 422, 'media-name'],
    ['a Windows path in the name', png, '..\\a.png', 422, 'media-name'],
    ['no bytes', '', 'a.png', 422, 'media-empty'],
    ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), 'a.jpg', 422, 'media-damaged'],
    ['a PNG with broken pixels', Buffer.from(png).fill(7, 45, 60), 'a.png', 422, 'media-damaged'],
    ['an executable', Buffer.from('\u007fELF\u0000\u0000'), 'a.png', 422, 'media-not-text'],
    ['a PDF', '%PDF-1.7\n%\u0000', 'a.png', 422, 'media-not-text'],
    ['too large a table', `a;b\n${'1;2\n'.repeat(600_000)}`, 'a.csv', 413, 'file-too-large'],
    ['too large a file', Buffer.alloc(15 * 1024 * 1024 + 1, 7), 'a.png', 413, 'file-too-large'],
  ];
};

test('refuses hostile files with a reason, and stores nothing', async () => {
  const { client, companyId } = await aBuyersClient();
  const before = await db.selectFrom('media_contents').select('hash').execute();
  for (const [name, content, fileName, status, code] of await hostile()) {
    const response = await upload(client, { content, fileName });
    expect([response.statusCode, response.json().code], `${name}: ${response.body}`).toEqual([status, code]);
    expect(response.json().detail.length, name).toBeGreaterThan(10);
  }
  expect(await countStored(companyId)).toBe(0);
  expect(await db.selectFrom('media_contents').select('hash').execute()).toEqual(before);
});

test('refuses a file that differs from the form', async () => {
  const { client } = await aBuyersClient();
  const table = await upload(client, { content: 'a;b\n', fileName: 'a.csv', fields: { resource_type: 'image' } });
  expect(table.json().code).toBe('media-not-a-picture');
  const picture = await upload(client, { content: await aPng(), fields: { resource_type: 'raw' } });
  expect(picture.json().code).toBe('media-not-a-table');
});

test('a body that is no form, and a form without a file, are refused', async () => {
  const { client } = await aBuyersClient();
  expect((await upload(client, {})).json()).toMatchObject({ code: 'malformed', errors: [{ field: 'file' }] });
  const json = await client.send({ method: 'POST', url: '/api/media/', payload: { file: 'x' } });
  expect([json.statusCode, json.json().code]).toEqual([400, 'malformed']);
});

test('uploads of a company stay within its space, also when they race', async () => {
  const buyer = await aBuyer(db);
  const client = await limited.signedIn(buyer);
  // Nothing that a PNG could compress.
  const noise = createHash('shake256', { outputLength: 60 * 60 * 3 })
    .update('noise')
    .digest();
  const content = await sharp(noise, { raw: { width: 60, height: 60, channels: 3 } })
    .png()
    .toBuffer();
  const raced = await Promise.all([1, 2, 3].map(() => upload(client, { content })));
  const codes = raced.map((response) => (response.statusCode === 200 ? 'stored' : response.json().code));
  const { BytesUsed, BytesAllowed, Total } = await client.answer(listMediaUploads);
  expect(BytesUsed).toBeLessThanOrEqual(BytesAllowed);
  expect(codes.filter((code) => code === 'stored')).toHaveLength(Total);
  expect(codes).toContain('media-space-used-up');
  const { Uploads } = await client.answer(listMediaUploads);
  for (const { MediaId: id } of Uploads) await client.answer(deleteMediaUpload, { params: { id } });
  expect((await upload(client, { content })).statusCode).toBe(200);
});

test('more uploads in an hour than a person may send are refused before they are read', async () => {
  const client = await limited.signedIn(await aBuyer(db));
  const statuses = [];
  for (let at = 0; at < 9; at += 1) statuses.push((await upload(client, { content: 'x' })).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 8 }, () => 200), 429]);
});

test('reserves nothing when the store is unavailable', async () => {
  const buyer = await aBuyer(db);
  const response = await upload(await broken.signedIn(buyer), { content: await aPng() });
  expect([response.statusCode, response.json().code]).toEqual([503, 'media-unavailable']);
  expect(await countStored(buyer.company.id)).toBe(0);
});

test('only buyers upload, with the token of their session', async () => {
  const house = await signedIn(await anEmployee(db, 'editor'));
  const fields = { resource_type: 'image', folder: 'a', signature: 'a'.repeat(40), timestamp: '1' };
  const content = await aPng();
  expect((await sendForm(asAnonymous(), { content, fields })).statusCode).toBe(401);
  expect((await sendForm(house, { content, fields })).statusCode).toBe(403);
  const { client } = await aBuyersClient();
  client.cookies.delete('XSRF-TOKEN');
  expect((await sendForm(client, { content, fields })).statusCode).toBe(403);
  expect((await asAnonymous().refusal(signMediaUpload)).status).toBe(401);
});

test.each(['../logo.png', 'logo.svg', 'a/b.png', 'logo'])('no upload is signed for the name %j', async (MediaName) => {
  const { client } = await aBuyersClient();
  expect((await client.refusal(signMediaUpload, { query: { MediaName } })).code).toBe('malformed');
});

test.each([
  'a.jpg',
  `${'0'.repeat(64)}.exe`,
  `${'0'.repeat(64)}-161.webp`,
  '..%2F..%2Fpasswd',
  `${'0'.repeat(64)}.jpg`,
])('there is no file %j', async (file) => {
  const { client } = await aBuyersClient();
  expect((await client.send({ method: 'GET', url: `/media/files/${file}` })).statusCode).toBe(404);
});
