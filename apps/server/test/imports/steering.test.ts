import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cancelImport, getImport, resumeImport, startImportAnew } from '@grossist/contracts';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tidyUploads } from '../../src/areas/imports/index.ts';
import { anEmployee } from '../support/an-employee.ts';
import { anImport } from '../support/an-import.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { importingApp } from './importing-app.ts';
import { aMaterialRecord } from './records.ts';

const { db, pool } = await testDatabase();
const shop = await importingApp(db);
let editor: Client;
beforeAll(async () => {
  editor = await shop.signedIn(await anEmployee(db, 'editor'));
});
beforeEach(async () => {
  await db.deleteFrom('import_runs').execute();
  await db.deleteFrom('materials').execute();
});

const BATCH = 2000;
const materials = (count: number): string =>
  Array.from(
    { length: count },
    (_, place) => `${JSON.stringify(aMaterialRecord({ sapMaterialNumber: `${place}`, elNumber: `${place}` }))}\n`,
  ).join('');
const uploaded = async (content: string, traits: { dryRun?: boolean } = {}): Promise<{ importId: string }> => {
  const response = await shop.upload(editor, content, traits);
  return { importId: response.json<{ ImportId: string }>().ImportId };
};
const made = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from materials`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Has the database do something when the first batch has been written. */
const afterFirstBatch = async (doing: string): Promise<void> => {
  await pool.query(`
    create or replace function first_batch() returns trigger language plpgsql as $$
    begin
      if new.events_done = ${BATCH} then ${doing}; end if;
      return new;
    end $$;
    create or replace trigger first_batch before update on import_runs for each row execute function first_batch()`);
};
const asBefore = () => pool.query('drop trigger if exists first_batch on import_runs');

describe('cancelling', () => {
  it('ends one that waits at once', async () => {
    const params = await uploaded(materials(1));
    expect(await editor.answer(cancelImport, { params })).toMatchObject({ State: 'cancelled', CanResume: true });
    await shop.work();
    expect(await made()).toBe(0);
  });

  it('ends one that runs with the batch under way, leaving whole batches', async () => {
    const params = await uploaded(materials(2 * BATCH + 500));
    await afterFirstBatch('new.cancel_wanted := true');
    await shop.work();
    await asBefore();
    const run = await editor.answer(getImport, { params });
    expect(run).toMatchObject({ State: 'cancelled', Made: BATCH, CanResume: true });
    expect(await made()).toBe(BATCH);
  });

  it('leaves one that is done as it is', async () => {
    const params = await uploaded(materials(1));
    await shop.work();
    expect(await editor.answer(cancelImport, { params })).toMatchObject({ State: 'done', Made: 1 });
  });
});

describe('going on', () => {
  it('writes the rest, with the counts of an uninterrupted run', async () => {
    const params = await uploaded(materials(BATCH + 500));
    await afterFirstBatch('new.cancel_wanted := true');
    await shop.work();
    await asBefore();
    await db.updateTable('materials').set({ popularity: 7 }).execute();
    expect(await editor.answer(resumeImport, { params })).toMatchObject({ State: 'waiting', Made: BATCH });
    await shop.work();
    expect(await editor.answer(getImport, { params })).toMatchObject({
      State: 'done',
      Made: BATCH + 500,
      Unchanged: 0,
      Changed: 0,
      LinesRead: BATCH + 500,
    });
    // What was written before the break was not looked at again.
    const untouched = await db.selectFrom('materials').select('id').where('popularity', '=', 7).execute();
    expect(untouched).toHaveLength(BATCH);
  });

  it('is what the next worker does with an import whose process died', async () => {
    const params = await uploaded(materials(BATCH + 500));
    await afterFirstBatch(`new.cancel_wanted := true`);
    await shop.work();
    await asBefore();
    await db.updateTable('import_runs').set({ outcome: 'running', cancel_wanted: false }).execute();
    await shop.work();
    expect(await editor.answer(getImport, { params })).toMatchObject({ State: 'done', Made: BATCH + 500 });
  });

  it('waits for the next start when the shop closes', async () => {
    const params = await uploaded(materials(10));
    const closing = new AbortController();
    closing.abort();
    await shop.work(closing.signal);
    expect(await editor.answer(getImport, { params })).toMatchObject({ State: 'waiting' });
    await shop.work();
    expect(await editor.answer(getImport, { params })).toMatchObject({ State: 'done', Made: 10 });
  });

  it('is given up when it begins again and again without writing a batch', async () => {
    const params = await uploaded(materials(1));
    await db.updateTable('import_runs').set({ outcome: 'running', attempts: 5 }).execute();
    await shop.work();
    expect(await editor.answer(getImport, { params })).toMatchObject({ State: 'failed', Made: 0 });
    await editor.answer(resumeImport, { params });
    await shop.work();
    expect(await editor.answer(getImport, { params })).toMatchObject({ State: 'done', Made: 1 });
  });

  it('reports failures that are not caused by the file', async () => {
    const params = await uploaded(materials(1));
    await pool.query('alter table material_sources rename to elsewhere');
    await shop.work();
    await pool.query('alter table elsewhere rename to material_sources');
    expect(await editor.answer(getImport, { params })).toMatchObject({ State: 'failed', Made: 0, CanResume: true });
    expect(shop.failures).toHaveLength(1);
    await editor.answer(resumeImport, { params });
    await shop.work();
    expect(await editor.answer(getImport, { params })).toMatchObject({ State: 'done', Made: 1, Failure: '' });
  });

  it.each([
    ['waits', 'waiting', 'x', 'import-goes-on'],
    ['is done', 'done', 'x', 'import-goes-on'],
    ['has lost its file', 'failed', null, 'file-gone'],
  ] as const)('is refused for one that %s', async (_what, outcome, storedFile, code) => {
    const { id } = await anImport(db, { outcome, storedFile });
    expect((await editor.refusal(resumeImport, { params: { importId: id } })).code).toBe(code);
  });
});

describe('restarting', () => {
  it('imports after a dry run what the dry run has tried', async () => {
    const params = await uploaded(materials(3), { dryRun: true });
    await shop.work();
    expect(await made()).toBe(0);
    const restarted = await editor.answer(startImportAnew, { params, body: {} });
    expect(restarted).toMatchObject({ State: 'waiting', IsDryRun: false, Made: 0 });
    expect(restarted.ImportId).not.toBe(params.importId);
    await shop.work();
    expect(await editor.answer(getImport, { params: { importId: restarted.ImportId } })).toMatchObject({
      State: 'done',
      Made: 3,
    });
    expect((await editor.refusal(startImportAnew, { params, body: {} })).code).toBe('file-gone');
  });
});

describe('files that are not imported', () => {
  it('are removed after some days, but not one that waits', async () => {
    const waiting = await uploaded(materials(1));
    const cancelled = await uploaded(materials(1));
    await editor.answer(cancelImport, { params: cancelled });
    await writeFile(join(shop.folder, 'broken.part'), '{');
    await tidyUploads({ db, folder: shop.folder, keptDays: 1 });
    expect(await editor.answer(getImport, { params: cancelled })).toMatchObject({ CanResume: true });
    await tidyUploads({ db, folder: shop.folder, keptDays: -1 });
    expect(await editor.answer(getImport, { params: cancelled })).toMatchObject({ CanResume: false });
    expect(await editor.answer(getImport, { params: waiting })).toMatchObject({ CanStartAnew: true });
    await shop.work();
    expect(await editor.answer(getImport, { params: waiting })).toMatchObject({ State: 'done' });
  });
});
