import {
  addToCart,
  createOrder,
  deleteCurrentCart,
  discardCurrentCart,
  getCart,
  getDrafts,
  saveCartAsOrderDraftAndCreateNewCart,
  saveCartAsOrderDraftAndLoadDraft,
  saveCartDetails,
  setActiveCartId,
  setDraftAsCurrentCart,
} from '@grossist/contracts';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { aBuyer } from '../../support/a-buyer.ts';
import { aCart } from '../../support/a-cart.ts';
import { aCompany } from '../../support/a-company.ts';
import { aDraft } from '../../support/a-draft.ts';
import { aMaterial } from '../../support/a-material.ts';
import { aSmartKit } from '../../support/a-smart-kit.ts';
import { anAddress } from '../../support/an-address.ts';
import { testDatabase } from '../../support/database.ts';
import { countQueries } from '../../support/query-count.ts';
import { testApp } from '../../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

/** A buyer with an unsaved cart of two lines and a draft of three. */
const aScene = async (traits: { name?: string; defaultOrderName?: string } = {}) => {
  const buyer = await aBuyer(db, { defaultOrderName: traits.defaultOrderName ?? '' });
  const cart = await aCart(db, { buyer, lines: 2 });
  if (traits.name !== undefined) {
    await db.updateTable('carts').set({ name: traits.name }).where('id', '=', cart.id).execute();
  }
  const draft = await aDraft(db, { buyer, name: 'Roof', lines: 3 });
  return { buyer, cart, draft, client: await signedIn(buyer) };
};

const rowOf = (id: string) => db.selectFrom('carts').selectAll().where('id', '=', id).executeTakeFirst();
const activeOf = (contactId: string) =>
  db.selectFrom('carts').select('id').where('contact_id', '=', contactId).where('is_active', '=', true).execute();

test('activates a draft, which stays a draft, and saves the previous cart as a draft under its name', async () => {
  const { client, cart, draft } = await aScene({ name: 'Wall' });
  const details = await client.answer(setActiveCartId, { body: { CartId: draft.id } });
  expect(details).toMatchObject({ CartId: draft.id, OrderStatus: 'Draft', Name: 'Roof' });
  expect((await client.answer(getCart)).ItemCount).toBe(3);
  expect(await rowOf(cart.id)).toMatchObject({ status: 'Draft', is_active: false, name: 'Wall', line_count: 2 });
});

test.each([
  ['as their orders usually are', { defaultOrderName: 'Van 7' }, 'Van 7'],
  ['by its day', {}, /\d{4}/],
])('names a cart without a name %s when it is saved as a draft', async (_, traits, name) => {
  const { client, cart, draft } = await aScene({ name: '', ...traits });
  await client.answer(setActiveCartId, { body: { CartId: draft.id } });
  const row = await rowOf(cart.id);
  if (typeof name === 'string') expect(row?.name).toBe(name);
  else expect(row?.name).toMatch(name);
});

test('switches there and back without losing anything of either cart', async () => {
  const { client, cart, draft } = await aScene();
  await client.answer(setActiveCartId, { body: { CartId: draft.id } });
  await client.answer(setActiveCartId, { body: { CartId: cart.id } });
  expect((await client.answer(getCart)).CartItems.map((line) => line.CartItemId)).toEqual(
    cart.lines.map(({ id }) => id),
  );
  expect((await client.answer(getDrafts)).map(({ CartId, IsActive }) => [CartId, IsActive]).toSorted()).toEqual(
    [
      [cart.id, true],
      [draft.id, false],
    ].toSorted(),
  );
});

test('the active cart made active once more stays as it is', async () => {
  const { client, cart } = await aScene();
  const before = await rowOf(cart.id);
  await client.answer(setActiveCartId, { body: { CartId: cart.id } });
  await client.answer(setDraftAsCurrentCart, { body: { draftId: cart.id } });
  expect(await rowOf(cart.id)).toEqual(before);
});

