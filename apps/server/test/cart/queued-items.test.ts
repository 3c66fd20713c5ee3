import { randomUUID } from 'node:crypto';
import { addQueuedItems, addToCart, getCart } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { tidy } from '../../src/jobs/tidy.ts';
import { aBuyer, type TestBuyer } from '../support/a-buyer.ts';
import { aMaterial } from '../support/a-material.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';

const { db, pool } = await testDatabase();
const { signedIn } = testApp(db);

interface Sent {
  Key: string;
  Identifier: string;
  Quantity: number;
}

const entry = (Identifier: string, Quantity = 1, Key: string = randomUUID()): Sent => ({ Key, Identifier, Quantity });

const bodyOf = ({ contactId }: TestBuyer, Entries: readonly Sent[]) => ({
  body: { ContactId: contactId, Entries: [...Entries] },
});

const aDevice = async () => {
  const buyer = await aBuyer(db);
  const client = await signedIn(buyer);
  return {
    buyer,
    client,
    send: (...entries: Sent[]) => client.answer(addQueuedItems, bodyOf(buyer, entries)),
    attempt: (...entries: Sent[]) => client.call(addQueuedItems, bodyOf(buyer, entries)),
  };
};

const quantitiesIn = async (client: Client): Promise<number[]> =>
  (await client.answer(getCart)).CartItems.map(({ Quantity }) => Quantity);

test('adds two equal entries twice and reports each', async () => {
  const { client, send } = await aDevice();
  const { code } = await aMaterial(db, { ean: '5701234568103' });
  const { Results, ItemCount } = await send(entry('5701234568103'), entry('5701234568103'), entry(code, 3));
  expect(Results.map(({ Outcome, Code, AddedQuantity }) => [Outcome, Code, AddedQuantity])).toEqual([
    ['added', code, 1],
    ['added', code, 1],
    ['added', code, 3],
  ]);
  expect(ItemCount).toBe(1);
  expect(await quantitiesIn(client)).toEqual([5]);
});

test('answers a repeated entry with what was added first, and adds only the new ones', async () => {
  const { client, send } = await aDevice();
  const { code } = await aMaterial(db, { minQuantity: '10', multiplum: '10' });
  const first = entry(code, 4);
  await send(first);
  const { Results } = await send(first, entry(code, 10));
  expect(Results.map(({ IsRepeated, AddedQuantity, ChangedBy }) => [IsRepeated, AddedQuantity, ChangedBy])).toEqual([
    [true, 10, 'rounding'],
    [false, 10, null],
  ]);
  expect(await quantitiesIn(client)).toEqual([20]);
});

test('adds entries once that are sent ten times at the same time', async () => {
  const { client, attempt } = await aDevice();
  const { code } = await aMaterial(db);
  const entries = [entry(code), entry(code, 2)];
  const responses = await Promise.all(Array.from({ length: 10 }, () => attempt(...entries)));
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await quantitiesIn(client)).toEqual([3]);
});

test('refuses entries of another user and changes nothing', async () => {
  const { buyer } = await aDevice();
  const other = await aDevice();
  const { code } = await aMaterial(db);
  const response = await other.client.call(addQueuedItems, bodyOf(buyer, [entry(code)]));
  expect([response.statusCode, response.json().code]).toEqual([409, 'queue-of-another']);
  expect(await quantitiesIn(other.client)).toEqual([]);
});

test('adds for each of two users who sent the same key', async () => {
  const [one, other] = [await aDevice(), await aDevice()];
  const { code } = await aMaterial(db);
  const same = entry(code, 2);
  await Promise.all([one.send(same), other.send(same)]);
  expect([await quantitiesIn(one.client), await quantitiesIn(other.client)]).toEqual([[2], [2]]);
});

