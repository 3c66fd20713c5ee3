import { commerceSearch, getCart } from '@grossist/contracts';
import { afterAll, describe, expect, test } from 'vitest';
import { signedIn } from '../../bench/cart.ts';
import { clientOf } from '../running-shop/client.ts';
import { shopFolder } from '../running-shop/shop.ts';

const folder = await shopFolder(150);
afterAll(() => folder.remove());

const countOf = async (base: string): Promise<number> =>
  (await clientOf(base).call(commerceSearch, { body: { Query: '' } })).TotalCount;

describe('a shop', () => {
  test('makes its demo once, prints its address, and starts again on the same data', async () => {
    const first = await folder.start();
    const found = await countOf(first.base);
    expect(first.printed()).toContain(`Grossist is open at ${first.base}/`);
    expect(await first.stop()).toBe(0);
    const again = await folder.start();
    expect(again.printed()).not.toContain('demo wholesaler');
    expect(await countOf(again.base)).toBe(found);
    expect(found).toBeGreaterThan(100);
    expect(await again.stop()).toBe(0);
  });

  test('restarts after kill -9 with the database that is still running', async () => {
    const killed = await folder.start();
    const buyer = await signedIn(killed.base);
    const { CartId } = await buyer.call(getCart, {});
    await killed.kill();
    const next = await folder.start();
    const same = await (await signedIn(next.base)).call(getCart, {});
    expect(same.CartId).toBe(CartId);
    expect(await next.stop()).toBe(0);
  });

  test('shares one database between two processes that start together', async () => {
    const [one, other] = await Promise.all([folder.start(), folder.start()]);
    const mine = await (await signedIn(one.base)).call(getCart, {});
    const theirs = await (await signedIn(other.base)).call(getCart, {});
    expect(theirs.CartId).toBe(mine.CartId);
    expect(await one.stop()).toBe(0);
    expect(await countOf(other.base)).toBeGreaterThan(100);
    expect(await other.stop()).toBe(0);
  });

  test('does not start with a wrong setting, and names it', async () => {
    const { code, printed } = await folder.startToEnd({ PORT: '99999', GROSSIST_DEMO: 'perhaps' });
    expect(code).toBe(1);
    expect(printed).toContain('PORT');
    expect(printed).toContain('GROSSIST_DEMO');
  });

  test('reports why it can’t start when its port is taken', async () => {
    const running = await folder.start();
    const port = new URL(running.base).port;
    const { code, printed } = await folder.startToEnd({ PORT: port });
    expect(code).toBe(1);
    expect(printed).toContain(port);
    expect(await running.stop()).toBe(0);
  });
});
