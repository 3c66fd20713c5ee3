import { addToCart, createOrder, emptyCart, getCart, orderSents } from '@grossist/contracts';
import { DEMO_MATERIALS } from '@grossist/demo';
import { afterAll, expect, test } from 'vitest';
import { signedIn } from '../../bench/cart.ts';
import { holdRequest } from '../running-shop/held-request.ts';
import { demoShop } from './demo-shop.ts';

const folder = await demoShop();
afterAll(() => folder.remove());

test('completes a running request on SIGTERM, and stores its result', async () => {
  const shop = await folder.start();
  const buyer = await signedIn(shop.base);
  await buyer.call(emptyCart, {});
  await buyer.call(addToCart, { body: { Code: DEMO_MATERIALS.installationCable, Quantity: 100 } });
  const { CartId } = await buyer.call(getCart, {});
  const order = JSON.stringify({ Details: { CartId } });
  const held = await holdRequest(`${shop.base}${createOrder.path}`, buyer.headers(), order);
  const stopped = shop.stop();
  const { status, body } = await held.finish();
  expect(status).toBe(200);
  expect(await stopped).toBe(0);

  const again = await folder.start();
  const { SentOrders } = await (await signedIn(again.base)).call(orderSents, { body: {} });
  const { SalesOrderId } = createOrder.response.parse(JSON.parse(body));
  expect(SentOrders.filter((sent) => sent.SalesOrderId === SalesOrderId)).toHaveLength(1);
  expect(await again.stop()).toBe(0);
});
