import {
  addToCart,
  changeCartDeliveryType,
  convertCartToFastboxCart,
  convertCartToNormalCart,
  createOrder,
  deleteCurrentCart,
  deleteDraft,
  discardCurrentCart,
  getCart,
  restoreDraft,
  saveCartAsOrderDraftAndCreateNewCart,
  setActiveCartId,
  setDraftAsCurrentCart,
  setReadyFlags,
} from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aFastboxZone } from '../../support/a-branch.ts';
import { aBuyer, type TestBuyer } from '../../support/a-buyer.ts';
import { aCart } from '../../support/a-cart.ts';
import { aDraft, aStoredAddress, sendTo } from '../../support/a-draft.ts';
import { aMaterial, someMaterials } from '../../support/a-material.ts';
import { testDatabase } from '../../support/database.ts';
import { testApp } from '../../support/test-app.ts';
import { expectWholeOrders } from '../../support/whole-orders.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db, { now: () => Date.parse('2025-12-01T10:00:00+01:00') });
await aFastboxZone(db, { first: 8000, last: 8299, closingTime: '15:00' });

const times = <T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

const cartsOf = ({ contactId }: TestBuyer) =>
  db.selectFrom('carts').selectAll().where('contact_id', '=', contactId).execute();

const statusesOf = (answers: readonly { statusCode: number }[]) => new Set(answers.map(({ statusCode }) => statusCode));

/** Every cart counts its lines rightly, and at most one is active. */
const expectSoundCarts = async (buyer: TestBuyer) => {
  const carts = await cartsOf(buyer);
  const lines = await db
    .selectFrom('cart_lines')
    .select(['cart_id', 'sap_material_number', 'quantity'])
    .where(
      'cart_id',
      'in',
      carts.map(({ id }) => id),
    )
    .where('removed_at', 'is', null)
    .execute();
  for (const { id, line_count } of carts) {
    expect(line_count).toBe(lines.filter(({ cart_id }) => cart_id === id).length);
  }
  expect(carts.filter(({ is_active }) => is_active).length).toBeLessThanOrEqual(1);
  return { carts, lines };
};

test('two tabs that switch to and fro between two carts never wait for each other, and one cart is active', async () => {
  const buyer = await aBuyer(db);
  const [first, second] = [await aCart(db, { buyer }), await aDraft(db, { buyer })];
  const tabs = [await signedIn(buyer), await signedIn(buyer)];
  const answers = await times(20, (index) =>
    (tabs[index % 2] ?? tabs[0])!.call(setActiveCartId, { body: { CartId: index % 2 === 0 ? second.id : first.id } }),
  );
  expect(statusesOf(answers)).toEqual(new Set([200]));
  const { carts } = await expectSoundCarts(buyer);
  expect(carts.length).toBe(2);
  expect(carts.filter(({ is_active }) => is_active).length).toBe(1);
  expect(carts.every(({ deleted_at }) => deleted_at === null)).toBe(true);
});

test('ten tabs that load ten drafts at the same time end with one active, and none is lost', async () => {
  const buyer = await aBuyer(db);
  await aCart(db, { buyer });
  const drafts = await times(10, () => aDraft(db, { buyer }));
  const client = await signedIn(buyer);
  const answers = await times(10, (index) =>
    client.call(setActiveCartId, { body: { CartId: drafts[index]?.id ?? '' } }),
  );
  expect(statusesOf(answers)).toEqual(new Set([200]));
  const { carts } = await expectSoundCarts(buyer);
  expect(carts.filter(({ is_active }) => is_active).length).toBe(1);
  expect(carts.map(({ status }) => status)).toEqual(Array.from({ length: 11 }, () => 'Draft'));
});

