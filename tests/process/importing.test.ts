import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { commerceSearch } from '@grossist/contracts';
import { afterAll, describe, expect, test } from 'vitest';
import { bmecatOfSize } from '../../packages/catalogue-formats/test/bmecat-generator.ts';
import { demoShop } from './demo-shop.ts';

const folder = await demoShop();
const files = await mkdtemp(join(tmpdir(), 'grossist-files-'));
afterAll(() => Promise.all([folder.remove(), rm(files, { recursive: true, force: true })]));

const HEAD = 'VH;EFONELFO;4.0;NO939765360MVA;;;20260901;20261231;NOK;;PRØVEGROSSIST AS;GATA 1;;4370;EGERSUND;NO';
const article = (number: string, name: string): string =>
  `VL;1;${number};${name};;1;EA;STYKK;55300;10000;20260901;1;;1004;;;J;10000;0;`;

const write = async (name: string, lines: readonly string[]): Promise<string> => {
  const file = join(files, name);
  await writeFile(file, `${lines.join('\r\n')}\r\n`, 'latin1');
  return file;
};

describe('npm run import', () => {
  test('brings articles into a shop that runs, which finds them at once', async () => {
    const shop = await folder.start();
    const file = await write('prices.csv', [HEAD, article('8800001', 'VÆRMEMATTE SÆRSKILT'), article('8800002', '')]);
    const { code, printed } = await folder.importFile(file);
    expect(code).toBe(0);
    expect(printed).toMatch(/Refused: +1/);
    expect(printed).toMatch(/line 3/);
    await expect.poll(() => norwegian(shop.base, '8800001')).toEqual(['VÆRMEMATTE SÆRSKILT']);
    const second = await folder.importFile(file);
    expect(second.printed).toMatch(/Made: +0/);
    expect(second.printed).toMatch(/Changed: +0/);
    expect(await shop.stop()).toBe(0);
  });

  test('reads a large catalogue in a thread of its own, a second time as well', async () => {
    const file = join(files, 'catalogue.xml');
    await writeFile(file, Readable.from(bmecatOfSize(5_000_000)));
    const first = await folder.importFile(file);
    expect(first).toMatchObject({ code: 0, printed: expect.stringMatching(/Refused: +0\n/) });
    const made = /Made: +([\d,]+)\n/.exec(first.printed)?.[1];
    expect(Number(made?.replace(',', ''))).toBeGreaterThan(1000);
    const second = await folder.importFile(file);
    expect(second.printed).toMatch(new RegExp(`Unchanged: +${made}\\n`));
  });

  test('refuses a file that is nothing it knows, and changes nothing', async () => {
    const { code, printed } = await folder.importFile(
      await write('letter.txt', ['Dear wholesaler,', 'please find enclosed']),
    );
    expect(code).toBe(1);
    expect(printed).toMatch(/efonelfo/i);
  });
});

/** Names of what a visitor of the Norwegian shop finds. */
const norwegian = async (base: string, Query: string): Promise<string[]> => {
  const response = await fetch(`${base}/api/search/commerceSearch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-grossist-locale': 'nb-NO' },
    body: JSON.stringify({ Query }),
  });
  const { Documents } = commerceSearch.response.parse(await response.json());
  return Documents.map((document) => document.ItemLocalMaterialName);
};
