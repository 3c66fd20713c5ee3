import { getCart } from '@grossist/contracts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aScene } from '../support/a-scene.ts';
import { anEmployee } from '../support/an-employee.ts';
import { testDatabase } from '../support/database.ts';
import { untilChanged } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);
const theScene = untilChanged(db, () => aScene(db));

test('signing in, reading and locking leave what tests share', async () => {
  const before = await theScene();
  const client = await signedIn(before.buyer);
  await signedIn(before.buyer);
  await signedIn(await anEmployee(db, 'editor'));
  await client.answer(getCart);
  await sql`select id from carts for update`.execute(db);
  await sql`select id from contacts for no key update`.execute(db);
  expect(await theScene()).toBe(before);
});

test('after a change of a row, also by an insertion that updates it, tests get something new', async () => {
  const first = await theScene();
  await sql`update carts set version = version + 1 where id = ${first.cart.id}`.execute(db);
  const second = await theScene();
  expect(second).not.toBe(first);
  await sql`
    insert into carts select * from carts where id = ${second.cart.id}
    on conflict (id) do update set version = carts.version + 1`.execute(db);
  const third = await theScene();
  expect(third).not.toBe(second);
  await sql`
    insert into contacts select * from contacts where id = ${third.buyer.contactId}
    on conflict (id) do update set name = 'Somebody else'`.execute(db);
  expect(await theScene()).not.toBe(third);
});
