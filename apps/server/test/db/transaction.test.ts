import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { transaction } from '../../src/db/index.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';

const { db, pool } = await testDatabase();

beforeAll(() => pool.query('create table counters (id integer primary key, n integer not null)'));
beforeEach(() => pool.query('truncate counters; insert into counters values (1, 0), (2, 0)'));

const counters = async (): Promise<number[]> =>
  (await pool.query<{ n: number }>('select n from counters order by id')).rows.map(({ n }) => n);

/** Resolves for everybody once the given number have arrived. */
function meeting(size: number): () => Promise<void> {
  let arrived = 0;
  let open: () => void = () => undefined;
  const all = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    if (++arrived >= size) open();
    return all;
  };
}

test('serializable transactions that collide are repeated until each has its effect', async () => {
  const meet = meeting(2);
  let attempts = 0;
  const increment = () =>
    transaction(
      db,
      async (tx) => {
        attempts++;
        const { rows } = await sql<{ n: number }>`select n from counters where id = 1`.execute(tx);
        await meet();
        await sql`update counters set n = ${(rows[0]?.n ?? 0) + 1} where id = 1`.execute(tx);
      },
      { isolation: 'serializable' },
    );
  await Promise.all([increment(), increment()]);
  expect(await counters()).toEqual([2, 0]);
  expect(attempts).toBe(3);
});

test('of two transactions that wait for each other one is repeated', async () => {
  const meet = meeting(2);
  const increment = (first: number, second: number) =>
    transaction(db, async (tx) => {
      await sql`set local deadlock_timeout = '20ms'`.execute(tx);
      await sql`update counters set n = n + 1 where id = ${first}`.execute(tx);
      await meet();
      await sql`update counters set n = n + 1 where id = ${second}`.execute(tx);
    });
  await Promise.all([increment(1, 2), increment(2, 1)]);
  expect(await counters()).toEqual([2, 2]);
});

test('a transaction that always collides is given up after five attempts', async () => {
  let attempts = 0;
  const work = transaction(db, async (tx) => {
    attempts++;
    await sql`do $$ begin raise exception 'collided' using errcode = '40001'; end $$`.execute(tx);
  });
  await expect(work).rejects.toThrow('collided');
  expect(attempts).toBe(5);
});

test('any other error ends the transaction at the first attempt and undoes it', async () => {
  let attempts = 0;
  const work = transaction(db, async (tx) => {
    attempts++;
    await sql`update counters set n = 9`.execute(tx);
    throw new Error('refused');
  });
  await expect(work).rejects.toThrow('refused');
  expect(attempts).toBe(1);
  expect(await counters()).toEqual([0, 0]);
});

test('queries within transactions and outside are counted', async () => {
  const count = await countQueries(db, async () => {
    await sql`select 1`.execute(db);
    await transaction(db, async (tx) => {
      await sql`select 2`.execute(tx);
      await sql`select 3`.execute(tx);
    });
  });
  // The transaction's begin and commit are queries too.
  expect(count).toBe(5);
});
