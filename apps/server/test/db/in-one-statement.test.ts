import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { transaction } from '../../src/db/index.ts';
import { inOneStatement } from '../../src/db/sql-fragments.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';

const { db, pool } = await testDatabase();
await pool.query('create table heads (id int primary key)');
await pool.query('create table tails (head int references heads, place int)');

const heads = sql`insert into heads values (${1})`;
const tails = sql`insert into tails values (${1}, 1), (${1}, 2)`;
const BEGIN_AND_COMMIT = 2;

test('runs changes as one statement, in whatever order foreign keys refer', async () => {
  expect(await countQueries(db, () => transaction(db, (tx) => inOneStatement(tx, [tails, heads])))).toBe(
    1 + BEGIN_AND_COMMIT,
  );
  expect((await pool.query('select head, place from tails order by place')).rows).toEqual([
    { head: 1, place: 1 },
    { head: 1, place: 2 },
  ]);
});

test('makes no change if one fails', async () => {
  const changes = [sql`insert into heads values (2)`, sql`insert into tails values (3, 1)`];
  await expect(transaction(db, (tx) => inOneStatement(tx, changes))).rejects.toThrow('foreign key');
  expect((await pool.query('select from heads where id = 2')).rows).toHaveLength(0);
});

test('sends nothing for no changes', async () => {
  expect(await countQueries(db, () => transaction(db, (tx) => inOneStatement(tx, [])))).toBe(BEGIN_AND_COMMIT);
});