test('replaces a discarded unsaved cart by a loaded draft', async () => {
  const { client, cart, draft } = await aScene();
  expect(await client.answer(setDraftAsCurrentCart, { body: { draftId: draft.id } })).toMatchObject({
    CartId: draft.id,
    OrderStatus: 'Draft',
  });
  expect(await rowOf(cart.id)).toMatchObject({ is_active: false, deleted_at: expect.any(Date) });
  expect((await client.answer(getDrafts)).map(({ CartId }) => CartId)).toEqual([draft.id]);
});

test('a draft that is loaded leaves another draft among the drafts', async () => {
  const { client, buyer, cart, draft } = await aScene();
  const other = await aDraft(db, { buyer });
  await client.answer(setActiveCartId, { body: { CartId: draft.id } });
  const before = await rowOf(draft.id);
  await client.answer(setDraftAsCurrentCart, { body: { draftId: other.id } });
  expect(await rowOf(draft.id)).toEqual({ ...before, is_active: false });
  expect((await client.answer(getDrafts)).map(({ CartId }) => CartId).toSorted()).toEqual(
    [cart.id, draft.id, other.id].toSorted(),
  );
});

test('deletes an empty unsaved cart instead of saving it as a draft', async () => {
  const buyer = await aBuyer(db);
  const client = await signedIn(buyer);
  const empty = await client.answer(getCart);
  const draft = await aDraft(db, { buyer });
  await client.answer(setActiveCartId, { body: { CartId: draft.id } });
  expect(await rowOf(empty.CartId)).toBeUndefined();
  expect((await client.answer(getDrafts)).map(({ CartId }) => CartId)).toEqual([draft.id]);
});

test('saves an unsaved cart without lines if it has a smart kit', async () => {
  const buyer = await aBuyer(db);
  const client = await signedIn(buyer);
  const cart = await aCart(db, { buyer, lines: 0 });
  await aSmartKit(db, cart);
  const draft = await aDraft(db, { buyer });
  await client.answer(setActiveCartId, { body: { CartId: draft.id } });
  expect(await rowOf(cart.id)).toMatchObject({ status: 'Draft', is_active: false });
});

test('a discarded cart leaves a new empty one on the same account', async () => {
  const company = await aCompany(db, { accounts: 2 });
  const [, second = company.accounts[0]] = company.accounts;
  const usual = await anAddress(db, second, { isDefault: true });
  const buyer = await aBuyer(db, { company });
  const cart = await aCart(db, { buyer: { ...buyer, accounts: [second] }, lines: 2 });
  const client = await signedIn(buyer);
  const next = await client.answer(discardCurrentCart);
  expect(next).toMatchObject({
    ItemCount: 0,
    CartItems: [],
    OrderStatus: 'Initial',
    DeliveryType: 'Normal',
    Version: 0,
  });
  expect(next).toMatchObject({ SoldTo: second.soldTo, ContactPerson: buyer.name, Address: { Id: usual.id } });
  expect(await rowOf(cart.id)).toMatchObject({ deleted_at: expect.any(Date), is_active: false });
});

test('returns a discarded draft to the drafts, and deletes it on request', async () => {
  const { client, cart, draft } = await aScene();
  await client.answer(setDraftAsCurrentCart, { body: { draftId: draft.id } });
  await client.answer(discardCurrentCart);
  expect((await client.answer(getDrafts)).map(({ CartId }) => CartId)).toEqual([draft.id]);
  await client.answer(setActiveCartId, { body: { CartId: draft.id } });
  await client.answer(deleteCurrentCart);
  expect(await client.answer(getDrafts)).toEqual([]);
  expect((await client.answer(getCart)).CartId).not.toBe(cart.id);
});

test('deleting where there is no active cart changes nothing', async () => {
  const buyer = await aBuyer(db);
  const client = await signedIn(buyer);
  await client.answer(deleteCurrentCart);
  expect(await activeOf(buyer.contactId)).toEqual([]);
});

