import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type LineChange, writeLines } from '../../../src/areas/cart/lines/write-lines.ts';
import { transaction } from '../../../src/db/index.ts';
import { aCart } from '../../support/a-cart.ts';
import { testDatabase } from '../../support/database.ts';

const { db } = await testDatabase();

const LINES = 1000;

/** How many lines PostgreSQL fetched to change some, by the plan that serves every cart. */
const linesRead = async (cartId: string, changed: readonly LineChange[]): Promise<number> =>
  transaction(db, async (tx) => {
    await sql`set local plan_cache_mode = force_generic_plan`.execute(tx);
    const count = sql<{ read: number }>`
      select coalesce(idx_tup_fetch, 0) + seq_tup_read as read from pg_stat_xact_user_tables where relname = 'cart_lines'`;
    const before = (await count.execute(tx)).rows[0]?.read ?? 0;
    const written = await writeLines(tx, { cartId, changed });
    expect(written.changedCount).toBe(changed.length);
    return ((await count.execute(tx)).rows[0]?.read ?? 0) - before;
  });

test('to change a line, no other lines of its cart are read, however many there are', async () => {
  const cart = await aCart(db, { lines: LINES });
  await sql`analyze cart_lines`.execute(db);
  const ids = cart.lines.map(({ id }) => id);
  const [first = '', second = ''] = ids;
  expect(await linesRead(cart.id, [{ id: first, quantity: '3' }])).toBe(1);
  expect(await linesRead(cart.id, [{ id: first, note: 'Roof' }])).toBe(1);
  expect(
    await linesRead(cart.id, [
      { id: first, quantity: '3' },
      { id: second, quantity: '4' },
    ]),
  ).toBe(2);
});

test("lines of somebody else's cart are not changed, whatever their ids", async () => {
  const own = await aCart(db, { lines: 1 });
  const other = await aCart(db, { lines: 1 });
  const id = other.lines[0]?.id ?? '';
  const written = await transaction(db, async (tx) => [
    await writeLines(tx, { cartId: own.id, changed: [{ id, quantity: '5' }] }),
    await writeLines(tx, { cartId: own.id, changed: [{ id, note: 'Roof' }] }),
  ]);
  expect(written.map(({ changedCount }) => changedCount)).toEqual([0, 0]);
});
