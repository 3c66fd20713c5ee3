import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../../src/db/index.ts';
import { testDatabase } from '../support/database.ts';
import { withDatabase } from '../support/database-url.ts';
import { quietLog } from '../support/quiet-log.ts';
import { dataDirectory, serverIn } from './data-directory.ts';

const { db, connectionString } = await testDatabase();

test('values come as what they are: bigints as numbers, decimals and dates as texts, moments as dates', async () => {
  const { rows } = await sql`select
    9007199254740991::int8 as int8,
    array[1, null, 3]::int8[] as int8s,
    12345678901234567890.10::numeric as decimal,
    array[0.10, 2]::numeric[] as decimals,
    date '2026-03-29' as day,
    array[date '2026-03-29', null] as days,
    timestamptz '2026-03-29 12:00+02' as moment,
    '{"a": [1.5]}'::jsonb as document,
    count(*) as count`.execute(db);
  expect(rows[0]).toEqual({
    int8: 9007199254740991,
    int8s: [1, null, 3],
    decimal: '12345678901234567890.10',
    decimals: ['0.10', '2'],
    day: '2026-03-29',
    days: ['2026-03-29', null],
    moment: new Date('2026-03-29T10:00:00Z'),
    document: { a: [1.5] },
    count: 1,
  });
});

test('a bigint that a number cannot hold is refused instead of rounded', async () => {
  await expect(sql`select 9007199254740992::int8`.execute(db)).rejects.toThrow('9007199254740992 is too large');
  await expect(sql`select array[-9007199254740993]::int8[]`.execute(db)).rejects.toThrow('-9007199254740993');
});

test('cancels a statement that takes too long', async () => {
  const opened = await openDatabase(
    { databaseUrl: connectionString, dataDirectory: '', statementTimeout: 50 },
    quietLog(),
  );
  await expect(opened.pool.query('select pg_sleep(20)')).rejects.toThrow('statement timeout');
  await opened.close();
});

test('a connection that breaks while idle is logged, and the next query has another', async () => {
  const log = quietLog();
  const opened = await openDatabase({ databaseUrl: connectionString, dataDirectory: '' }, log);
  const { rows } = await opened.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const lost = new Promise<void>((resolve) => opened.pool.once('remove', () => resolve()));
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
  await lost;
  expect(log.messages).toEqual(['An idle database connection was lost']);
  expect((await opened.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await opened.close();
});

test('fails only the transaction whose connection breaks between two statements', async () => {
  const opened = await openDatabase({ databaseUrl: connectionString, dataDirectory: '' }, quietLog());
  const transaction = opened.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
    await pause(50);
    await sql`select 1`.execute(tx);
  });
  await expect(transaction).rejects.toThrow();
  expect((await opened.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await opened.close();
});

test('a database that cannot be used is named without its password', async () => {
  const url = withDatabase(connectionString, 'no_such_database');
  const failure = await openDatabase({ databaseUrl: url, dataDirectory: '' }, quietLog()).catch(
    (error: unknown) => error,
  );
  expect(String(failure)).toContain('/no_such_database cannot be used: database "no_such_database" does not exist');
  expect(String(failure)).not.toContain(new URL(url).password);
});

test('without a URL the embedded server is opened, and closed with the database', async () => {
  const folder = await dataDirectory();
  const opened = await openDatabase({ dataDirectory: folder }, quietLog());
  expect((await opened.pool.query('select current_database() as name')).rows).toEqual([{ name: 'grossist' }]);
  await opened.close();
  await opened.close();
  expect(await serverIn(folder)).toBeUndefined();
});
