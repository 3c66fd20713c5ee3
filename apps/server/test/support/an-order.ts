import { createOrder, getOrder } from '@grossist/contracts';
import type { z } from 'zod';
import type { Database } from '../../src/db/index.ts';
import { aCart, type TestCart } from './a-cart.ts';
import type { Client } from './client.ts';
import type { TestApp } from './test-app.ts';

export type OrderAnswer = z.output<(typeof createOrder)['response']>;

/** Orders a cart of a client's own. */
export const order = (client: Client, cartId: string): Promise<OrderAnswer> =>
  client.answer(createOrder, { body: { Details: { CartId: cartId } } });

/** An order as its buyer sees it: of the given cart, else of a new one. */
export const anOrder = async (
  db: Database,
  { signedIn }: TestApp,
  cart?: TestCart,
): Promise<{ client: Client; cart: TestCart; details: z.output<(typeof getOrder)['response']> }> => {
  const ordered = cart ?? (await aCart(db, { lines: 2 }));
  const client = await signedIn(ordered.buyer);
  const { OrderId } = await order(client, ordered.id);
  const details = await client.answer(getOrder, { params: { orderId: OrderId ?? '' } });
  return { client, cart: ordered, details };
};
