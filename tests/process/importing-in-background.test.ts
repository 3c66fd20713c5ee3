import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bulkCommerceSearch, getContext, getImport, listImports, signIn, uploadImport } from '@grossist/contracts';
import { DEMO_PASSWORD } from '@grossist/demo';
import { afterAll, describe, expect, test } from 'vitest';
import { type Client, clientOf } from '../running-shop/client.ts';
import { demoShop } from './demo-shop.ts';

const folder = await demoShop();
const files = await mkdtemp(join(tmpdir(), 'grossist-files-'));
afterAll(() => Promise.all([folder.remove(), rm(files, { recursive: true, force: true })]));

const editorOf = async (base: string): Promise<Client> => {
  const client = clientOf(base);
  await client.call(getContext, {});
  await client.call(signIn, { body: { email: 'editor@grossist.example', password: DEMO_PASSWORD } });
  return client;
};

const material = (number: number): string =>
  `${JSON.stringify({
    kind: 'material',
    sapMaterialNumber: `${number}`,
    elNumber: `${number}`,
    names: { da: `Prøveledning nummer ${number}`, en: `Trial wire number ${number}` },
    salesUnit: 'MTR',
    markets: ['DK', 'NO'],
    stock: [{ plant: '2001', atp: '5' }],
    listPrices: [{ market: 'DK', currency: 'DKK', amount: '12.50', perQuantity: '1' }],
  })}\n`;

const contentOf = (from: number, count: number): string =>
  Array.from({ length: count }, (_, place) => material(from + place)).join('');

const upload = async (base: string, client: Client, fileName: string, content: string): Promise<string> => {
  const response = await fetch(`${base}${uploadImport.path}?fileName=${fileName}`, {
    method: 'PUT',
    headers: { ...client.headers(), 'content-type': 'application/octet-stream' },
    body: content,
  });
  expect(response.status).toBe(200);
  return uploadImport.response.parse(await response.json()).ImportId;
};

const MANY = 40_000;
/** Milliseconds: tens of thousands of materials are written and indexed. */
const LONG = 300_000;

describe('an import in the background', () => {
  test(
    'goes on after kill -9 where it stood, while the search follows',
    async () => {
      const killed = await folder.start();
      const id = await upload(killed.base, await editorOf(killed.base), 'many.ndjson', contentOf(5_000_000, MANY));
      const watching = await editorOf(killed.base);
      const read = (client: Client) => client.call(getImport, { params: { importId: id } });
      await expect.poll(async () => (await read(watching)).Made, { timeout: 60_000 }).toBeGreaterThanOrEqual(2000);
      const before = await read(watching);
      await killed.kill();
      expect(before).toMatchObject({ State: 'running', BytesTotal: Buffer.byteLength(contentOf(5_000_000, MANY)) });

      const next = await folder.start();
      const editor = await editorOf(next.base);
      await expect.poll(async () => (await read(editor)).State, { timeout: 120_000 }).toBe('done');
      // Had anything been written twice, it would have been found unchanged the second time.
      expect(await read(editor)).toMatchObject({ Made: MANY, Unchanged: 0, Changed: 0, Refused: 0, LinesRead: MANY });
      const last = `${5_000_000 + MANY - 1}`;
      await expect
        .poll(
          async () => {
            const { Documents } = await clientOf(next.base).call(bulkCommerceSearch, { body: { Identifiers: [last] } });
            return Documents.map((found) => found.ItemSAPMaterialNumber);
          },
          { timeout: 60_000 },
        )
        .toEqual([last]);
      expect(await readdir(join(folder.path, 'imports'))).toEqual([]);
      expect(await next.stop()).toBe(0);
    },
    LONG,
  );

  test(
    'waits when the shop is stopped, and goes on when it is started',
    async () => {
      const stopped = await folder.start();
      const id = await upload(stopped.base, await editorOf(stopped.base), 'more.ndjson', contentOf(6_000_000, MANY));
      const read = (client: Client) => client.call(getImport, { params: { importId: id } });
      const watching = await editorOf(stopped.base);
      await expect.poll(async () => (await read(watching)).Made, { timeout: 60_000 }).toBeGreaterThan(0);
      expect(await stopped.stop()).toBe(0);
      const next = await folder.start();
      const editor = await editorOf(next.base);
      await expect.poll(async () => (await read(editor)).State, { timeout: 120_000 }).toBe('done');
      expect(await read(editor)).toMatchObject({ Made: MANY, Unchanged: 0 });
      expect(await next.stop()).toBe(0);
    },
    LONG,
  );
});

describe('npm run import', () => {
  test(
    'ends with whole batches when it is interrupted, and tells the editors',
    async () => {
      const shop = await folder.start();
      const file = join(files, 'interrupted.ndjson');
      await writeFile(file, contentOf(7_000_000, MANY));
      const child = spawn(process.execPath, ['scripts/import.mjs', file], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, GROSSIST_DATA_DIR: folder.path },
      });
      let printed = '';
      child.stdout.on('data', (piece: Buffer) => {
        printed += piece.toString();
      });
      const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
      const editor = await editorOf(shop.base);
      const mine = async () =>
        (await editor.call(listImports, { query: {} })).Imports.find(
          ({ FileName }) => FileName === 'interrupted.ndjson',
        );
      await expect.poll(async () => (await mine())?.Made ?? 0, { timeout: 60_000 }).toBeGreaterThan(0);
      child.kill('SIGINT');
      expect(await ended).toBe(1);
      expect(printed).toContain('Stopped before the end; what was written stays.');
      const run = await mine();
      expect(run).toMatchObject({ State: 'cancelled', StartedBy: 'npm run import' });
      expect((run?.Made ?? 0) % 2000).toBe(0);
      expect(await shop.stop()).toBe(0);
    },
    LONG,
  );
});
