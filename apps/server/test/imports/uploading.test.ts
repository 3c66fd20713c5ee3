import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { getImport, getImportLines, getImportReport, listImports } from '@grossist/contracts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { workThroughRuns } from '../../src/areas/imports/index.ts';
import { anEmployee } from '../support/an-employee.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { hashEmail } from '../support/hash-email.ts';
import { importingApp } from './importing-app.ts';
import { aMaterialRecord } from './records.ts';

const { db } = await testDatabase();
const shop = await importingApp(db);
let editor: Client;
beforeAll(async () => {
  editor = await shop.signedIn(await anEmployee(db, 'editor'));
});
beforeEach(async () => {
  await db.deleteFrom('import_runs').execute();
  await db.deleteFrom('import_upload_parts').execute();
  await db.deleteFrom('materials').execute();
});

const fileOf = (...records: object[]): string => records.map((record) => `${JSON.stringify(record)}\n`).join('');
const numbered = (from: number, count: number): object[] =>
  Array.from({ length: count }, (_, place) =>
    aMaterialRecord({ sapMaterialNumber: `${from + place}`, elNumber: `${from + place}` }),
  );
const idOf = (response: { json(): unknown }): string => (response.json() as { ImportId: string }).ImportId;

describe('a file that an editor uploads', () => {
  it('waits, is imported in the background, and is listed with its counts', async () => {
    const content = fileOf(...numbered(1, 3), { kind: 'material' });
    const response = await shop.upload(editor, content, { fileName: 'Høst 2026.ndjson' });
    expect(response.statusCode, response.body).toBe(200);
    const params = { importId: idOf(response) };
    expect(await editor.answer(getImport, { params })).toMatchObject({
      FileName: 'Høst 2026.ndjson',
      State: 'waiting',
      StartedBy: 'editor',
      BytesTotal: Buffer.byteLength(content),
    });
    await shop.work();
    expect(await editor.answer(getImport, { params })).toMatchObject({
      State: 'done',
      Format: 'ndjson',
      Made: 3,
      Refused: 1,
      LinesRead: 4,
      BytesRead: Buffer.byteLength(content),
      Kinds: [{ Kind: 'material', Made: 3, Changed: 0, Unchanged: 0, Refused: 0 }],
      CanResume: false,
      CanStartAnew: false,
    });
    expect(await db.selectFrom('materials').select('id').execute()).toHaveLength(3);
  });

  it('is removed after its import, and not after a dry run', async () => {
    await shop.upload(editor, fileOf(...numbered(1, 1)));
    const dry = idOf(await shop.upload(editor, fileOf(...numbered(2, 1)), { dryRun: true }));
    expect(await shop.stored()).toHaveLength(2);
    await shop.work();
    expect(await shop.stored()).toHaveLength(1);
    expect(await editor.answer(getImport, { params: { importId: dry } })).toMatchObject({
      State: 'done',
      IsDryRun: true,
      Made: 1,
      CanStartAnew: true,
    });
    const numbers = await db.selectFrom('materials').select('sap_material_number').execute();
    expect(numbers).toEqual([{ sap_material_number: '1' }]);
  });

  it('is imported by a process with another data directory, which stores no copy', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'grossist-elsewhere-'));
    const padding = '\n'.repeat(2_500_000);
    const params = {
      importId: idOf(await shop.upload(editor, `${fileOf(...numbered(1, 2))}${padding}${fileOf(...numbered(3, 1))}`)),
    };
    const parts = await db.selectFrom('import_upload_parts').select('part').orderBy('part').execute();
    expect(parts.map(({ part }) => part)).toEqual([0, 1, 2]);
    await workThroughRuns({ db, hashEmail, folder, signal: new AbortController().signal, onFailure: () => undefined });
    expect(await editor.answer(getImport, { params })).toMatchObject({ State: 'done', Made: 3 });
    expect([await readdir(folder), await shop.stored()]).toEqual([[], []]);
    await rm(folder, { recursive: true });
  });

  it('that is aborted stores nothing', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(1_500_000, 0x20);
        throw new Error('The connection was lost');
      })(),
    );
    await shop.upload(editor, broken).catch(() => undefined);
    await expect.poll(shop.stored).toEqual([]);
    expect((await editor.answer(listImports)).Total).toBe(0);
  });

  it('may be larger than any other call, up to the limit', async () => {
    const large = fileOf(...numbered(1, 1)) + '\n'.repeat(3 * 1024 * 1024);
    expect((await shop.upload(editor, large)).statusCode).toBe(200);
    const files = await shop.stored();
    const tooLarge = Readable.from(
      (function* () {
        for (let bytes = 0; bytes <= shop.mostBytes; bytes += 65_536) yield Buffer.alloc(65_536, 0x20);
      })(),
    );
    const refused = await shop.upload(editor, tooLarge);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([413, 'file-too-large']);
    expect(await shop.stored()).toEqual(files);
    expect((await editor.answer(listImports)).Total).toBe(1);
    await shop.work();
  });

  it('uses the format and the markets of the request', async () => {
    await shop.upload(editor, fileOf(...numbered(1, 1)), { format: 'ndjson', markets: 'SE,NL' });
    await shop.work();
    const material = await db.selectFrom('materials').select('markets').executeTakeFirstOrThrow();
    expect(material.markets).toEqual(['SE', 'NL']);
  });

  it('that is no catalog fails with a reason', async () => {
    const id = idOf(await shop.upload(editor, 'Dear wholesaler,\n', { fileName: 'letter.txt' }));
    await shop.work();
    const run = await editor.answer(getImport, { params: { importId: id } });
    expect(run).toMatchObject({ State: 'failed', CanResume: true });
    expect(run.Failure).toContain('file format is not supported');
    expect(shop.failures).toEqual([]);
  });

  it.each([
    ['nothing', '', {}, 422],
    ['no name', fileOf(...numbered(1, 1)), { fileName: '' }, 400],
    ['an unknown format', fileOf(...numbered(1, 1)), { format: 'xls' }, 400],
    ['an unknown market', fileOf(...numbered(1, 1)), { markets: 'GB' }, 400],
  ])('is refused with %s, and leaves nothing', async (_what, content, traits, status) => {
    const files = await shop.stored();
    expect((await shop.upload(editor, content, traits)).statusCode).toBe(status);
    expect(await shop.stored()).toEqual(files);
    expect((await editor.answer(listImports)).Total).toBe(0);
  });

  it('as JSON is none', async () => {
    const response = await editor.send({
      method: 'POST',
      url: '/api/imports?fileName=x.ndjson',
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(response.statusCode).toBe(400);
  });
});

