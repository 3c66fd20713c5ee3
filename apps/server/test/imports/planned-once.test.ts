import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { committing } from '../../src/areas/imports/import-locks.ts';
import { plannedOnce, type Tx } from '../../src/areas/imports/writers/writer.ts';
import { testDatabase } from '../support/database.ts';

const { db } = await testDatabase();

const settings = async (tx: Tx): Promise<unknown> => {
  const { rows } = await sql`
    select current_setting('plan_cache_mode') as plans, current_setting('enable_seqscan') as scans`.execute(tx);
  return rows[0];
};

it('plans foreign key checks once and by index, and later statements each time', async () => {
  const seen: unknown[] = [];
  await committing(db)(async (tx) => {
    seen.push(await settings(tx));
    await plannedOnce(tx, async () => {
      seen.push(await settings(tx));
    });
    seen.push(await settings(tx));
  });
  const perStatement = { plans: 'force_custom_plan', scans: 'on' };
  expect(seen).toEqual([perStatement, { plans: 'auto', scans: 'off' }, perStatement]);
});

it('restores the settings after the transaction', async () => {
  await committing(db)((tx) => plannedOnce(tx, () => Promise.resolve()));
  await expect(committing(db)((tx) => plannedOnce(tx, () => Promise.reject(new Error('refused'))))).rejects.toThrow(
    'refused',
  );
  const { rows } = await sql`
    select current_setting('plan_cache_mode') as plans, current_setting('enable_seqscan') as scans`.execute(db);
  expect(rows).toEqual([{ plans: 'auto', scans: 'on' }]);
});
