import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { aMaterial } from '../support/a-material.ts';
import { testDatabase } from '../support/database.ts';
import { fingerprints } from './fingerprint.ts';

const { db, pool } = await testDatabase();
const fingerprint = await fingerprints(db);

/** The names of the tables that some work changed. */
const changedBy = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
  const before = new Set(await fingerprint());
  await work();
  return (await fingerprint()).filter((table) => !before.has(table)).map((table) => table.split(' ')[0] ?? '');
};

test('every change of rows is found, whoever makes it', async () => {
  const buyer = await aBuyer(db);
  const material = await aMaterial(db);
  expect(await changedBy(async () => undefined)).toEqual([]);
  expect(await changedBy(() => aCart(db, { buyer, lines: [{ material }] }))).toEqual(
    expect.arrayContaining(['public.cart_lines', 'public.carts']),
  );
  expect(await changedBy(() => pool.query("update contacts set name = 'Another'"))).toEqual(['public.contacts']);
  expect(await changedBy(() => pool.query('delete from carts'))).toEqual(
    expect.arrayContaining(['public.cart_lines', 'public.carts']),
  );
});

test('finds no change if every row is equal', async () => {
  await aBuyer(db);
  expect(await changedBy(() => pool.query('update contacts set name = name'))).toEqual([]);
  const rolledBack = (): Promise<unknown> =>
    db.transaction().execute(async (transaction) => {
      await sql`delete from contact_accounts`.execute(transaction);
      throw new Error('Rolled back');
    });
  expect(await changedBy(() => expect(rolledBack()).rejects.toThrow('Rolled back'))).toEqual([]);
});
