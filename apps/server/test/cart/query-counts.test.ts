import {
  addToCart,
  changeQuantity,
  getCart,
  getCartPrice,
  removeFromCart,
  removeItemsFromCart,
} from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aCart } from '../support/a-cart.ts';
import { aMaterial } from '../support/a-material.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

type Act = (client: Client, lineIds: readonly string[], newCode: string) => Promise<unknown>;

const ACTS: Record<string, Act> = {
  'adding a new material': (client, _, Code) => client.answer(addToCart, { body: { Code, Quantity: 1 } }),
  'changing a quantity': (client, [CartItemId = '']) =>
    client.answer(changeQuantity, { body: { CartItemId, Quantity: 2 } }),
  'removing a line': (client, [CartItemId = '']) => client.answer(removeFromCart, { body: { CartItemId } }),
  'removing every line': (client, ids) =>
    client.answer(removeItemsFromCart, { body: ids.map((CartItemId) => ({ CartItemId })) }),
  'reading the cart': (client) => client.answer(getCart),
  'pricing the cart': (client) => client.answer(getCartPrice, { body: {} }),
};

const queriesFor = async (act: Act, lines: number): Promise<number> => {
  const cart = await aCart(db, { lines });
  const client = await signedIn(cart.buyer);
  const { code } = await aMaterial(db);
  return countQueries(db, () =>
    act(
      client,
      cart.lines.map(({ id }) => id),
      code,
    ),
  );
};

test.each(Object.entries(ACTS))('%s takes as many queries in a cart of 300 lines as in one of 10', async (_, act) => {
  const few = await queriesFor(act, 10);
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThanOrEqual(12);
  expect(await queriesFor(act, 300)).toBe(few);
});