test('draft switching while lines are added loses none: each is in one of the carts', async () => {
  for (let round = 0; round < 5; round += 1) {
    const buyer = await aBuyer(db);
    const [first, second] = [await aCart(db, { buyer, lines: 1 }), await aDraft(db, { buyer, lines: 1 })];
    const materials = await someMaterials(db, 20);
    const [adding, switching] = [await signedIn(buyer), await signedIn(buyer)];
    const [added, switched] = await Promise.all([
      times(20, (index) => adding.call(addToCart, { body: { Code: materials[index]?.code ?? '', Quantity: 2 } })),
      times(8, (index) =>
        switching.call(setActiveCartId, { body: { CartId: index % 2 === 0 ? second.id : first.id } }),
      ),
    ]);
    expect(statusesOf([...added, ...switched])).toEqual(new Set([200]));
    const { carts, lines } = await expectSoundCarts(buyer);
    expect(carts.length).toBe(2);
    const wanted = new Set(materials.map(({ sapMaterialNumber }) => sapMaterialNumber));
    const found = lines.filter(({ sap_material_number }) => wanted.has(sap_material_number));
    expect(found.length).toBe(20);
    expect(found.every(({ quantity }) => Number(quantity) === 2)).toBe(true);
  }
});

test('saves once when a cart is saved and replaced twenty times in parallel: one draft, one empty active cart', async () => {
  const buyer = await aBuyer(db);
  const cart = await aCart(db, { buyer, lines: 3 });
  const client = await signedIn(buyer);
  const answers = await times(20, () =>
    client.call(saveCartAsOrderDraftAndCreateNewCart, { body: { orderName: 'Roof' } }),
  );
  expect(statusesOf(answers)).toEqual(new Set([200]));
  const { carts } = await expectSoundCarts(buyer);
  expect(carts.length).toBe(2);
  expect(carts.find(({ id }) => id === cart.id)).toMatchObject({ status: 'Draft', name: 'Roof', version: 1 });
  expect(carts.find(({ id }) => id !== cart.id)).toMatchObject({ status: 'Initial', line_count: 0, is_active: true });
});

test('loses no line when a cart is saved and replaced while lines are added', async () => {
  const buyer = await aBuyer(db);
  await aCart(db, { buyer, lines: 1 });
  const client = await signedIn(buyer);
  const materials = await someMaterials(db, 20);
  const [added, saved] = await Promise.all([
    times(20, (index) => client.call(addToCart, { body: { Code: materials[index]?.code ?? '', Quantity: 1 } })),
    times(5, (index) => client.call(saveCartAsOrderDraftAndCreateNewCart, { body: { orderName: `Draft ${index}` } })),
  ]);
  expect(statusesOf([...added, ...saved])).toEqual(new Set([200]));
  const { lines } = await expectSoundCarts(buyer);
  expect(lines.length).toBe(21);
});

test('converts a cart once when two tabs change the delivery mode in parallel', async () => {
  for (let round = 0; round < 5; round += 1) {
    const cart = await aCart(db, { lines: 2 });
    await sendTo(db, cart.id, aStoredAddress('8000'));
    const tabs = await times(2, () => signedIn(cart.buyer));
    const answers = await Promise.all(tabs.map((tab) => tab.answer(convertCartToFastboxCart)));
    expect(answers.map(({ CartId, Version }) => [CartId, Version])).toEqual([
      [cart.id, 1],
      [cart.id, 1],
    ]);
    const { carts } = await expectSoundCarts(cart.buyer);
    expect(carts.length).toBe(1);
  }
});

test('ends in one consistent mode when two tabs convert in both directions', async () => {
  for (let round = 0; round < 5; round += 1) {
    const cart = await aCart(db, { lines: 2 });
    await sendTo(db, cart.id, aStoredAddress('8000'));
    const [one, other] = [await signedIn(cart.buyer), await signedIn(cart.buyer)];
    const answers = await Promise.all([
      one.call(convertCartToFastboxCart),
      other.call(convertCartToNormalCart, { body: '2025-12-05' }),
    ]);
    expect(statusesOf(answers)).toEqual(new Set([200]));
    const { carts } = await expectSoundCarts(cart.buyer);
    expect(carts.length).toBe(1);
    const [left] = carts;
    expect([left?.delivery_type, left?.fastbox_type, left?.delivery_date]).toEqual(
      left?.delivery_type === 'fastbox' ? ['fastbox', 'Normal', null] : ['normal', 'None', '2025-12-05'],
    );
  }
});

