import type { CatalogueRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '../../src/db/index.ts';
import { aCatalogue } from '../support/a-catalogue.ts';
import { testDatabase } from '../support/database.ts';

/** Rows of the vendors' table as the planner knows them; -1 before its statistics are made. */
const knownRows = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ known: number }>`
    select reltuples::float as known from pg_class where oid = 'suppliers'::regclass`.execute(db);
  return rows[0]?.known ?? Number.NaN;
};

const suppliers = (count: number): CatalogueRecord[] =>
  Array.from({ length: count }, (_, place) => ({ kind: 'supplier', code: `S${place}`, name: `Supplier ${place}` }));

it('plans queries with what a large import wrote as soon as it has ended', async () => {
  const { db } = await testDatabase();
  await aCatalogue(db, suppliers(600));
  expect(await knownRows(db)).toBe(600);
});

it('leaves the statistics alone after a small import', async () => {
  const { db } = await testDatabase();
  await aCatalogue(db, suppliers(400));
  expect(await knownRows(db)).toBe(-1);
});
