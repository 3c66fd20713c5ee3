import { describe, expect, it } from 'vitest';
import { makeDemo } from '../../src/areas/imports/index.ts';
import { testDatabase } from '../support/database.ts';
import { hashEmail } from '../support/hash-email.ts';
import { anOutsideRecord } from './records.ts';
import { importing } from './run.ts';

const SIZE = { materials: 200, buyers: 3, today: '2026-11-21' };

describe('the demo wholesaler', async () => {
  const { db } = await testDatabase();

  it('is made completely, and announced to the search', async () => {
    const report = await makeDemo({ db, hashEmail })(SIZE);
    expect(report?.lines).toEqual([]);
    expect(report).toMatchObject({ outcome: 'done', changed: 0, refused: 0 });
    expect(report?.kinds.material?.made).toBe(200);
    const announced = await db.selectFrom('search_changes').select('sap_material_number').distinct().execute();
    // The header of kits is a material too.
    expect(announced).toHaveLength(201);
    const buyers = await db.selectFrom('contacts').select('password_hash').where('email', 'like', 'load-%').execute();
    expect(buyers).toHaveLength(3);
    expect(new Set(buyers.map((buyer) => buyer.password_hash)).size).toBe(1);
  });

  it('is made once, and again in another size without changing what is there', async () => {
    expect(await makeDemo({ db, hashEmail })(SIZE)).toBeUndefined();
    const more = await makeDemo({ db, hashEmail })({ ...SIZE, buyers: 4 });
    expect(more).toMatchObject({ outcome: 'done', changed: 0, refused: 0 });
    expect(more?.kinds.material).toEqual({ made: 0, changed: 0, unchanged: 200, refused: 0 });
    expect(more?.kinds.contact?.made).toBe(1);
  });
});

describe('a demo that an older shop has made', async () => {
  const { db } = await testDatabase();

  it('gets later additions of the demo, once', async () => {
    await makeDemo({ db, hashEmail })(SIZE);
    await db.deleteFrom('import_runs').where('source', 'like', 'demo-erp:%').execute();
    await db.deleteFrom('erp.remnants').execute();
    await db.deleteFrom('erp.routes').execute();
    const report = await makeDemo({ db, hashEmail })({ ...SIZE, today: '2026-11-22' });
    expect(report).toMatchObject({ outcome: 'done', source: 'demo-erp:200', refused: 0 });
    expect(report?.kinds.remnant?.made).toBeGreaterThan(0);
    expect(report?.kinds.route?.made).toBe(12);
    expect(report?.kinds['center-stock']).toMatchObject({ made: 0, changed: 0 });
    expect(await makeDemo({ db, hashEmail })(SIZE)).toBeUndefined();
  });
});

describe('a price file before the demo', async () => {
  const { db } = await testDatabase();

  it('leaves no tree with two tops, and its unsorted articles below the demo’s', async () => {
    await importing(db, [anOutsideRecord({})], { format: 'efonelfo', source: 'varer.csv' });
    await makeDemo({ db, hashEmail })(SIZE);
    const nodes = await db.selectFrom('catalogue_nodes').select(['code', 'tree', 'path']).execute();
    expect(
      nodes
        .filter(({ path }) => path.length === 1)
        .map(({ tree }) => tree)
        .sort(),
    ).toEqual(['electrical', 'hws']);
    const unsorted = nodes.find(({ code }) => code === 'unsorted-electrical');
    expect(unsorted?.path).toEqual(['E', 'unsorted-electrical']);
    const announced = await db
      .selectFrom('search_changes as s')
      .innerJoin('materials as m', 'm.sap_material_number', 's.sap_material_number')
      .innerJoin('products as p', 'p.code', 'm.product_code')
      .select('s.sequence')
      .where('p.node_code', '=', 'unsorted-electrical')
      .execute();
    expect(announced).toHaveLength(2);
  });
});
