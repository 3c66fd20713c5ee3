import * as calls from '@grossist/contracts';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { aKit, aKitHeader } from '../support/a-kit.ts';
import { aMaterial } from '../support/a-material.ts';
import { aProjectOfKits } from '../support/a-project-of-kits.ts';
import { order } from '../support/an-order.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const shop = testApp(db);

beforeAll(() => aKitHeader(db));

const aKitInCart = async () => {
  const project = await aProjectOfKits(db, shop);
  const kit = await aKit(db, { buyer: project.buyer, project, name: '2nd left' });
  await project.client.answer(calls.addKitsToCart, { body: { KitIds: [kit.id] } });
  const shown = () => project.client.answer(calls.getCartKits, { query: { cartId: project.cartId } });
  const draft = () => project.client.answer(calls.getKitDraft, { params: { id: kit.id } });
  return { ...project, kit, shown, draft };
};

/** A project in an active cart that also has lines by themselves. */
const aProjectWithLines = async (quantities: readonly number[]) => {
  const project = await aProjectOfKits(db, shop);
  const lines: string[] = [];
  for (const Quantity of quantities) {
    const { sapMaterialNumber } = await aMaterial(db);
    const added = await project.client.answer(calls.addToCart, { body: { Code: sapMaterialNumber, Quantity } });
    lines.push(added.CartItemId);
  }
  const params = { id: project.id };
  const packed = (body: Partial<{ headerDescription: string; amountOfCopies: number; kitId: string }> = {}) => ({
    params,
    body: { cartId: project.cartId, lines, ...body },
  });
  return { ...project, lines, packed };
};

test('lists the kits of a cart’s project, and those that changed since they were added', async () => {
  const { client, kit, shown, draft } = await aKitInCart();
  expect(await shown()).toMatchObject({
    project: { projectName: 'Stairs 3', state: 'Ok' },
    kits: [{ id: kit.id, nameInCart: '2nd left', inCart: 'current', isDeleted: false, differences: [] }],
  });
  const { modifiedAtUtc, items } = await draft();
  const [first, second] = items;
  const added = await aMaterial(db, { name: 'Socket' });
  await client.answer(calls.saveKitDraft, {
    params: { id: kit.id },
    body: {
      modifiedAtUtc,
      headerDescription: '2nd right',
      quantities: [{ id: first?.id ?? '', quantity: 5 }],
      removedIds: [second?.id ?? ''],
    },
  });
  await client.answer(calls.setKitItem, {
    params: { id: kit.id },
    body: { sapMaterialNumber: added.sapMaterialNumber, quantity: 3 },
  });
  const [changed] = (await shown()).kits;
  expect(changed).toMatchObject({ headerDescription: '2nd right', nameInCart: '2nd left', inCart: 'outdated' });
  expect(changed?.differences.map(({ quantityInCart, quantity }) => [quantityInCart, quantity])).toEqual([
    [2, null],
    [2, 5],
    [null, 3],
  ]);
  expect(changed?.differences.at(-1)?.itemLocalMaterialName).toBe('Socket');
});

test('lists a deleted kit of the cart with its line', async () => {
  const { client, id, kit, shown } = await aKitInCart();
  const other = await client.answer(calls.addKit, { params: { id }, body: { headerDescription: 'Empty' } });
  await client.answer(calls.deleteKits, { params: { id }, body: [kit.id] });
  const { kits } = await shown();
  expect(kits).toMatchObject([
    { id: kit.id, isDeleted: true, inCart: 'outdated', differences: [] },
    { id: other.id, isDeleted: false, inCart: 'no', cartItemIds: [] },
  ]);
  await client.answer(calls.removeFromCart, { body: { CartItemId: kits[0]?.cartItemIds[0] ?? '' } });
  expect((await shown()).kits.map((each) => each.id)).toEqual([other.id]);
});

