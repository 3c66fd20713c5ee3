import { getCart, getContext, operations, signIn as signInCall } from '@grossist/contracts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { examples } from '../contract/examples.ts';
import { aBuyer, PASSWORD } from '../support/a-buyer.ts';
import { aScene } from '../support/a-scene.ts';
import { testDatabase } from '../support/database.ts';
import { everyAnswer } from '../support/every-answer.ts';
import { personFor } from '../support/person-for.ts';
import { untilChanged } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';

const { db, pool } = await testDatabase();
const { answers } = everyAnswer(db, pool);
const { asAnonymous, signedIn } = testApp(db, { answers });

const theScene = untilChanged(db, () => aScene(db));

/** Everything that any call could change, as text. */
const everything = async (): Promise<unknown> => {
  const tables = ['carts', 'cart_lines', 'orders', 'order_lines', 'sessions', 'erp.stock', 'erp.sales_orders'];
  return Promise.all(
    tables.map(async (table) => {
      const rows = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t order by 1`.execute(db);
      return rows.rows.map(({ row }) => row);
    }),
  );
};

const changing = examples
  .filter(({ operation }) => operation.changes)
  .map((example) => ({ ...example, name: example.operation.name }));

test('every call that changes something is tried here', () => {
  expect(changing.length).toBe(operations.filter(({ changes }) => changes).length);
  expect(changing.length).toBeGreaterThan(10);
});

test.each(changing)('$name without the right header answers 403 and changes nothing', async ({ operation, run }) => {
  const scene = await theScene();
  const client = await signedIn(await personFor(db, operation, scene));
  const input = await run(scene, client);
  const before = await everything();
  const right = client.cookies.get('XSRF-TOKEN') ?? '';
  for (const wrong of ['', 'x', right.slice(1), `${right}x`, right.toLowerCase(), 'ø'.repeat(right.length / 2)]) {
    // The cookie goes along, as it would from another site; the header is what that site cannot set.
    const response = await client.send({
      method: operation.method,
      url: operation.path.replace(/:\w+/, '01890a5d-ac96-774b-bcce-b302099a8057'),
      headers: { 'content-type': 'application/json', 'x-xsrf-token': encodeURI(wrong) },
      payload: 'body' in input ? JSON.stringify(input.body) : '',
    });
    expect(response.statusCode, wrong).toBe(403);
    expect(response.json()).toMatchObject({ code: 'anti-forgery' });
  }
  expect(await everything()).toEqual(before);
});

test('no call that changes something is a GET, which any page can make a browser send, but for one that wants the token', () => {
  // kit-21, as the specification has it.
  const reads = operations.filter(({ method, changes }) => method === 'GET' && changes);
  expect(reads.map(({ call }) => call)).toEqual(['kit-21']);
});

test('a token of somebody else’s session is not this one’s', async () => {
  const [one, other] = [await signedIn(await aBuyer(db)), await signedIn(await aBuyer(db))];
  const planted = other.cookies.get('XSRF-TOKEN') ?? '';
  one.cookies.set('XSRF-TOKEN', planted);
  const response = await one.send({ method: 'POST', url: '/api/cart/emptyCart' });
  expect(response.statusCode).toBe(403);
});

test('a read gives a signed-out visitor a token, once, and a signed-in one that of the session', async () => {
  const { email } = await aBuyer(db);
  const client = asAnonymous();
  await client.answer(getContext);
  const first = client.cookies.get('XSRF-TOKEN');
  expect(first?.length).toBeGreaterThanOrEqual(32);
  expect((await client.call(getContext)).cookies).toEqual([]);
  await client.answer(signInCall, { body: { email, password: PASSWORD } });
  const second = client.cookies.get('XSRF-TOKEN');
  expect(second).not.toBe(first);
  client.cookies.delete('XSRF-TOKEN');
  await client.answer(getCart);
  expect(client.cookies.get('XSRF-TOKEN')).toBe(second);
});

test('refuses a sign-in without the header, so that other sites can’t sign anybody in', async () => {
  const { email } = await aBuyer(db);
  expect((await asAnonymous().refusal(signInCall, { body: { email, password: PASSWORD } })).code).toBe('anti-forgery');
});
