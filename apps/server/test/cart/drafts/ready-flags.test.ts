import { getCart, getDrafts, setReadyFlags } from '@grossist/contracts';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { aBuyer } from '../../support/a-buyer.ts';
import { aCart } from '../../support/a-cart.ts';
import { aDraft } from '../../support/a-draft.ts';
import { testDatabase } from '../../support/database.ts';
import { countQueries } from '../../support/query-count.ts';
import { testApp } from '../../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

const rowOf = (id: string) => db.selectFrom('carts').selectAll().where('id', '=', id).executeTakeFirst();

test('sets and removes ready flags, cart by cart in the requested order', async () => {
  const buyer = await aBuyer(db);
  const client = await signedIn(buyer);
  const [first, second] = [await aDraft(db, { buyer }), await aDraft(db, { buyer, isReady: true })];
  const CartIds = [second.id, first.id];
  expect(await client.answer(setReadyFlags, { body: { CartIds, ReadyState: true } })).toEqual([
    { CartId: second.id, ReadyState: true, IsChanged: false, Problem: null },
    { CartId: first.id, ReadyState: true, IsChanged: true, Problem: null },
  ]);
  expect((await client.answer(getDrafts)).map(({ IsReady }) => IsReady)).toEqual([true, true]);
  expect(await rowOf(second.id)).toMatchObject({ version: 0 });
  await client.answer(setReadyFlags, { body: { CartIds, ReadyState: false } });
  expect((await client.answer(getDrafts)).map(({ IsReady }) => IsReady)).toEqual([false, false]);
});

test('a cart that was never saved is marked only with ForceSave, which makes it a draft with a name', async () => {
  const buyer = await aBuyer(db, { defaultOrderName: 'Van 7' });
  const client = await signedIn(buyer);
  const { id } = await aCart(db, { buyer });
  expect(await client.answer(setReadyFlags, { body: { CartIds: [id], ReadyState: true } })).toEqual([
    { CartId: id, ReadyState: false, IsChanged: false, Problem: 'not-saved' },
  ]);
  expect(await rowOf(id)).toMatchObject({ status: 'Initial', version: 0 });
  const body = { CartIds: [id], ReadyState: true, ForceSave: true };
  expect(await client.answer(setReadyFlags, { body })).toMatchObject([{ IsChanged: true, Problem: null }]);
  expect(await rowOf(id)).toMatchObject({ status: 'Draft', name: 'Van 7', ready: true, is_active: true });
  expect((await client.answer(getCart)).IsReady).toBe(true);
});

test('an empty cart is never ready', async () => {
  const buyer = await aBuyer(db);
  const client = await signedIn(buyer);
  const { id } = await aDraft(db, { buyer, lines: 0 });
  const body = { CartIds: [id], ReadyState: true, ForceSave: true };
  expect(await client.answer(setReadyFlags, { body })).toMatchObject([{ IsChanged: false, Problem: 'empty' }]);
});

test('a colleague’s, an ordered and a deleted cart are not found, and the others are marked all the same', async () => {
  const buyer = await aBuyer(db);
  const client = await signedIn(buyer);
  const own = await aDraft(db, { buyer });
  const colleagues = await aDraft(db, { buyer: await aBuyer(db, { company: buyer.company }) });
  const sent = await aDraft(db, { buyer, status: 'Sent' });
  const deleted = await aDraft(db, { buyer });
  await db.updateTable('carts').set({ deleted_at: new Date() }).where('id', '=', deleted.id).execute();
  const CartIds = [colleagues.id, sent.id, own.id, deleted.id, uuidv7()];
  const results = await client.answer(setReadyFlags, { body: { CartIds, ReadyState: true, ForceSave: true } });
  expect(results.map(({ Problem }) => Problem)).toEqual(['not-found', 'not-found', null, 'not-found', 'not-found']);
  expect((await rowOf(colleagues.id))?.ready).toBe(false);
  expect((await rowOf(own.id))?.ready).toBe(true);
});

test('returns a cart once when it is named twice', async () => {
  const buyer = await aBuyer(db);
  const client = await signedIn(buyer);
  const { id } = await aDraft(db, { buyer });
  expect((await client.answer(setReadyFlags, { body: { CartIds: [id, id], ReadyState: true } })).length).toBe(1);
});

test.each([0, 101])('%d carts are no list to mark', async (count) => {
  const client = await signedIn(await aBuyer(db));
  const CartIds = Array.from({ length: count }, () => uuidv7());
  expect((await client.refusal(setReadyFlags, { body: { CartIds, ReadyState: true } })).status).toBe(400);
});

test('a hundred carts take as many queries as one', async () => {
  const queriesFor = async (count: number): Promise<number> => {
    const buyer = await aBuyer(db);
    const CartIds: string[] = [];
    for (let made = 0; made < count; made += 1) CartIds.push((await aDraft(db, { buyer })).id);
    const client = await signedIn(buyer);
    return countQueries(db, () => client.answer(setReadyFlags, { body: { CartIds, ReadyState: true } }));
  };
  expect(await queriesFor(100)).toBe(await queriesFor(1));
});