test('an empty cart that two tabs turn into a fastbox cart becomes one', async () => {
  const buyer = await aBuyer(db);
  const cart = await aCart(db, { buyer, lines: 0 });
  await sendTo(db, cart.id, aStoredAddress('8000'));
  const tabs = await times(4, () => signedIn(buyer));
  const answers = await Promise.all(tabs.map((tab) => tab.answer(convertCartToFastboxCart)));
  expect(new Set(answers.map(({ CartId }) => CartId)).size).toBe(1);
  expect((await cartsOf(buyer)).length).toBe(1);
});

test('loses no accepted line when a cart is converted while lines are added', async () => {
  const buyer = await aBuyer(db);
  const cart = await aCart(db, { buyer, lines: 1 });
  await sendTo(db, cart.id, aStoredAddress('8000'));
  const materials = await someMaterials(db, 20, { fastboxStock: '10' });
  const client = await signedIn(buyer);
  const [added, converted] = await Promise.all([
    times(20, (index) => client.call(addToCart, { body: { Code: materials[index]?.code ?? '', Quantity: 1 } })),
    client.call(convertCartToFastboxCart),
  ]);
  expect(converted.statusCode).toBe(200);
  for (const { statusCode } of added) expect([200, 409]).toContain(statusCode);
  const { carts, lines } = await expectSoundCarts(buyer);
  expect(carts).toMatchObject([{ id: cart.id, delivery_type: 'fastbox' }]);
  expect(lines.length).toBe(1 + added.filter(({ statusCode }) => statusCode === 200).length);
});

test('saves the unsaved cart once when two tabs create a smart kit in parallel', async () => {
  const cart = await aCart(db, { lines: 2 });
  const tabs = await times(2, () => signedIn(cart.buyer));
  const body = { DeliveryType: 'SmartKit' as const, UnsavedCart: 'save' as const, OrderName: 'Roof' };
  const answers = await Promise.all(tabs.map((tab) => tab.call(changeCartDeliveryType, { body })));
  expect(statusesOf(answers)).toEqual(new Set([200]));
  const { carts } = await expectSoundCarts(cart.buyer);
  expect(carts.length).toBe(2);
  expect(carts.find(({ id }) => id === cart.id)).toMatchObject({ status: 'Draft', name: 'Roof' });
});

test('an order that is placed while a draft is loaded: the cart is ordered, or discarded and not ordered', async () => {
  for (let round = 0; round < 8; round += 1) {
    const buyer = await aBuyer(db);
    const cart = await aCart(db, { buyer, lines: 2 });
    const draft = await aDraft(db, { buyer });
    const [one, other] = [await signedIn(buyer), await signedIn(buyer)];
    const [ordered, loaded] = await Promise.all([
      one.call(createOrder, { body: { Details: { CartId: cart.id } } }),
      other.call(setDraftAsCurrentCart, { body: { draftId: draft.id } }),
    ]);
    expect(loaded.statusCode).toBe(200);
    expect([200, 409]).toContain(ordered.statusCode);
    const { carts } = await expectSoundCarts(buyer);
    expect(carts.find(({ id }) => id === draft.id)).toMatchObject({ is_active: true });
    const left = carts.find(({ id }) => id === cart.id);
    expect([left?.status, left?.deleted_at === null]).toEqual(
      ordered.statusCode === 200 ? ['Sent', true] : ['Initial', false],
    );
  }
  await expectWholeOrders(db);
});