describe('the report of an import', () => {
  it('is paged, filtered by kind, and exact', async () => {
    await shop.upload(editor, fileOf(...numbered(1, 2)));
    await shop.work();
    const changed = aMaterialRecord({ sapMaterialNumber: '2', elNumber: '2', packageSize: '7' });
    const params = {
      importId: idOf(
        await shop.upload(
          editor,
          fileOf(
            numbered(1, 1)[0] ?? {},
            changed,
            { kind: 'material-amendment', elNumber: '77', packageSize: '1' },
            aMaterialRecord({ sapMaterialNumber: '3', productCode: '=1+1' }),
          ),
        ),
      ),
    };
    await shop.work();
    const all = await editor.answer(getImportLines, { params });
    expect(all).toMatchObject({
      Lines: [
        { Line: 2, Kind: 'changed', Code: 'material', Text: '2' },
        { Line: 3, Kind: 'refused', Code: 'unknown-material', Text: 'no material has this number' },
        { Line: 4, Kind: 'refused', Code: 'unknown-reference', Text: 'the product "=1+1" is unknown' },
      ],
      Total: 3,
    });
    expect(await editor.answer(getImportLines, { params, query: { kind: 'refused', pageSize: 1, page: 2 } })).toEqual({
      Lines: [all.Lines[2]],
      Total: 2,
    });
    const { Csv } = await editor.answer(getImportReport, { params });
    expect(Csv.split('\r\n')[3]).toBe('"4","refused","unknown-reference","the product ""=1+1"" is unknown","",""');
  });

  it('contains no formula', async () => {
    const content = fileOf(...numbered(1, 1), { kind: 'material-amendment', elNumber: '9', market: 'DK' });
    const id = idOf(await shop.upload(editor, content));
    await shop.work();
    await db.updateTable('import_lines').set({ text: '=cmd()' }).where('run_id', '=', id).execute();
    const { Csv } = await editor.answer(getImportReport, { params: { importId: id } });
    expect(Csv).toContain(`"'=cmd()"`);
  });
});

describe('two files at once', () => {
  it('are imported one after the other, by any process', async () => {
    await Promise.all([
      shop.upload(editor, fileOf(...numbered(1, 300))),
      shop.upload(editor, fileOf(...numbered(151, 300))),
    ]);
    await Promise.all([shop.work(), shop.work(), shop.work()]);
    const { Imports } = await editor.answer(listImports);
    expect(Imports.map(({ State }) => State)).toEqual(['done', 'done']);
    expect(Imports.map(({ Made }) => Made).toSorted()).toEqual([150, 300]);
    expect(Imports.reduce((sum, { Unchanged }) => sum + Unchanged, 0)).toBe(150);
    expect(await db.selectFrom('materials').select('id').execute()).toHaveLength(450);
  });
});