test('a cart without a project has none; another’s cart is not found', async () => {
  const cart = await aCart(db, { lines: 1 });
  const client = await shop.signedIn(cart.buyer);
  const query = { cartId: cart.id };
  expect(await client.answer(calls.getCartKits, { query })).toEqual({ project: null, kits: [] });
  const colleague = await shop.signedIn(await aBuyer(db, { company: cart.buyer.company }));
  expect((await colleague.refusal(calls.getCartKits, { query })).status).toBe(404);
});

test('the kits of a cart take as many queries for twenty kits as for one', async () => {
  const { client, buyer, id, shown } = await aKitInCart();
  const count = () => countQueries(db, shown);
  await count();
  const one = await count();
  const KitIds = [];
  for (let nth = 0; nth < 19; nth += 1) KitIds.push((await aKit(db, { buyer, project: { id } })).id);
  await client.answer(calls.addKitsToCart, { body: { KitIds } });
  expect(await count()).toBe(one);
});

test('packs lines of the cart into equal kits and removes them, with undo', async () => {
  const { client, id, lines, packed } = await aProjectWithLines([2, 3]);
  const kits = await client.answer(
    calls.addKitsFromCart,
    packed({ headerDescription: ' 2nd left ', amountOfCopies: 3 }),
  );
  expect(
    kits.map(({ headerDescription, itemCount, smartKitId }) => [headerDescription, itemCount, smartKitId]),
  ).toEqual(Array.from({ length: 3 }, () => ['2nd left', 2, id]));
  expect(kits[0]?.items.map(({ quantity }) => quantity)).toEqual([2, 3]);
  expect((await client.answer(calls.getCart)).ItemCount).toBe(0);
  await client.answer(calls.restoreRemovedLines, { body: { CartItemIds: lines } });
  expect((await client.answer(calls.getCart)).ItemCount).toBe(2);
});

test('adds lines to the content of a kit', async () => {
  const { client, buyer, id, packed } = await aProjectWithLines([2]);
  const [line] = (await client.answer(calls.getCart)).CartItems;
  const material = { ...(await aMaterial(db)), sapMaterialNumber: line?.ItemSAPMaterialNumber ?? '' };
  const kit = await aKit(db, { buyer, project: { id }, items: [{ material, quantity: '4' }] });
  const [changed] = await client.answer(calls.addKitsFromCart, packed({ kitId: kit.id }));
  expect(changed).toMatchObject({ id: kit.id, items: [{ quantity: 6 }] });
  expect((await client.refusal(calls.addKitsFromCart, packed({ kitId: kit.id, amountOfCopies: 2 }))).code).toBe(
    'one-kit',
  );
});

test('refuses to pack lines of kits, of others and of unknown projects, and removes nothing', async () => {
  const { client, cartId, id } = await aKitInCart();
  const other = await aProjectWithLines([2]);
  const [kitLine] = (await client.answer(calls.getCart)).CartItems;
  const body = { cartId, lines: [kitLine?.CartItemId ?? ''] };
  expect((await client.refusal(calls.addKitsFromCart, { params: { id }, body })).code).toBe('line-not-packable');
  const ofOther = { cartId: other.cartId, lines: other.lines };
  expect((await client.refusal(calls.addKitsFromCart, { params: { id }, body: ofOther })).status).toBe(404);
  expect((await other.client.refusal(calls.addKitsFromCart, { params: { id }, body: ofOther })).status).toBe(404);
  const foreignKit = (await client.answer(calls.getSmartKit, { query: { cartId } })).kits[0]?.id;
  expect((await other.client.refusal(calls.addKitsFromCart, other.packed({ kitId: foreignKit }))).status).toBe(404);
  expect((await other.client.answer(calls.getCart)).ItemCount).toBe(1);
});

test('two tabs that pack the same lines at the same time pack them once', async () => {
  const { client, id, packed } = await aProjectWithLines([2]);
  const answers = await Promise.all([1, 2].map(() => client.call(calls.addKitsFromCart, packed())));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  expect((await client.answer(calls.getSmartKit, { query: { smartKitId: id } })).kits).toHaveLength(1);
});