test('a cart is saved as a draft under a name and a new one begins', async () => {
  const { client, cart } = await aScene();
  const body = { orderName: ' Kitchen ' };
  const next = await client.answer(saveCartAsOrderDraftAndCreateNewCart, { body });
  expect(next).toMatchObject({ ItemCount: 0, OrderStatus: 'Initial', DeliveryType: 'Normal', FastboxType: 'None' });
  expect(await rowOf(cart.id)).toMatchObject({ name: 'Kitchen', status: 'Draft', is_active: false, version: 1 });
});

test('saves an active draft under a new name, or under its own if none is given', async () => {
  const { client, draft } = await aScene();
  await client.answer(setActiveCartId, { body: { CartId: draft.id } });
  await client.answer(saveCartAsOrderDraftAndCreateNewCart, { body: { orderName: 'Kitchen' } });
  expect((await rowOf(draft.id))?.name).toBe('Kitchen');
  await client.answer(setActiveCartId, { body: { CartId: draft.id } });
  await client.answer(saveCartAsOrderDraftAndCreateNewCart, { body: { orderName: '' } });
  expect(await rowOf(draft.id)).toMatchObject({ name: 'Kitchen', is_active: false });
});

test('a new cart may be a smart kit’s', async () => {
  const { client } = await aScene();
  const body = { orderName: 'Kitchen', newCartDeliveryType: 'SmartKit' as const };
  expect(await client.answer(saveCartAsOrderDraftAndCreateNewCart, { body })).toMatchObject({
    DeliveryType: 'SmartKit',
    ItemCount: 0,
  });
});

test('begins no cart to be picked up where the market has no service center', async () => {
  const { client, cart } = await aScene();
  const body = { orderName: 'Kitchen', newCartDeliveryType: 'DriveIn' as const };
  expect(await client.refusal(saveCartAsOrderDraftAndCreateNewCart, { body })).toMatchObject({
    status: 422,
    code: 'no-service-center',
    errors: [{ field: 'newCartDeliveryType' }],
  });
  expect((await client.answer(getCart)).CartId).toBe(cart.id);
});

test('a cart is saved as a draft and another is loaded', async () => {
  const { client, cart, draft } = await aScene();
  const body = { draftId: draft.id, orderName: 'Kitchen' };
  const loaded = await client.answer(saveCartAsOrderDraftAndLoadDraft, { body });
  expect(loaded).toMatchObject({ CartId: draft.id, ItemCount: 3, OrderStatus: 'Draft' });
  expect(loaded.CartItems.length).toBe(3);
  expect(await rowOf(cart.id)).toMatchObject({ name: 'Kitchen', status: 'Draft', is_active: false });
});

test.each(['', '   '])('a draft without a name (%j) is refused and changes nothing', async (orderName) => {
  const { client, cart, draft } = await aScene();
  const before = await rowOf(cart.id);
  const refused = { status: 422, code: 'invalid-name', errors: [{ field: 'orderName' }] };
  expect(await client.refusal(saveCartAsOrderDraftAndCreateNewCart, { body: { orderName } })).toMatchObject(refused);
  const body = { draftId: draft.id, orderName };
  expect(await client.refusal(saveCartAsOrderDraftAndLoadDraft, { body })).toMatchObject(refused);
  expect(await rowOf(cart.id)).toEqual(before);
});

