import { createOrder } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer, type TestBuyer } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { aDraft } from '../support/a-draft.ts';
import { aMaterial } from '../support/a-material.ts';
import { testDatabase } from '../support/database.ts';
import { stockOf } from '../support/stock-of.ts';
import { testApp } from '../support/test-app.ts';
import { expectWholeOrders } from '../support/whole-orders.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

const twoCarts = async (buyer: TestBuyer) => {
  const material = await aMaterial(db, { stock: '100' });
  const cart = await aCart(db, { buyer, lines: [{ material, quantity: '2' }] });
  const draft = await aDraft(db, { buyer, lines: [{ material, quantity: '3' }] });
  return { material, cart, draft };
};

const bodyOf = (cartId: string, key: string) => ({ Details: { CartId: cartId, IdempotencyKey: key } });

test('returns the first response for a repeated key, also when it was lost', async () => {
  const buyer = await aBuyer(db);
  const { material, cart } = await twoCarts(buyer);
  const client = await signedIn(buyer);
  const first = await client.answer(createOrder, { body: bodyOf(cart.id, 'intent-a') });
  expect(await client.answer(createOrder, { body: bodyOf(cart.id, 'intent-a') })).toEqual(first);
  expect((await stockOf(db, material)).atp).toBe(98);
});

test('a key that was used for another cart is refused, and neither cart nor stock changes', async () => {
  const buyer = await aBuyer(db);
  const { material, cart, draft } = await twoCarts(buyer);
  const client = await signedIn(buyer);
  await client.answer(createOrder, { body: bodyOf(cart.id, 'intent-b') });
  const problem = await client.refusal(createOrder, { body: bodyOf(draft.id, 'intent-b') });
  expect(problem).toMatchObject({ status: 422, code: 'idempotency-key-used' });
  expect((await stockOf(db, material)).atp).toBe(98);
  const draftNow = await db.selectFrom('carts').select('status').where('id', '=', draft.id).executeTakeFirst();
  expect(draftNow?.status).toBe('Draft');
});

test('two carts with one key at the same moment: one is ordered, the other refused', async () => {
  for (let round = 0; round < 6; round += 1) {
    const buyer = await aBuyer(db);
    const { cart, draft } = await twoCarts(buyer);
    const client = await signedIn(buyer);
    const answers = await Promise.all(
      [cart, draft].map(({ id }) => client.call(createOrder, { body: bodyOf(id, 'intent-c') })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  }
  await expectWholeOrders(db);
});

test('twenty tries of one intent at the same moment get one answer', async () => {
  const buyer = await aBuyer(db);
  const { cart } = await twoCarts(buyer);
  const clients = await Promise.all(Array.from({ length: 20 }, () => signedIn(buyer)));
  const answers = await Promise.all(
    clients.map((client) => client.answer(createOrder, { body: bodyOf(cart.id, 'intent-d') })),
  );
  expect(new Set(answers.map(({ OrderId }) => OrderId)).size).toBe(1);
});

test('ignores keys of other people', async () => {
  const [one, other] = [await aBuyer(db), await aBuyer(db)];
  for (const buyer of [one, other]) {
    const { cart } = await twoCarts(buyer);
    const client = await signedIn(buyer);
    expect((await client.answer(createOrder, { body: bodyOf(cart.id, 'intent-e') })).OrderId).not.toBeNull();
  }
});

test('accepts the same key after a refused attempt and an accepted change', async () => {
  const buyer = await aBuyer(db);
  const { material, cart } = await twoCarts(buyer);
  const client = await signedIn(buyer);
  const items = [{ MaterialNo: material.sapMaterialNumber, CartItemId: cart.lines[0]?.id, NetPrice: 1 }];
  const { Details } = bodyOf(cart.id, 'intent-f');
  const { OrderValidationInfo } = await client.answer(createOrder, { body: { Details, Items: items } });
  const AcceptedChanges = [OrderValidationInfo?.Lines[0]?.ChangeToken ?? ''];
  const body = { Details: { ...Details, AcceptedChanges }, Items: items };
  expect((await client.answer(createOrder, { body })).OrderId).not.toBeNull();
});

test('a key of other signs than letters, digits, dashes and underscores is malformed', async () => {
  const client = await signedIn(await aBuyer(db));
  for (const key of ['short', 'with a space in it', "'; drop table orders; --", 'x'.repeat(65)]) {
    const body = bodyOf('01890a5d-ac96-774b-bcce-b302099a8057', key);
    expect((await client.refusal(createOrder, { body })).status).toBe(400);
  }
});
