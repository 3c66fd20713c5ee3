import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realData, requires } from '../../../../tests/support/requires.ts';
import { FileRefused, importFile } from '../../src/areas/imports/index.ts';
import { testDatabase } from '../support/database.ts';
import { hashEmail } from '../support/hash-email.ts';
import { WHOLE_TRADE } from './records.ts';
import { countsOf } from './run.ts';

const PRICE_FILE = realData('efonelfo/V4_varefil.csv');
const skipped = requires('data/efonelfo');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grossist-import-file-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const file = async (name: string, content: string | Uint8Array): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
};

describe('importing a file', async () => {
  const { db } = await testDatabase();

  it('is detected by its content, not its name', async () => {
    const path = await file('trade.csv', WHOLE_TRADE.map((record) => `${JSON.stringify(record)}\n`).join(''));
    const report = await importFile({ db, hashEmail })({ path, dryRun: false });
    expect(report).toMatchObject({ format: 'ndjson', source: 'trade.csv', refused: 0, made: WHOLE_TRADE.length });
    expect(await importFile({ db, hashEmail })({ path, dryRun: false })).toMatchObject({ made: 0, changed: 0 });
  });

  it.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0])],
    ['an empty file', ''],
    ['another table', 'a;b;c\n1;2;3\n'],
  ])('refuses %s as a whole, naming the formats', async (_what, content) => {
    const path = await file('other', content);
    const runs = await db.selectFrom('import_runs').select('id').execute();
    await expect(importFile({ db, hashEmail })({ path, dryRun: false })).rejects.toThrow(/efonelfo, ndjson/);
    expect(await db.selectFrom('import_runs').select('id').execute()).toEqual(runs);
  });

  it('refuses a file that is not of the format that was named, and one that is not there', async () => {
    const path = await file('named', 'a;b;c\n1;2;3\n');
    await expect(importFile({ db, hashEmail })({ path, format: 'efonelfo', dryRun: false })).rejects.toThrow(
      FileRefused,
    );
    await expect(importFile({ db, hashEmail })({ path: join(folder, 'none'), dryRun: false })).rejects.toThrow(
      FileRefused,
    );
    await expect(importFile({ db, hashEmail })({ path: folder, dryRun: false })).rejects.toThrow(FileRefused);
  });

  it('can sell its materials in other markets', async () => {
    const path = await file(
      'one.ndjson',
      `${JSON.stringify({ ...WHOLE_TRADE.find(({ kind }) => kind === 'material') })}\n`,
    );
    await importFile({ db, hashEmail })({ path, dryRun: false, markets: ['SE'] });
    const material = await db.selectFrom('materials').select('markets').executeTakeFirstOrThrow();
    expect(material.markets).toEqual(['SE']);
  });
});

describe.skipIf(skipped !== '')(`a real EFONELFO price file${skipped}`, async () => {
  const { db } = await testDatabase();

  it('creates 2,165 materials, and nothing the second time', async () => {
    const first = await importFile({ db, hashEmail })({ path: PRICE_FILE, dryRun: false });
    expect(first.kinds.material).toEqual({ made: 2165, changed: 0, unchanged: 0, refused: 0 });
    const second = await importFile({ db, hashEmail })({ path: PRICE_FILE, dryRun: false });
    expect(countsOf(second)).toMatchObject({ made: 0, changed: 0, refused: first.refused });
  });
});