test.each([
  ['quantity', (code: string, Key: string) => entry(code, 2, Key)],
  ['material', (_: string, Key: string) => entry('1000000777', 1, Key)],
])('refuses a key that was used with another %s, and changes nothing', async (_, again) => {
  const { client, send, attempt } = await aDevice();
  const { code } = await aMaterial(db);
  const first = entry(code);
  await send(first);
  const response = await attempt(entry(code, 5), again(code, first.Key));
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({
    code: 'idempotency-key-used',
    errors: [{ field: 'Entries.1.Key' }],
  });
  expect(await quantitiesIn(client)).toEqual([1]);
});

test('refuses entries with their reason, adds the others, and takes a refused key again', async () => {
  const { client, send } = await aDevice();
  const { code } = await aMaterial(db);
  const soldOut = await aMaterial(db, { status: '33', stock: '0' });
  const unknown = entry('4006381339995');
  const { Results } = await send(entry(code), unknown, entry(soldOut.code), entry(code, 0));
  expect(Results.map(({ Outcome, Reason }) => [Outcome, Reason])).toEqual([
    ['added', null],
    ['refused', 'unknown-article-number'],
    ['refused', 'out-of-stock'],
    ['refused', 'wrong-quantity'],
  ]);
  await aMaterial(db, { ean: '4006381339995' });
  expect((await send(unknown)).Results.map(({ Outcome }) => Outcome)).toEqual(['added']);
  expect(await quantitiesIn(client)).toEqual([1, 1]);
});

test('refuses a request that has the same key twice', async () => {
  const { attempt } = await aDevice();
  const { code } = await aMaterial(db);
  const one = entry(code);
  expect((await attempt(one, one)).statusCode).toBe(400);
});

test('takes as many statements for fifty entries as for one', async () => {
  const { send } = await aDevice();
  const { code } = await aMaterial(db);
  await send(entry(code));
  const one = await countQueries(db, () => send(entry(code)));
  const fifty = await countQueries(db, () => send(...Array.from({ length: 50 }, () => entry(code))));
  expect(fifty).toBe(one);
});

test('deletes keys after 30 days', async () => {
  const { buyer, send } = await aDevice();
  const { code } = await aMaterial(db);
  await send(entry(code), entry(code));
  const ofBuyer = () =>
    db.selectFrom('keyed_additions').select('key').where('contact_id', '=', buyer.contactId).execute();
  const [old, fresh] = await ofBuyer();
  await db
    .updateTable('keyed_additions')
    .set({ added_at: new Date(Date.now() - 31 * 24 * 60 * 60 * 1000) })
    .where('key', '=', old?.key ?? '')
    .execute();
  const connection = await pool.connect();
  await tidy(connection).finally(() => connection.release());
  expect(await ofBuyer()).toEqual([fresh]);
});

test('adds once by addToCart with a key, and answers each repetition alike', async () => {
  const { client, attempt, send } = await aDevice();
  const { code } = await aMaterial(db, { minQuantity: '5', multiplum: '5' });
  const IdempotencyKey = randomUUID();
  const body = { Code: code, Quantity: 3, IdempotencyKey };
  const responses = await Promise.all(Array.from({ length: 5 }, () => client.answer(addToCart, { body })));
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
  expect(responses[0]).toMatchObject({ AddedQuantity: 5, LineQuantity: 5, IsRounded: true });
  const other = await client.call(addToCart, { body: { ...body, Quantity: 4 } });
  expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency-key-used']);
  // What a lost connection left unclear goes into the queue with the same key.
  const { Results } = await send(entry(code, 3, IdempotencyKey));
  expect(Results).toMatchObject([{ IsRepeated: true, AddedQuantity: 5, ChangedBy: 'rounding' }]);
  expect((await attempt(entry(code, 4, IdempotencyKey))).statusCode).toBe(422);
  expect(await quantitiesIn(client)).toEqual([5]);
});

test('refuses addToCart with a key of the queue', async () => {
  const { client, send } = await aDevice();
  const { code } = await aMaterial(db);
  const queued = entry(code);
  await send(queued);
  const body = { Code: code, Quantity: 1, IdempotencyKey: queued.Key };
  expect((await client.call(addToCart, { body })).statusCode).toBe(422);
  expect(await quantitiesIn(client)).toEqual([1]);
});
