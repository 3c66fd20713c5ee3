import * as calls from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer, aViewer } from '../../support/a-buyer.ts';
import { aScene, type Scene } from '../../support/a-scene.ts';
import { anEmployee } from '../../support/an-employee.ts';
import type { Client } from '../../support/client.ts';
import { testDatabase } from '../../support/database.ts';
import { untilChanged } from '../../support/query-count.ts';
import { testApp } from '../../support/test-app.ts';

const { db } = await testDatabase();
const { asAnonymous, signedIn } = testApp(db);

const theScene = untilChanged(db, () => aScene(db));

type Attempt = (client: Client, scene: Scene) => ReturnType<Client['call']>;

const accounting = { AccountingString1: 'P', AccountingString2: 'T' };

/** Calls that name something of a cart or a company's. */
const OF_SOMEBODY: Record<string, Attempt> = {
  'cart-11': (client, { line }) => client.call(calls.removeFromCart, { body: { CartItemId: line.id } }),
  'cart-12': (client, { line }) => client.call(calls.removeItemsFromCart, { body: [{ CartItemId: line.id }] }),
  'cart-13': (client, { line }) => client.call(calls.changeQuantity, { body: { CartItemId: line.id, Quantity: 9 } }),
  'cart-19': (client, { line }) => client.call(calls.changeNote, { body: { CartItemId: line.id, Note: 'Mine' } }),
  'cart-20': (client, { line }) =>
    client.call(calls.changeAccountingStrings, { body: { CartItemId: line.id, ...accounting } }),
  'cart-21': (client, { line }) =>
    client.call(calls.changeAccountingStringsForProducts, { body: [{ CartItemId: line.id, ...accounting }] }),
  'cart-22': (client, { line }) =>
    client.call(calls.changeDirectDeliveryForProducts, {
      body: [{ CartItemId: line.id, IsDirectDeliveryProduct: true }],
    }),
  'cart-24': (client, { line, suggestion }) =>
    client.call(calls.convertToConcept, {
      body: { ItemInCart: { CartItemId: line.id }, ConceptSuggestion: { Code: suggestion.sapMaterialNumber } },
    }),
  'cart-25': (client, { line }) =>
    client.call(calls.updateManyItems, { body: { UpdateCartItemRequest: [{ CartItemId: line.id, Quantity: 9 }] } }),
  'cart-26': (client, { kit }) => client.call(calls.addKitsToCart, { body: { KitIds: [kit.id] } }),
  'cart-38': (client, { line }) =>
    client.call(calls.patchCartItem, { query: { cartItemId: line.id }, body: { Note: 'Mine' } }),
};

const OF_ONESELF: Record<string, Attempt> = {
  'cart-10': (client, { material }) => client.call(calls.addToCart, { body: { Code: material.code, Quantity: 1 } }),
  'cart-23': (client, { material }) =>
    client.call(calls.addMultipleOrderLinesToCart, { body: { query: [material.code] } }),
  'cart-35': (client) => client.call(calls.emptyCart),
  'own-cart-09': async (client, { material }) =>
    client.call(calls.addQueuedItems, {
      body: {
        ContactId: (await client.answer(calls.getContext)).GrossistContactId,
        Entries: [{ Key: crypto.randomUUID(), Identifier: material.code, Quantity: 1 }],
      },
    }),
  'own-cart-05': (client) =>
    client.call(calls.readOrderLinesFile, { body: { FileName: 'a.csv', Content: btoa('1000000123;1') } }),
};

const ALL = { ...OF_SOMEBODY, ...OF_ONESELF };

const stateOf = async (scene: Scene) => ({
  cart: await db.selectFrom('carts').selectAll().where('id', '=', scene.cart.id).executeTakeFirstOrThrow(),
  lines: await db.selectFrom('cart_lines').selectAll().where('cart_id', '=', scene.cart.id).orderBy('id').execute(),
});

test.each(Object.entries(OF_SOMEBODY))(
  '%s does not find what is another company’s, and changes nothing',
  async (call, attempt) => {
    const scene = await theScene();
    const before = await stateOf(scene);
    const stranger = await aBuyer(db);
    expect((await attempt(await signedIn(stranger), scene)).statusCode).toBe(404);
    // A colleague has carts of their own, but the company's kits are theirs as well.
    const colleague = await aBuyer(db, { company: scene.buyer.company });
    expect((await attempt(await signedIn(colleague), scene)).statusCode).toBe(call === 'cart-26' ? 200 : 404);
    expect(await stateOf(scene)).toEqual(before);
  },
);

test.each(Object.entries(ALL))('returns 401 to signed-out visitors: %s', async (_, attempt) => {
  const scene = await theScene();
  const before = await stateOf(scene);
  const client = asAnonymous();
  await client.answer(calls.getContext);
  expect((await attempt(client, scene)).statusCode).toBe(401);
  expect(await stateOf(scene)).toEqual(before);
});

test.each(Object.entries(ALL))('%s is not for the house’s own people', async (_, attempt) => {
  const scene = await theScene();
  for (const role of ['editor', 'assortment-admin', 'support'] as const) {
    expect((await attempt(await signedIn(await anEmployee(db, role)), scene)).statusCode).toBe(403);
  }
});

test.each(Object.entries(ALL))(
  '%s may be made by everybody who has a cart, also who may not order',
  async (_, attempt) => {
    for (const role of ['viewer', 'user-admin', 'punchout'] as const) {
      const scene = await theScene();
      const { company } = scene.buyer;
      const person = role === 'viewer' ? await aViewer(db, { company }) : await aBuyer(db, { company, role });
      // The scene's cart becomes theirs.
      await db.updateTable('carts').set({ contact_id: person.contactId }).where('id', '=', scene.cart.id).execute();
      const response = await attempt(await signedIn(person), scene);
      expect(response.statusCode, response.body).toBe(200);
    }
  },
);

test.each(Object.entries(OF_SOMEBODY).filter(([call]) => call !== 'cart-26'))(
  '%s changes no line of a cart that was ordered',
  async (_, attempt) => {
    const scene = await theScene();
    const client = await signedIn(scene.buyer);
    await client.answer(calls.createOrder, { body: { Details: { CartId: scene.cart.id } } });
    const before = await stateOf(scene);
    expect((await attempt(client, scene)).statusCode).toBe(409);
    expect(await stateOf(scene)).toEqual(before);
  },
);
