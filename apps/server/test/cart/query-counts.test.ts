import * as calls from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aCart, type TestCart } from '../support/a-cart.ts';
import { aKit, aKitHeader, type TestKit } from '../support/a-kit.ts';
import { aMaterial, type Material, someMaterials } from '../support/a-material.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

interface Situation {
  client: Client;
  ids: readonly string[];
  firstId: string;
  fresh: Material;
  suggestion: Material;
  kit: TestKit;
  cart: TestCart;
}

type Act = (situation: Situation) => Promise<unknown>;

/** Each with the most queries that it takes, the session's own, begin and commit included. */
const ONE_LINE: Record<string, [number, Act]> = {
  'adding a new material': [
    3,
    ({ client, fresh }) => client.answer(calls.addToCart, { body: { Code: fresh.code, Quantity: 1 } }),
  ],
  'adding to a line that is there': [
    3,
    ({ client, cart }) =>
      client.answer(calls.addToCart, { body: { Code: cart.lines[0]?.material.code ?? '', Quantity: 1 } }),
  ],
  'changing a quantity': [
    9,
    ({ client, firstId }) => client.answer(calls.changeQuantity, { body: { CartItemId: firstId, Quantity: 2 } }),
  ],
  'patching a line': [
    9,
    ({ client, firstId }) =>
      client.answer(calls.patchCartItem, { query: { cartItemId: firstId }, body: { Quantity: 2, Note: 'Roof' } }),
  ],
  'writing a note': [
    5,
    ({ client, firstId }) => client.answer(calls.changeNote, { body: { CartItemId: firstId, Note: 'Roof' } }),
  ],
  'writing accounting strings': [
    5,
    ({ client, firstId }) =>
      client.answer(calls.changeAccountingStrings, {
        body: { CartItemId: firstId, AccountingString1: 'P', AccountingString2: 'T' },
      }),
  ],
  'delivering a line directly': [
    7,
    ({ client, firstId }) =>
      client.answer(calls.changeDirectDeliveryForProducts, {
        body: [{ CartItemId: firstId, IsDirectDeliveryProduct: true }],
      }),
  ],
  'taking a suggestion': [
    11,
    ({ client, firstId, suggestion }) =>
      client.answer(calls.convertToConcept, {
        body: { ItemInCart: { CartItemId: firstId }, ConceptSuggestion: { Code: suggestion.sapMaterialNumber } },
      }),
  ],
  'removing a line': [
    6,
    ({ client, firstId }) => client.answer(calls.removeFromCart, { body: { CartItemId: firstId } }),
  ],
};

const MANY_LINES: Record<string, [number, Act]> = {
  'removing every line': [
    6,
    ({ client, ids }) => client.answer(calls.removeItemsFromCart, { body: ids.map((CartItemId) => ({ CartItemId })) }),
  ],
  'emptying the cart': [6, ({ client }) => client.answer(calls.emptyCart)],
  'bringing every line back': [
    12,
    async ({ client, ids }) => {
      await client.answer(calls.emptyCart);
      await client.answer(calls.restoreRemovedLines, { body: { CartItemIds: [...ids] } });
    },
  ],
  'changing every line': [
    9,
    ({ client, ids }) =>
      client.answer(calls.updateManyItems, {
        body: { UpdateCartItemRequest: ids.map((CartItemId) => ({ CartItemId, Quantity: 3, Note: 'Roof' })) },
      }),
  ],
  'accounting every line': [
    5,
    ({ client, ids }) =>
      client.answer(calls.changeAccountingStringsForProducts, {
        body: ids.map((CartItemId) => ({ CartItemId, AccountingString1: 'P', AccountingString2: 'T' })),
      }),
  ],
  'pasting what is in every line': [
    8,
    ({ client, cart }) =>
      client.answer(calls.addMultipleOrderLinesToCart, {
        body: { query: cart.lines.map(({ material }) => `${material.code};2`) },
      }),
  ],
  'adding a kit': [9, ({ client, kit }) => client.answer(calls.addKitsToCart, { body: { KitIds: [kit.id] } })],
  'reading the cart': [4, ({ client }) => client.answer(calls.getCart)],
};

const pricing: Act = ({ client }) => client.answer(calls.getCartPrice, { body: {} });

const situationOf = async (lines: number): Promise<Situation> => {
  const suggestion = await aMaterial(db);
  const first = await aMaterial(db, { suggestion: suggestion.sapMaterialNumber, isDirectDelivery: true });
  const others = await someMaterials(db, lines - 1);
  const cart = await aCart(db, { lines: [first, ...others].map((material) => ({ material })) });
  const ids = cart.lines.map(({ id }) => id);
  await aKitHeader(db);
  return {
    client: await signedIn(cart.buyer),
    ids,
    firstId: ids[0] ?? '',
    fresh: await aMaterial(db),
    suggestion,
    kit: await aKit(db, { buyer: cart.buyer }),
    cart,
  };
};

const queriesFor = async (act: Act, lines: number): Promise<number> => {
  const situation = await situationOf(lines);
  return countQueries(db, () => act(situation));
};

test.each(Object.entries(ONE_LINE))(
  '%s takes as many queries in a cart of 1,900 lines as in one of 10',
  async (_, [most, act]) => {
    const few = await queriesFor(act, 10);
    expect(few).toBeGreaterThan(0);
    expect(few).toBeLessThanOrEqual(most);
    expect(await queriesFor(act, 1900)).toBe(few);
  },
);

test.each(Object.entries(MANY_LINES))(
  '%s takes as many queries in a cart of 1,900 lines as in one of 10',
  async (_, [most, act]) => {
    const few = await queriesFor(act, 10);
    expect(few).toBeGreaterThan(0);
    expect(few).toBeLessThanOrEqual(most);
    expect(await queriesFor(act, 1900)).toBe(few);
  },
);

test('pricing the cart takes one query more in a large cart, whose materials are read in two halves at once', async () => {
  const few = await queriesFor(pricing, 10);
  expect(few).toBeLessThanOrEqual(12);
  expect(await queriesFor(pricing, 500)).toBe(few + 1);
  expect(await queriesFor(pricing, 1900)).toBe(few + 1);
});
