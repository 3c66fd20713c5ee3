import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../support/database.ts';

const { db, pool } = await testDatabase();

/** Asks on one connection, since each keeps what it prepared. */
const onOneConnection = <T>(work: (one: typeof db) => Promise<T>): Promise<T> => db.connection().execute(work);

const preparedHere = async (one: typeof db): Promise<string[]> => {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(one);
  return rows.map((row) => row.statement);
};

test('prepares a repeated statement, but not a single one', async () => {
  const [before, after] = await onOneConnection(async (one) => {
    const ask = async (value: number) =>
      (await sql<{ doubled: number }>`select ${value}::int * 2 as doubled`.execute(one)).rows[0]?.doubled;
    await ask(1);
    const prepared = await preparedHere(one);
    for (let value = 0; value < 20; value += 1) expect(await ask(value)).toBe(value * 2);
    return [prepared, await preparedHere(one)];
  });
  const named = 'select $1::int * 2 as doubled';
  expect(before).not.toContain(named);
  expect(after.filter((statement) => statement === named)).toHaveLength(1);
});

test('a table that changed under a prepared statement costs one question, not every one after it', async () => {
  await pool.query('create table changing (id int)');
  await pool.query('insert into changing values (1)');
  await onOneConnection(async (one) => {
    const ask = async () => (await sql`select * from changing where id = ${1}`.execute(one)).rows;
    for (let time = 0; time < 5; time += 1) expect(await ask()).toEqual([{ id: 1 }]);
    await pool.query('alter table changing add column name text');
    await expect(ask()).rejects.toThrow('cached plan must not change result type');
    expect(await ask()).toEqual([{ id: 1, name: null }]);
    for (let time = 0; time < 5; time += 1) expect(await ask()).toEqual([{ id: 1, name: null }]);
  });
});

test('limits a connection to 400 prepared statements', async () => {
  const count = await onOneConnection(async (one) => {
    for (let number = 0; number < 500; number += 1) {
      for (let time = 0; time < 3; time += 1) {
        await sql`select ${1}::int as ${sql.ref(`column_${number}`)}`.execute(one);
      }
    }
    return (await preparedHere(one)).length;
  });
  expect(count).toBeGreaterThan(300);
  expect(count).toBeLessThanOrEqual(400);
});
