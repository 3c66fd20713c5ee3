import { createCreditCardOrder } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aCart } from '../support/a-cart.ts';
import { aStoredAddress, sendTo } from '../support/a-draft.ts';
import { order } from '../support/an-order.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';
import { sandboxCards } from '../support/sandbox-cards.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db, { card: sandboxCards(db) });

test('an order takes as many queries for three hundred lines as for two', async () => {
  const counts = [];
  for (const lines of [2, 300]) {
    const cart = await aCart(db, { lines });
    await sendTo(db, cart.id, aStoredAddress('8000'));
    const client = await signedIn(cart.buyer);
    counts.push(await countQueries(db, () => order(client, cart.id)));
  }
  expect(counts[1]).toBe(counts[0]);
  expect(counts[0]).toBeLessThanOrEqual(12);
});

test('so does beginning to pay', async () => {
  const counts = [];
  for (const lines of [2, 300]) {
    const cart = await aCart(db, { lines });
    const client = await signedIn(cart.buyer);
    const body = { Details: { CartId: cart.id } };
    counts.push(await countQueries(db, () => client.answer(createCreditCardOrder, { body })));
  }
  expect(counts[1]).toBe(counts[0]);
});