test.each(['another company’s', 'a colleague’s', 'an unknown', 'one’s own deleted'])(
  '%s cart is not found by any call that switches',
  async (whose) => {
    const { client, buyer, cart } = await aScene();
    const owner = await aBuyer(db, whose === 'a colleague’s' ? { company: buyer.company } : {});
    const foreign = await aDraft(db, { buyer: whose === 'one’s own deleted' ? buyer : owner });
    if (whose === 'one’s own deleted') {
      await db.updateTable('carts').set({ deleted_at: new Date() }).where('id', '=', foreign.id).execute();
    }
    const id = whose === 'an unknown' ? uuidv7() : foreign.id;
    const before = await rowOf(id);
    const answers = [
      await client.refusal(setActiveCartId, { body: { CartId: id } }),
      await client.refusal(setDraftAsCurrentCart, { body: { draftId: id } }),
      await client.refusal(saveCartAsOrderDraftAndLoadDraft, { body: { draftId: id, orderName: 'Mine' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await rowOf(id)).toEqual(before);
    expect((await client.answer(getCart)).CartId).toBe(cart.id);
  },
);

test('a cart that was ordered is not loaded again', async () => {
  const { client, cart, draft } = await aScene();
  await client.answer(createOrder, { body: { Details: { CartId: draft.id } } });
  expect((await client.refusal(setActiveCartId, { body: { CartId: draft.id } })).status).toBe(409);
  expect((await client.answer(getCart)).CartId).toBe(cart.id);
});

test('after an order a draft is loaded where no cart is', async () => {
  const { client, buyer, cart, draft } = await aScene();
  await client.answer(createOrder, { body: { Details: { CartId: cart.id } } });
  expect(await activeOf(buyer.contactId)).toEqual([]);
  await client.answer(setDraftAsCurrentCart, { body: { draftId: draft.id } });
  expect(await activeOf(buyer.contactId)).toEqual([{ id: draft.id }]);
  const rows = await db.selectFrom('carts').select('status').where('contact_id', '=', buyer.contactId).execute();
  expect(rows.map(({ status }) => status).toSorted()).toEqual(['Draft', 'Sent']);
});

test('prices and account follow the cart that is active', async () => {
  const company = await aCompany(db, { accounts: 2 });
  const [first, second = first] = company.accounts;
  const buyer = await aBuyer(db, { company });
  await aCart(db, { buyer, lines: 1 });
  const draft = await aDraft(db, { buyer, account: second });
  const client = await signedIn(buyer);
  expect(await client.answer(setActiveCartId, { body: { CartId: draft.id } })).toMatchObject({ SoldTo: second.soldTo });
});

type Act = (client: Awaited<ReturnType<typeof aScene>>['client'], draftId: string) => Promise<unknown>;
const ACTS: Record<string, Act> = {
  'making a cart active': (client, CartId) => client.answer(setActiveCartId, { body: { CartId } }),
  'loading a draft': (client, draftId) => client.answer(setDraftAsCurrentCart, { body: { draftId } }),
  'saving and loading': (client, draftId) =>
    client.answer(saveCartAsOrderDraftAndLoadDraft, { body: { draftId, orderName: 'A' } }),
  'saving and beginning': (client) => client.answer(saveCartAsOrderDraftAndCreateNewCart, { body: { orderName: 'A' } }),
  discarding: (client) => client.answer(discardCurrentCart),
  deleting: (client) => client.answer(deleteCurrentCart),
};

test.each(Object.entries(ACTS))('%s takes as many queries with 300 lines as with 10', async (_, act) => {
  const queriesFor = async (lines: number): Promise<number> => {
    const buyer = await aBuyer(db);
    await aCart(db, { buyer, lines });
    const draft = await aDraft(db, { buyer, lines });
    const client = await signedIn(buyer);
    return countQueries(db, () => act(client, draft.id));
  };
  const few = await queriesFor(10);
  expect(few).toBeLessThanOrEqual(12);
  expect(await queriesFor(300)).toBe(few);
});

test('a name that was saved on the cart is the draft’s', async () => {
  const { client, cart, draft } = await aScene();
  await client.answer(saveCartDetails, { body: { Name: 'Attic' } });
  await client.answer(addToCart, { body: { Code: (await aMaterial(db)).code, Quantity: 1 } });
  await client.answer(setActiveCartId, { body: { CartId: draft.id } });
  expect(await rowOf(cart.id)).toMatchObject({ name: 'Attic', line_count: 3 });
});
