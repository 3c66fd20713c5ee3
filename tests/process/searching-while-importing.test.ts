import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { commerceSearch, type SearchDocument } from '@grossist/contracts';
import { afterAll, expect, test } from 'vitest';
import { type Client, clientOf } from '../running-shop/client.ts';
import { shopFolder } from '../running-shop/shop.ts';

const folder = await shopFolder(1500);
const files = await mkdtemp(join(tmpdir(), 'grossist-files-'));
afterAll(() => Promise.all([folder.remove(), rm(files, { recursive: true, force: true })]));

const NEW = 100_000;
const FIRST = 7_000_000;
/** A word of the new materials alone. */
const WORD = 'Blæksprutteklemme';
/** Half of them are of each. */
const SUPPLIERS = ['ODD', 'EVEN'];

const lines = function* (): Generator<string> {
  for (const code of SUPPLIERS) yield `${JSON.stringify({ kind: 'supplier', code, name: `Supplier ${code}` })}\n`;
  for (let number = FIRST; number < FIRST + NEW; number += 1) {
    const material = {
      kind: 'material',
      sapMaterialNumber: String(number),
      elNumber: String(number),
      names: { da: `${WORD} ${number}` },
      supplierCode: SUPPLIERS[number % 2 === 0 ? 1 : 0],
      salesUnit: 'PCE',
      markets: ['DK'],
    };
    yield `${JSON.stringify(material)}\n`;
  }
};

const search = (client: Client, Query: string, PageSize = 20) =>
  client.call(commerceSearch, { body: { Query, PageSize, cultureName: 'da-DK' } });

/** What a person saw before the import began, of a material all over the demo's catalogue. */
interface Known {
  query: string;
  document: SearchDocument;
}

const knownBefore = async (client: Client): Promise<Known[]> => {
  const { Documents } = await search(client, '', 100);
  return Documents.flatMap((document) =>
    document.ItemElNumber === '' ? [] : [{ query: document.ItemElNumber, document }],
  );
};

/** The counts of a facet that each material has one value of: they sum to what was found. */
const supplierCounts = ({ FacetsAvailable }: Awaited<ReturnType<typeof search>>): number[] =>
  FacetsAvailable.filter(({ Key }) => Key === 'supplier').flatMap(({ Values }) => Values.map(({ Count }) => Count));

test('search keeps answering, correct, while an import of 100,000 runs', { timeout: 300_000 }, async () => {
  const file = join(files, 'many.ndjson');
  await pipeline(Readable.from(lines()), createWriteStream(file));
  const shop = await folder.start();
  const client = clientOf(shop.base);
  const known = await knownBefore(client);
  expect(known.length).toBeGreaterThan(30);

  let isRunning = true;
  const running = folder.importFile(file).finally(() => {
    isRunning = false;
  });
  const growing: number[] = [];
  for (let round = 0; isRunning; round += 1) {
    const before = known[round % known.length];
    if (before === undefined) break;
    const exact = await search(client, before.query);
    // What was there is found as before, its own number first.
    expect(exact.Documents[0]).toEqual(before.document);
    const found = await search(client, WORD);
    growing.push(found.TotalCount);
    // Whatever is known of the new ones at this moment, the answer agrees with itself.
    expect(found.Documents).toHaveLength(Math.min(20, found.TotalCount));
    expect(found.Documents.every(({ ItemLocalMaterialName }) => ItemLocalMaterialName.startsWith(WORD))).toBe(true);
    const counts = supplierCounts(found);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(found.TotalCount);
  }
  expect(await running).toMatchObject({ code: 0 });
  // Nothing that was found is lost again, and they came little by little.
  expect(growing).toEqual(growing.toSorted((left, right) => left - right));
  expect(new Set(growing).size).toBeGreaterThan(2);

  await expect.poll(async () => (await search(client, WORD)).TotalCount, { timeout: 60_000 }).toBe(NEW);
  expect(supplierCounts(await search(client, WORD))).toEqual([NEW / 2, NEW / 2]);
  expect((await search(client, `${FIRST + NEW - 1}`)).Documents.map(({ Code }) => Code)).toEqual([
    String(FIRST + NEW - 1),
  ]);
  expect(await shop.stop()).toBe(0);
});
