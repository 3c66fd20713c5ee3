import { get } from 'node:http';
import { addToCart, emptyCart, getCart, listImports, uploadImport } from '@grossist/contracts';
import { DEMO_MATERIALS } from '@grossist/demo';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { signedIn } from '../../bench/cart.ts';
import type { Client } from '../running-shop/client.ts';
import { copyShopFolder, type RunningShop, type ShopFolder } from '../running-shop/shop.ts';
import { type SmallDisk, smallDisk } from '../running-shop/small-disk.ts';
import { requires } from '../support/requires.ts';
import { DEMO_MATERIALS_OF_TESTS } from './demo-shop.ts';

const skipped = requires('root', 'mount');
/** The demo's database with its log, and room for as much again. */
const MEGABYTES = 600;
/** More than the database has free in files that it holds already. */
const FILE = Buffer.alloc(8 * 1024 * 1024, ' \n');
/** A shop that could not store something is ready again after a quarter of a minute. */
const READY_AGAIN = { timeout: 60_000, interval: 500 };

let disk: SmallDisk | undefined;
let folder: ShopFolder | undefined;
let running: RunningShop | undefined;

beforeAll(async () => {
  if (skipped !== '') return;
  disk = await smallDisk(MEGABYTES);
  folder = await copyShopFolder(inject('demoShop'), DEMO_MATERIALS_OF_TESTS, { folder: disk.path });
});
afterAll(async () => {
  if (running?.ownExit() === undefined) await running?.stop();
  await disk?.remove();
});

const FILE_NAME = 'full.ndjson';

const upload = (base: string, editor: Client): Promise<Response> =>
  fetch(`${base}${uploadImport.path}?fileName=${FILE_NAME}`, {
    method: 'PUT',
    headers: { ...editor.headers(), 'content-type': 'application/octet-stream' },
    body: FILE,
  });

const importsOf = async (editor: Client): Promise<number> =>
  (await editor.call(listImports, { query: {} })).Imports.filter(({ FileName }) => FileName === FILE_NAME).length;

/** On a connection of its own: what is under way on others does not matter. */
const statusOf = (base: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(`${base}${path}`, { agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    }).on('error', reject);
  });

/** Adds one piece so many times. @returns how many of them the shop acknowledged; the others it refused as it should */
const addOneByOne = async (buyer: Client, times: number): Promise<number> => {
  let acknowledged = 0;
  for (let time = 0; time < times; time += 1) {
    const added = buyer.call(addToCart, { body: { Code: DEMO_MATERIALS.installationCable, Quantity: 100 } });
    const refusal = await added.then(
      () => '',
      (error: unknown) => String(error),
    );
    if (refusal === '') acknowledged += 1;
    else expect(refusal).toMatch(/503 .*"code":"(?:storage|database)-unavailable"/);
  }
  return acknowledged;
};

const quantityIn = async (buyer: Client): Promise<number> =>
  (await buyer.call(getCart, {})).CartItems.reduce((sum, { Quantity }) => sum + Quantity, 0);

test.skipIf(skipped !== '')(
  `a shop on a full disk refuses what it can't store, lives on, loses nothing, and works once there is space${skipped}`,
  async () => {
    if (disk === undefined || folder === undefined) throw new Error('No disk was mounted');
    running = await folder.start();
    const { base, ownExit, stop } = running;
    const editor = await signedIn(base, 'editor@grossist.example');
    const buyer = await signedIn(base);
    await buyer.call(emptyCart, {});
    let acknowledged = await addOneByOne(buyer, 2);
    expect(acknowledged).toBe(2);

    await disk.fill();
    const refused = await upload(base, editor);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('30');
    expect(await refused.json()).toMatchObject({
      status: 503,
      code: 'storage-unavailable',
      title: 'Nothing can be saved right now',
      detail: 'Try again in a moment',
    });
    acknowledged += await addOneByOne(buyer, 20);
    expect([await statusOf(base, '/health/live'), await statusOf(base, '/health/ready')]).toEqual([200, 503]);
    expect(await statusOf(base, '/da-DK/search?query=kabel')).toBe(200);
    expect(await importsOf(editor)).toBe(0);
    expect(await quantityIn(buyer)).toBe(100 * acknowledged);

    await disk.free();
    await expect.poll(() => statusOf(base, '/health/ready'), READY_AGAIN).toBe(200);
    expect((await upload(base, editor)).status).toBe(200);
    expect(await importsOf(editor)).toBe(1);
    acknowledged += await addOneByOne(buyer, 1);
    expect(ownExit()).toBeUndefined();
    expect(await stop()).toBe(0);

    running = await folder.start();
    expect(await quantityIn(await signedIn(running.base))).toBe(100 * acknowledged);
    expect(await running.stop()).toBe(0);
  },
);
