import * as calls from '@grossist/contracts';
import { expect, test } from 'vitest';
import { registerDefaultLogo } from '../../src/areas/catalogues/index.ts';
import { findSession } from '../../src/areas/identity/index.ts';
import { aJpeg, aPhotograph, aPng } from '../media/a-picture.ts';
import { aBuyer, aViewer } from '../support/a-buyer.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { imagesInTests, mediaInTests } from '../support/media-in-tests.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { app, signedIn, asAnonymous } = testApp(db);
registerDefaultLogo(app, {
  db,
  store: mediaInTests(db),
  images: imagesInTests,
  findSession: findSession(db),
  companyBytes: 1_000_000,
  uploadsPerHour: 0,
});

const upload = (client: Client, payload: Buffer, fileName = 'Our logo.png') =>
  client.send({
    method: calls.uploadDefaultLogo.method,
    url: `${calls.uploadDefaultLogo.path}?fileName=${encodeURIComponent(fileName)}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload,
  });
const download = (client: Client) => client.send({ method: 'GET', url: calls.downloadDefaultLogo.path });
const uploadsOf = (buyer: { company: { id: string } }) =>
  db.selectFrom('media_uploads').selectAll().where('company_id', '=', buyer.company.id).execute();

test('a logo is stored without metadata, downloaded, replaced and deleted', async () => {
  const buyer = await aBuyer(db);
  const client = await signedIn(buyer);
  expect(await client.answer(calls.getDefaultLogo)).toEqual({ logo: null, mayChange: true });
  expect((await download(client)).statusCode).toBe(404);
  const first = await upload(client, await aPhotograph());
  expect(first.statusCode, first.body).toBe(200);
  const colleague = await signedIn(await aBuyer(db, { company: buyer.company }));
  const { logo } = await colleague.answer(calls.getDefaultLogo);
  expect(logo).toMatchObject({ fileName: 'Our logo.png', width: 40, height: 60, changedByName: buyer.name });
  const file = await download(colleague);
  expect(file.headers['content-type']).toBe('image/jpeg');
  expect(file.headers['content-disposition']).toContain('filename="Our logo.jpg"');
  expect(file.rawPayload.includes('Hidden camera')).toBe(false);
  expect((await upload(client, await aPng({ color: '#ff0000' }), 'New.png')).statusCode).toBe(200);
  expect((await download(client)).headers['content-type']).toBe('image/png');
  expect(await uploadsOf(buyer)).toHaveLength(1);
  await client.answer(calls.deleteDefaultLogo);
  await client.answer(calls.deleteDefaultLogo);
  expect(await client.answer(calls.getDefaultLogo)).toMatchObject({ logo: null });
  expect(await uploadsOf(buyer)).toEqual([]);
});

test('refuses a file that is no picture with the reason, and keeps the former logo', async () => {
  const buyer = await aBuyer(db);
  const client = await signedIn(buyer);
  await upload(client, await aJpeg());
  for (const [content, code] of [
    [Buffer.from('<!doctype html><script>alert(1)</script>'), 'media-not-a-picture'],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'media-not-a-picture'],
    [Buffer.from('number;name\n1;a\n'), 'media-not-a-picture'],
    [(await aPng()).subarray(0, 60), 'media-damaged'],
    [Buffer.concat([await aPng(), Buffer.from('PK\u0003\u0004')]), 'media-trailing-data'],
  ] as const) {
    const refused = await upload(client, content);
    expect([refused.statusCode, refused.json().code]).toEqual([422, code]);
  }
  const json = await client.send({ method: 'POST', url: calls.uploadDefaultLogo.path, payload: { a: 1 } });
  expect(json.statusCode).toBe(400);
  expect((await client.answer(calls.getDefaultLogo)).logo).toMatchObject({ width: 60 });
  expect(await uploadsOf(buyer)).toHaveLength(1);
});

test('buyers and user admins change the logo; viewers and visits by punchout look at it; others see none', async () => {
  const buyer = await aBuyer(db);
  const { company } = buyer;
  const admin = await signedIn(await aBuyer(db, { company, role: 'user-admin' }));
  expect((await upload(admin, await aPng())).statusCode).toBe(200);
  for (const person of [await aViewer(db, { company }), await aBuyer(db, { company, role: 'punchout' })]) {
    const client = await signedIn(person);
    expect(await client.answer(calls.getDefaultLogo)).toMatchObject({ mayChange: false, logo: { width: 60 } });
    expect((await download(client)).statusCode).toBe(200);
    expect((await upload(client, await aPng())).statusCode).toBe(403);
    expect((await client.refusal(calls.deleteDefaultLogo)).status).toBe(403);
  }
  const stranger = await signedIn(await aBuyer(db));
  expect(await stranger.answer(calls.getDefaultLogo)).toEqual({ logo: null, mayChange: true });
  expect((await download(stranger)).statusCode).toBe(404);
  await stranger.answer(calls.deleteDefaultLogo);
  expect((await admin.answer(calls.getDefaultLogo)).logo).not.toBeNull();
  expect((await upload(asAnonymous(), await aPng())).statusCode).toBe(401);
});

test('a former logo that a catalog shows as its own stays among the uploads', async () => {
  const buyer = await aBuyer(db);
  const client = await signedIn(buyer);
  await upload(client, await aPng());
  const { logo } = await client.answer(calls.getDefaultLogo);
  await client.answer(calls.createPdfCatalog, { body: { coverPageImageUrl: logo?.url ?? '' } });
  await client.answer(calls.deleteDefaultLogo);
  expect((await uploadsOf(buyer)).map(({ url }) => url)).toEqual([logo?.url]);
});
