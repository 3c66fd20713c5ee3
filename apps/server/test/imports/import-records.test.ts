import { hash } from 'node:crypto';
import { importMessage } from '@grossist/catalogue-formats';
import { verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { importRecords } from '../../src/areas/imports/index.ts';
import { testDatabase } from '../support/database.ts';
import { hashEmail } from '../support/hash-email.ts';
import { aMaterialRecord, asEvents, WHOLE_TRADE } from './records.ts';
import { countsOf, importing } from './run.ts';

describe('importing every kind of record', async () => {
  const { db } = await testDatabase();

  it('creates all of them once, and a second run changes nothing', async () => {
    const all = WHOLE_TRADE.length;
    const first = await importing(db, WHOLE_TRADE);
    expect(first.lines).toEqual([]);
    expect(countsOf(first)).toEqual({ made: all, changed: 0, unchanged: 0, refused: 0 });
    const changesBefore = await db.selectFrom('search_changes').selectAll().execute();
    const second = await importing(db, WHOLE_TRADE);
    expect(countsOf(second)).toEqual({ made: 0, changed: 0, unchanged: all, refused: 0 });
    expect(await db.selectFrom('search_changes').selectAll().execute()).toEqual(changesBefore);
  });

  it('computes the path of a node', async () => {
    const node = await db
      .selectFrom('catalogue_nodes')
      .select('path')
      .where('code', '=', 'E1')
      .executeTakeFirstOrThrow();
    expect(node.path).toEqual(['E', 'E1']);
  });

  it('stores a password only as its hash, and does not change it afterwards', async () => {
    const contact = () =>
      db.selectFrom('contacts').select(['email', 'name', 'password_hash']).executeTakeFirstOrThrow();
    const before = await contact();
    expect(before.email).toBe('buyer@nordkraft.example');
    expect(await verify(before.password_hash ?? '', 'demo-Grossist-1')).toBe(true);
    const changed = WHOLE_TRADE.map((record) =>
      record.kind === 'contact' ? { ...record, name: 'Bodil', password: 'another' } : record,
    );
    expect(countsOf(await importing(db, changed))).toMatchObject({ made: 0, changed: 1 });
    expect(await contact()).toEqual({ ...before, name: 'Bodil' });
  });

  it('notifies the search of the materials of a renamed product', async () => {
    await sql`delete from search_changes`.execute(db);
    const renamed = WHOLE_TRADE.map((record) =>
      record.kind === 'product' ? { ...record, names: { en: 'PFXP' } } : record,
    );
    await importing(db, renamed);
    const changes = await db.selectFrom('search_changes').select('sap_material_number').execute();
    expect(changes).toEqual([{ sap_material_number: '1000001' }]);
  });

  it('does not undo what orders took when the same stock is imported again', async () => {
    await sql`update erp.stock set atp = 40`.execute(db);
    const atp = async () => (await db.selectFrom('erp.stock').select('atp').executeTakeFirstOrThrow()).atp;
    // Another price, so that the material is written again.
    const dearer = WHOLE_TRADE.map((record) =>
      record.kind === 'material'
        ? { ...record, listPrices: [{ market: 'DK', currency: 'DKK', amount: '600', perQuantity: '100' } as const] }
        : record,
    );
    expect(countsOf(await importing(db, dearer))).toMatchObject({ changed: 2 });
    expect(await atp()).toBe('40.000');
    const restocked = dearer.map((record) =>
      record.kind === 'material' ? { ...record, stock: [{ plant: '2001', atp: '90' }] } : record,
    );
    await importing(db, restocked);
    expect(await atp()).toBe('90.000');
  });

  it('knows stock again that was noted by its hash, as it was at first', async () => {
    const stock = { atp: '100', incoming: [{ date: '2026-12-01', quantity: '50' }], plant: '2001' };
    expect(WHOLE_TRADE.flatMap((record) => (record.kind === 'material' ? (record.stock ?? []) : []))).toEqual([stock]);
    const noted = `\\x${hash('sha256', JSON.stringify(stock), 'hex')}`;
    await sql`update erp.stock set atp = 40, content_hash = ${noted}::bytea`.execute(db);
    const again = WHOLE_TRADE.map((record) =>
      record.kind === 'material' ? { ...record, popularity: 12_345 } : record,
    );
    expect((await importing(db, again)).lines).not.toEqual([]);
    expect((await db.selectFrom('erp.stock').select('atp').executeTakeFirstOrThrow()).atp).toBe('40.000');
  });

  it('moves what is below a node with it', async () => {
    const place = { kind: 'node', tree: 'electrical', sortOrder: 1, names: { en: 'Place' } } as const;
    await importing(db, [
      { ...place, code: 'A', parentCode: 'E', slug: 'a' },
      { ...place, code: 'B', parentCode: 'E', slug: 'b' },
      { ...place, code: 'C', parentCode: 'A', slug: 'c' },
    ]);
    const report = await importing(db, [{ ...place, code: 'A', parentCode: 'B', slug: 'a' }]);
    expect(countsOf(report)).toMatchObject({ changed: 1 });
    const c = await db.selectFrom('catalogue_nodes').select('path').where('code', '=', 'C').executeTakeFirstOrThrow();
    expect(c.path).toEqual(['E', 'B', 'A', 'C']);
    const circle = await importing(db, [{ ...place, code: 'B', parentCode: 'C', slug: 'b' }]);
    expect(circle.lines[0]?.text).toContain('below itself');
  });
});

describe('a dry run', async () => {
  const { db } = await testDatabase();

  it('counts the changes and stores only its report', async () => {
    const dry = await importing(db, WHOLE_TRADE, { dryRun: true });
    expect(countsOf(dry)).toEqual({ made: WHOLE_TRADE.length, changed: 0, unchanged: 0, refused: 0 });
    for (const table of ['materials', 'erp.stock', 'contacts', 'search_changes', 'catalogue_nodes'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    const runs = await db.selectFrom('import_runs').select(['is_dry_run', 'outcome', 'made']).execute();
    expect(runs).toEqual([{ is_dry_run: true, outcome: 'done', made: WHOLE_TRADE.length }]);
  });

  it('refuses what the database refuses, like a real one', async () => {
    await sql`alter table materials add constraint no_three check (sap_material_number <> '3')`.execute(db);
    const records = ['1', '2', '3', '4'].map((number) =>
      aMaterialRecord({ sapMaterialNumber: number, elNumber: number }),
    );
    const report = await importing(db, records, { dryRun: true });
    expect(countsOf(report)).toEqual({ made: 3, changed: 0, unchanged: 0, refused: 1 });
    expect(report.lines).toMatchObject([{ line: 3, code: 'not-stored' }]);
    expect(await db.selectFrom('materials').selectAll().execute()).toEqual([]);
  });
});

describe('bad records', async () => {
  const { db } = await testDatabase();

  it('are refused by line and reason, and the others of the batch are written', async () => {
    const good = Array.from({ length: 5 }, (_, place) =>
      aMaterialRecord({ sapMaterialNumber: `20000${place}`, elNumber: `20000${place}` }),
    );
    const report = await importing(db, [
      ...good,
      aMaterialRecord({ sapMaterialNumber: 'X1', minQuantity: '0' }),
      aMaterialRecord({ sapMaterialNumber: 'X2', packageSize: '1234567890' }),
      aMaterialRecord({ sapMaterialNumber: 'X3', productCode: 'nowhere' }),
      aMaterialRecord({ sapMaterialNumber: 'X4', names: { da: 'a\u0000b' } }),
      aMaterialRecord({ sapMaterialNumber: 'X5', stock: [{ plant: 'none', atp: '1' }] }),
      { kind: 'net-price', soldTo: '1', sapMaterialNumber: 'none', currency: 'DKK', amount: '1', perQuantity: '1' },
    ]);
    expect(countsOf(report)).toEqual({ made: 5, changed: 0, unchanged: 0, refused: 6 });
    expect(report.lines.map(({ line, code }) => [line, code])).toEqual([
      [6, 'bad-value'],
      [7, 'bad-value'],
      [8, 'unknown-reference'],
      [9, 'bad-value'],
      [10, 'unknown-reference'],
      [11, 'unknown-reference'],
    ]);
  });

  it('that only the database finds are found by halving', async () => {
    await sql`alter table materials add constraint no_thirteen check (sap_material_number <> '313')`.execute(db);
    const records = Array.from({ length: 20 }, (_, place) =>
      aMaterialRecord({ sapMaterialNumber: `${300 + place}`, elNumber: `${300 + place}` }),
    );
    const report = await importing(db, records);
    expect(countsOf(report)).toEqual({ made: 19, changed: 0, unchanged: 0, refused: 1 });
    expect(report.lines).toMatchObject([{ line: 14, kind: 'refused', code: 'not-stored' }]);
  });

  it('never let a contact buy on the account of another company', async () => {
    const other = { kind: 'company', code: 'C2', name: 'Other', market: 'DK' } as const;
    const contact = WHOLE_TRADE.find((record) => record.kind === 'contact');
    if (!contact) throw new Error('the trade has a contact');
    const report = await importing(db, [
      ...WHOLE_TRADE.filter((record) => record.kind !== 'contact'),
      other,
      { ...contact, companyCode: 'C2' },
    ]);
    expect(report.lines.map(({ text }) => text)).toEqual(['the account 500001 belongs to another company']);
  });

  it('of the reader are counted and stored with its notes', async () => {
    const report = await importRecords(
      { db, hashEmail },
      { source: 'x', format: 'ndjson', dryRun: false },
    )([
      { type: 'note', code: 'encoding', text: 'UTF-8', message: importMessage`UTF-8` },
      { type: 'refused', line: 2, code: 'bad-line', reason: 'x is missing', message: importMessage`${'x'} is missing` },
    ]);
    expect(countsOf(report)).toEqual({ made: 0, changed: 0, unchanged: 0, refused: 1 });
    const run = await db.selectFrom('import_runs').selectAll().where('id', '=', report.runId).executeTakeFirstOrThrow();
    expect(run).toMatchObject({ outcome: 'done', lines_read: 2, refused: 1, events_done: 2 });
    const lines = db
      .selectFrom('import_lines')
      .select(['line', 'kind', 'code', 'text', 'said'])
      .where('run_id', '=', run.id);
    expect(await lines.orderBy('position').execute()).toEqual(report.lines);
  });
});

describe('an import that is broken off', async () => {
  const { db } = await testDatabase();

  it('stops between two records and reports it', async () => {
    const stop = new AbortController();
    async function* endless() {
      for (const event of asEvents(WHOLE_TRADE)) yield event;
      stop.abort();
      for (const event of asEvents(WHOLE_TRADE)) yield event;
    }
    const report = await importRecords(
      { db, hashEmail },
      { source: 'x', format: 'ndjson', dryRun: false, signal: stop.signal },
    )(endless());
    expect(report.outcome).toBe('stopped');
    const run = await db.selectFrom('import_runs').select('outcome').executeTakeFirstOrThrow();
    expect(run.outcome).toBe('stopped');
  });

  it('fails when its source fails', async () => {
    async function* broken() {
      yield* asEvents(WHOLE_TRADE);
      throw new Error('the disk is gone');
    }
    const failing = importRecords({ db, hashEmail }, { source: 'broken', format: 'ndjson', dryRun: false })(broken());
    await expect(failing).rejects.toThrow('the disk is gone');
    const run = await db
      .selectFrom('import_runs')
      .select('outcome')
      .where('source', '=', 'broken')
      .executeTakeFirstOrThrow();
    expect(run.outcome).toBe('failed');
  });
});
