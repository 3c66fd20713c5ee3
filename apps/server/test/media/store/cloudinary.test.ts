import { createServer } from 'node:http';
import { describe, expect, test } from 'vitest';
import { openCloudinary } from '../../../src/gateways/media/cloudinary/open-cloudinary.ts';
import { MediaUnavailable } from '../../../src/gateways/media/port.ts';
import { readSettings, WrongSetting } from '../../../src/settings.ts';
import { aBuyer } from '../../support/a-buyer.ts';
import { testDatabase } from '../../support/database.ts';
import { aPng } from '../a-picture.ts';
import { mediaApp, upload } from '../media-app.ts';
import { CLOUD, cloudinaryStandIn } from './cloudinary-stand-in.ts';
import { mediaStoreContract } from './store-contract.ts';

const service = await cloudinaryStandIn();
const deps = { ...CLOUD, apiUrl: service.url, deliveryUrl: service.url, fetch, now: Date.now, timeoutMs: 2000 };
const store = openCloudinary(deps);
const { db } = await testDatabase();
const shop = mediaApp(db, { store });
const aFile = async () => ({ mimeType: 'image/png' as const, content: await aPng(), publicId: 'tests/a' });

describe('Cloudinary', () => {
  mediaStoreContract(store);

  test.each([
    [{ public_id: 'sample_image', timestamp: '1315060510' }, 'b4ad47fb4e25c7bf5f92a20089f9db59bc302313'],
    [
      { public_id: 'sample_image', timestamp: '1315060510', eager: 'w_400,h_300,c_pad|w_260,h_200,c_crop' },
      'bfd09f95f331f558cbd1320e67aa8d488770583e',
    ],
  ])('signs as the service documents it: %j', async (parameters, signature) => {
    expect(await store.sign(parameters)).toBe(signature);
  });

  test('stores an upload of the shop in the folder of its company, under the address that the service gives', async () => {
    const buyer = await aBuyer(db);
    const response = await upload(await shop.signedIn(buyer), { content: await aPng(), fields: { api_key: '1234' } });
    expect(response.statusCode, response.body).toBe(200);
    const { secure_url: url } = response.json();
    expect(url).toMatch(
      new RegExp(`^${service.url}/demo/image/upload/v1/grossist/companies/${buyer.company.id}/a-file-`),
    );
    expect(await fetch(url).then((file) => file.status)).toBe(200);
    expect(service.forms.at(-1)).toMatchObject({
      api_key: '1234',
      public_id: expect.stringContaining(buyer.company.id),
    });
  });

  test('reads only the files of its account', async () => {
    for (const url of ['http://127.0.0.1:1/demo/image/upload/v1/a.png', `${service.url}/other/image/upload/v1/a.png`])
      expect(await store.read({ key: 'a', mimeType: 'image/png', url })).toBeUndefined();
  });

  test.each([
    [{ status: 500, body: 'oops' }],
    [{ status: 401, body: '{"error":{"message":"Invalid Signature"}}' }],
    [{ status: 200, body: 'no json' }],
    [{ status: 200, body: '{"public_id":"a","secure_url":"https://elsewhere.example/a.png"}' }],
    ['silence' as const],
  ])('is unavailable when the service answers %j', async (answer) => {
    service.failWith(answer);
    await expect(store.store(await aFile())).rejects.toThrow(MediaUnavailable);
  });

  test('follows no redirect, and has no secret in its errors', async () => {
    const other = createServer((_, response) => response.writeHead(302, { location: service.url }).end());
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const redirected = openCloudinary({ ...deps, apiUrl: `http://127.0.0.1:${port}` });
    const error = await redirected.store(await aFile()).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MediaUnavailable);
    expect(`${String(error)}${JSON.stringify(error)}`).not.toContain(CLOUD.apiSecret);
    await new Promise((resolve) => other.close(resolve));
  });
});

test('the settings of Cloudinary are required together, and names those that are missing', () => {
  const set = {
    GROSSIST_MEDIA: 'cloudinary',
    CLOUDINARY_CLOUD_NAME: 'demo',
    CLOUDINARY_API_KEY: '1234',
    CLOUDINARY_API_SECRET: 'abcd',
  };
  expect(readSettings(set).media.cloudinary).toMatchObject({ ...CLOUD, apiUrl: 'https://api.cloudinary.com' });
  expect(readSettings({}).media).toEqual({
    cloudinary: undefined,
    fetching: undefined,
    companyBytes: 200 * 1024 * 1024,
    uploadsPerHour: 120,
  });
  for (const name of ['CLOUDINARY_CLOUD_NAME', 'CLOUDINARY_API_KEY', 'CLOUDINARY_API_SECRET'])
    expect(() => readSettings({ ...set, [name]: '' })).toThrow(new RegExp(name));
  expect(() => readSettings({ ...set, CLOUDINARY_API_URL: 'http://api.example' })).toThrow(WrongSetting);
});