test('saves a complete kit: rounded, renamed, and deleted with its last item', async () => {
  const project = await aProjectOfKits(db, shop);
  const material = await aMaterial(db, { minQuantity: '5', multiplum: '5' });
  const { id } = await aKit(db, { buyer: project.buyer, project, items: [{ material, quantity: '5' }] });
  const params = { id };
  const before = await project.client.answer(calls.getKitDraft, { params });
  const item = before.items[0]?.id ?? '';
  const saved = await project.client.answer(calls.saveKitDraft, {
    params,
    body: { modifiedAtUtc: before.modifiedAtUtc, quantities: [{ id: item, quantity: 6 }] },
  });
  expect(saved).toMatchObject({
    headerDescription: before.headerDescription,
    items: [{ quantity: 10 }],
    adjustments: [{ requestedQuantity: 6, quantity: 10 }],
  });
  const wrong = { modifiedAtUtc: saved.modifiedAtUtc, quantities: [{ id: item, quantity: 6 }], removedIds: [item] };
  expect((await project.client.refusal(calls.saveKitDraft, { params, body: wrong })).code).toBe('item-removed');
  const gone = await project.client.answer(calls.saveKitDraft, {
    params,
    body: { modifiedAtUtc: saved.modifiedAtUtc, removedIds: [item] },
  });
  expect(gone.isDeleted).toBe(true);
});

test('refuses the second of two tabs that save the same kit, and loses nothing', async () => {
  const { client, kit, draft } = await aKitInCart();
  const { modifiedAtUtc, items } = await draft();
  const save = (headerDescription: string, quantity: number) =>
    client.call(calls.saveKitDraft, {
      params: { id: kit.id },
      body: { modifiedAtUtc, headerDescription, quantities: items.map(({ id }) => ({ id, quantity })) },
    });
  const answers = await Promise.all([save('Left', 7), save('Right', 8)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const after = await draft();
  const isLeft = after.headerDescription === 'Left';
  expect(after.items.map(({ quantity }) => quantity)).toEqual(isLeft ? [7, 7] : [8, 8]);
});

test('puts lines either into the order or into the kit when both race', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { client, buyer, id, cartId, packed } = await aProjectWithLines([2]);
    const kit = await aKit(db, { buyer, project: { id } });
    await client.answer(calls.addKitsToCart, { body: { KitIds: [kit.id] } });
    const [moved, ordered] = await Promise.all([
      client.call(calls.addKitsFromCart, packed()),
      client.call(calls.createOrder, { body: { Details: { CartId: cartId } } }),
    ]);
    const lines = await db
      .selectFrom('order_lines as l')
      .innerJoin('orders as o', 'o.id', 'l.order_id')
      .select('l.kit_id')
      .where('o.cart_id', '=', cartId)
      .execute();
    const loose = lines.filter((row) => row.kit_id === null).length;
    if (ordered.statusCode === 200) expect([loose, moved.statusCode]).toEqual(loose === 1 ? [1, 409] : [0, 200]);
    else expect(moved.statusCode).toBe(200);
  }
});

test('refuses lines and kits for an ordered project', async () => {
  const { client, cartId, id, kit, draft } = await aKitInCart();
  const { modifiedAtUtc } = await draft();
  await order(client, cartId);
  const { sapMaterialNumber } = await aMaterial(db);
  const { CartItemId } = await client.answer(calls.addToCart, { body: { Code: sapMaterialNumber, Quantity: 1 } });
  const next = await client.answer(calls.getCart);
  const body = { cartId: next.CartId, lines: [CartItemId] };
  expect((await client.refusal(calls.addKitsFromCart, { params: { id }, body })).code).toBe('smart-kit-ordered');
  expect((await client.answer(calls.getCart)).ItemCount).toBe(1);
  const saved = { params: { id: kit.id }, body: { modifiedAtUtc, headerDescription: 'Other' } };
  expect((await client.refusal(calls.saveKitDraft, saved)).code).toBe('smart-kit-ordered');
});