test('places an order once while its cart is saved as a draft, in either order', async () => {
  for (let round = 0; round < 8; round += 1) {
    const buyer = await aBuyer(db);
    const cart = await aCart(db, { buyer, lines: 2 });
    const draft = await aDraft(db, { buyer });
    const [one, other] = [await signedIn(buyer), await signedIn(buyer)];
    const [ordered, switched] = await Promise.all([
      one.answer(createOrder, { body: { Details: { CartId: cart.id } } }),
      other.call(setActiveCartId, { body: { CartId: draft.id } }),
    ]);
    expect(ordered.SalesOrderId).not.toBeNull();
    expect(switched.statusCode).toBe(200);
    const { carts } = await expectSoundCarts(buyer);
    expect(carts.find(({ id }) => id === cart.id)).toMatchObject({ status: 'Sent', is_active: false });
    expect(carts.find(({ id }) => id === draft.id)).toMatchObject({ is_active: true });
  }
  await expectWholeOrders(db);
});

test('a draft that is ordered, loaded and deleted at the same time is ordered or deleted, never both', async () => {
  for (let round = 0; round < 8; round += 1) {
    const buyer = await aBuyer(db);
    await aCart(db, { buyer });
    const draft = await aDraft(db, { buyer, lines: 2 });
    const tabs = await times(3, () => signedIn(buyer));
    const [ordered, loaded, deleted] = await Promise.all([
      tabs[0]!.call(createOrder, { body: { Details: { CartId: draft.id } } }),
      tabs[1]!.call(setActiveCartId, { body: { CartId: draft.id } }),
      tabs[2]!.call(deleteDraft, { params: { id: draft.id } }),
    ]);
    expect([200, 404, 409]).toContain(ordered.statusCode);
    expect([200, 404, 409]).toContain(loaded.statusCode);
    expect([200, 404, 422]).toContain(deleted.statusCode);
    expect([ordered.statusCode, deleted.statusCode].filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    const { carts } = await expectSoundCarts(buyer);
    const left = carts.find(({ id }) => id === draft.id);
    expect(left?.status).toBe(ordered.statusCode === 200 ? 'Sent' : 'Draft');
    expect(left?.deleted_at === null).toBe(deleted.statusCode !== 200);
  }
  await expectWholeOrders(db);
});

test('two hundred switches, adds, saves, discards and undos by ten sessions of one user leave sound carts', async () => {
  const buyer = await aBuyer(db);
  const cart = await aCart(db, { buyer, lines: 2 });
  const drafts = await times(4, () => aDraft(db, { buyer, lines: 1 }));
  const material = await aMaterial(db, { stock: '100000' });
  const clients = await times(10, () => signedIn(buyer));
  const ids = [cart.id, ...drafts.map(({ id }) => id)];
  const answers = await times(200, (index) => {
    const client = clients[index % clients.length]!;
    const id = ids[index % ids.length] ?? '';
    switch (index % 8) {
      case 0:
      case 1:
        return client.call(addToCart, { body: { Code: material.code, Quantity: 1 } });
      case 2:
        return client.call(setActiveCartId, { body: { CartId: id } });
      case 3:
        return client.call(saveCartAsOrderDraftAndCreateNewCart, { body: { orderName: `S ${index}` } });
      case 4:
        return client.call(discardCurrentCart);
      case 5:
        return client.call(restoreDraft, { params: { id } });
      case 6:
        return client.call(setReadyFlags, { body: { CartIds: ids, ReadyState: index % 16 === 6, ForceSave: true } });
      default:
        return client.call(deleteCurrentCart);
    }
  });
  // Another's cart it never is; only what was deleted meanwhile is not found.
  for (const { statusCode } of answers) expect([200, 404]).toContain(statusCode);
  const { lines } = await expectSoundCarts(buyer);
  const adds = answers.filter((_, index) => index % 8 < 2 && answers[index]?.statusCode === 200).length;
  const total = lines
    .filter(({ sap_material_number }) => sap_material_number === material.sapMaterialNumber)
    .reduce((sum, { quantity }) => sum + Number(quantity), 0);
  expect(adds).toBe(50);
  expect(total).toBe(50);
  const { OrderStatus } = await clients[0]!.answer(getCart);
  expect(['Initial', 'Draft']).toContain(OrderStatus);
});
