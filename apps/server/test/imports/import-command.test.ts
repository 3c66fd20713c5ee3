import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runImportCommand } from '../../src/areas/imports/import-command.ts';
import { testDatabase } from '../support/database.ts';
import { aMaterialRecord } from './records.ts';

describe('npm run import', async () => {
  const { db, connectionString } = await testDatabase();
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'grossist-import-command-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const run = async (...argv: string[]) => {
    const output = { out: '', err: '' };
    const terminal = {
      isWatched: false,
      out: (text: string) => void (output.out += text),
      err: (text: string) => void (output.err += text),
    };
    const code = await runImportCommand(argv, { DATABASE_URL: connectionString }, terminal);
    return { code, ...output };
  };

  const aFile = async (): Promise<string> => {
    const path = join(folder, 'file.ndjson');
    const records = [aMaterialRecord(), aMaterialRecord({ sapMaterialNumber: '2', productCode: '=1+1' })];
    await writeFile(path, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
    return path;
  };

  it('prints the report with each refusal and its line', async () => {
    const { code, out } = await run(await aFile());
    expect(code).toBe(0);
    expect(out).toMatch(/Format: +ndjson/);
    expect(out).toMatch(/Made: +1\n/);
    expect(out).toMatch(/Refused: +1\n/);
    expect(out).toContain('line 2: the product "=1+1" is unknown\n');
  });

  it('changes nothing on a dry run', async () => {
    await db.deleteFrom('materials').execute();
    const { code, out } = await run(await aFile(), '--dry-run');
    expect(code).toBe(0);
    expect(out).toContain('Dry run');
    expect(await db.selectFrom('materials').selectAll().execute()).toEqual([]);
  });

  it('writes the whole report as CSV', async () => {
    const report = join(folder, 'report.csv');
    await run(await aFile(), '--report', report);
    expect(await readFile(report, 'utf8')).toContain(
      '"2","refused","unknown-reference","the product ""=1+1"" is unknown"',
    );
  });

  it('ends with 1 when the file as a whole is refused', async () => {
    const { code, err } = await run(join(folder, 'none.csv'));
    expect(code).toBe(1);
    expect(err).toContain('cannot be read');
  });

  it.each([[[]], [['a', 'b']], [['a', '--format', 'xml']], [['a', '--market', 'XX']], [['a', '--what']]])(
    'ends with 2 and the usage when called with %j',
    async (argv: string[]) => {
      const { code, err } = await run(...argv);
      expect(code).toBe(2);
      expect(err).toContain('Usage: npm run import');
    },
  );
});
