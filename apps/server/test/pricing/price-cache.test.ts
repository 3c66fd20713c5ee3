import { moneyOf, quantityOf } from '@grossist/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openPriceCache, type PriceCacheSettings } from '../../src/areas/pricing/index.ts';
import { type CartAsk, type ErpCustomer, ErpDoesNotAnswer, type PriceAsk } from '../../src/gateways/erp/port.ts';
import { aPricedCart, aPricedMaterial } from '../support/a-priced-material.ts';

const customer: ErpCustomer = { soldTo: '1', market: 'DK', currency: 'DKK', customerGroup: 'A', plant: 'DK01' };
const other: ErpCustomer = { ...customer, soldTo: '2' };

const ask = (sapMaterialNumber: string, quantity = 1, key = sapMaterialNumber): PriceAsk => ({
  key,
  sapMaterialNumber,
  quantity: quantityOf(quantity),
  isOnClearanceSale: false,
  isCableCut: false,
});

const cartOf = (...lines: readonly PriceAsk[]): CartAsk => ({ deliveryType: 'normal', isPickup: false, lines });

/** A keeper over an ERP whose prices grow with every question, so that one sees when an answer was made. */
const keeper = (settings: Partial<PriceCacheSettings> = {}) => {
  const world = { time: 1_000_000, isDown: false, asked: [] as string[][], read: 0 };
  const answer = (asks: readonly PriceAsk[]) => {
    world.asked.push(asks.map(({ sapMaterialNumber }) => sapMaterialNumber));
    if (world.isDown) throw new ErpDoesNotAnswer('down');
    return asks
      .filter(({ sapMaterialNumber }) => sapMaterialNumber !== 'unknown')
      .map((one) => aPricedMaterial(one, moneyOf(world.asked.length)));
  };
  const cache = openPriceCache(
    {
      prices: async (_, asks) => answer(asks),
      cartPrice: async (_, { lines }) => aPricedCart(answer(lines)),
    },
    { freshMs: 1000, staleMs: 60_000, most: 100, ...settings },
    () => world.time,
  );
  const prices = async (asks: readonly PriceAsk[], { bypassesCache = false, whose = customer } = {}) =>
    (await cache.prices(whose, asks, { bypassesCache })).map(({ key, priced, pricedAt, isStale }) => ({
      key,
      amount: Number(priced.price?.listAmount ?? 0) / 10_000,
      age: world.time - pricedAt,
      isStale,
    }));
  let versions = 0;
  const cart = async (wanted: CartAsk, { bypassesCache = false, cartId = 'cart', version = (versions += 1) } = {}) => {
    const read = async () => {
      world.read += 1;
      return wanted;
    };
    const {
      cart: priced,
      pricedAt,
      isStale,
    } = await cache.cart(customer, { id: cartId, version }, read, { bypassesCache });
    return { amount: Number(priced.totals.subtotal) / 10_000, age: world.time - pricedAt, isStale };
  };
  return { world, cache, prices, cart };
};

test('caches prices per delivery address', async () => {
  const { world, cache } = keeper();
  const to = (postalCode: string) => cache.prices(customer, [ask('A')], { to: { countryCode: 'DK', postalCode } });
  await to('3700');
  await to('8000');
  await to('3700');
  await cache.prices(customer, [ask('A')], {});
  expect(world.asked).toHaveLength(3);
});

test('returns a fresh price without a call, with the time it was loaded', async () => {
  const { world, prices } = keeper();
  await prices([ask('A'), ask('B')]);
  world.time += 999;
  expect(await prices([ask('B', 1, 'line'), ask('A')])).toEqual([
    { key: 'line', amount: 1, age: 999, isStale: false },
    { key: 'A', amount: 1, age: 999, isStale: false },
  ]);
  expect(world.asked).toEqual([['A', 'B']]);
  world.time += 1;
  expect(await prices([ask('A')])).toEqual([{ key: 'A', amount: 2, age: 0, isStale: false }]);
});

test('loads only the missing prices, each once', async () => {
  const { world, prices } = keeper();
  await prices([ask('A')]);
  const found = await prices([ask('A', 1, '0'), ask('B', 1, '1'), ask('B', 1, '2'), ask('A', 2, '3')]);
  expect(found.map(({ key, amount }) => [key, amount])).toEqual([
    ['0', 1],
    ['1', 2],
    ['2', 2],
    ['3', 2],
  ]);
  expect(world.asked).toEqual([['A'], ['B', 'A']]);
});

test("never returns one customer's price to another", async () => {
  const { prices } = keeper();
  await prices([ask('A')]);
  expect(await prices([ask('A')], { whose: other })).toMatchObject([{ amount: 2 }]);
  for (const whose of [
    { ...customer, customerGroup: 'B' },
    { ...customer, plant: 'DK02' },
    { ...customer, currency: 'EUR' as const },
  ]) {
    expect(await prices([ask('A')], { whose })).not.toMatchObject([{ amount: 1 }]);
  }
});

test('caches that a material is unknown', async () => {
  const { world, prices } = keeper();
  expect(await prices([ask('unknown')])).toEqual([]);
  expect(await prices([ask('unknown')])).toEqual([]);
  expect(world.asked).toHaveLength(1);
});

test('bypasses the cache on request', async () => {
  const { prices, cart } = keeper();
  await prices([ask('A')]);
  expect(await prices([ask('A')], { bypassesCache: true })).toMatchObject([{ amount: 2, age: 0 }]);
  await cart(cartOf(ask('A')));
  expect(await cart(cartOf(ask('A')), { bypassesCache: true })).toMatchObject({ amount: 4 });
});

test('returns stale prices with their time while the ERP is down', async () => {
  const { world, prices, cart } = keeper();
  await prices([ask('A')]);
  await cart(cartOf(ask('A')));
  world.isDown = true;
  world.time += 5000;
  expect(await prices([ask('A')])).toEqual([{ key: 'A', amount: 1, age: 5000, isStale: true }]);
  expect(await cart(cartOf(ask('A')))).toEqual({ amount: 2, age: 5000, isStale: true });
  world.isDown = false;
  expect(await prices([ask('A')])).toMatchObject([{ age: 0, isStale: false }]);
  expect(await cart(cartOf(ask('A')))).toMatchObject({ age: 0, isStale: false });
});

test('returns fresh prices as fresh while the ERP is down, unless the cache is bypassed', async () => {
  const { world, prices } = keeper();
  await prices([ask('A')]);
  world.isDown = true;
  world.time += 10;
  expect(await prices([ask('A')])).toMatchObject([{ isStale: false, age: 10 }]);
  expect(await prices([ask('A')], { bypassesCache: true })).toMatchObject([{ isStale: true, age: 10 }]);
});

test('fails the call if one price can be neither loaded nor returned as stale', async () => {
  const { world, prices } = keeper();
  await prices([ask('A')]);
  world.isDown = true;
  world.time += 5000;
  await expect(prices([ask('A'), ask('B')])).rejects.toThrow(ErpDoesNotAnswer);
});

test('does not load the lines of a cart while its version is fresh, and does for any other version', async () => {
  const { world, cart } = keeper();
  const wanted = cartOf(ask('A'));
  await cart(wanted, { version: 7 });
  await cart(wanted, { version: 7 });
  expect([world.read, world.asked.length]).toEqual([1, 1]);
  // The same is asked of the next version: the prices stay, and are that version's from now on.
  await cart(wanted, { version: 8 });
  await cart(wanted, { version: 8 });
  expect([world.read, world.asked.length]).toEqual([2, 1]);
  await cart(wanted, { version: 8, bypassesCache: true });
  world.time += 1000;
  await cart(wanted, { version: 8 });
  expect([world.read, world.asked.length]).toEqual([4, 3]);
});

test('returns stale prices for a limited time', async () => {
  const { world, prices, cart } = keeper();
  await prices([ask('A')]);
  await cart(cartOf(ask('A')));
  world.isDown = true;
  world.time += 60_000;
  await expect(prices([ask('A')])).rejects.toThrow(ErpDoesNotAnswer);
  await expect(cart(cartOf(ask('A')))).rejects.toThrow(ErpDoesNotAnswer);
});

test('does not return a stale price of an earlier version of a cart', async () => {
  const { world, cart } = keeper();
  await cart(cartOf(ask('A')));
  world.isDown = true;
  await expect(cart(cartOf(ask('A', 2)))).rejects.toThrow(ErpDoesNotAnswer);
  await expect(cart({ ...cartOf(ask('A')), isPickup: true })).rejects.toThrow(ErpDoesNotAnswer);
  await expect(cart(cartOf(ask('A')), { cartId: 'other' })).rejects.toThrow(ErpDoesNotAnswer);
  expect(await cart(cartOf(ask('A')))).toMatchObject({ isStale: false });
});

test('a change of a material invalidates its price and carts with it, and nothing else', async () => {
  const { world, cache, prices, cart } = keeper();
  await prices([ask('A'), ask('B')]);
  await cart(cartOf(ask('A')), { cartId: 'with' });
  await cart(cartOf(ask('B')), { cartId: 'without' });
  world.time += 10;
  await cache.materialsChanged.notified('C\nA');
  world.time += 10;
  expect(await prices([ask('A'), ask('B')])).toMatchObject([
    { key: 'A', age: 0 },
    { key: 'B', age: 20 },
  ]);
  expect(await cart(cartOf(ask('A')), { cartId: 'with' })).toMatchObject({ age: 0 });
  expect(await cart(cartOf(ask('B')), { cartId: 'without' })).toMatchObject({ age: 20 });
});

test.each(['many at once', 'the listener was away', 'the catalogue changed'])('%s: nothing is fresh', async (what) => {
  const { world, cache, prices } = keeper();
  await prices([ask('A')]);
  world.time += 10;
  if (what === 'many at once') await cache.materialsChanged.notified('*');
  if (what === 'the listener was away') await cache.materialsChanged.resync();
  if (what === 'the catalogue changed') await cache.anythingChanged.notified('');
  expect(await prices([ask('A')])).toMatchObject([{ amount: 2 }]);
});

test('a change during a load invalidates what was loaded', async () => {
  const { cache, prices } = keeper();
  await prices([ask('A')]);
  await cache.materialsChanged.notified('A');
  expect(await prices([ask('A')])).toMatchObject([{ amount: 2 }]);
});

test('returns changed prices as stale while the ERP is down', async () => {
  const { world, cache, prices } = keeper();
  await prices([ask('A')]);
  await cache.materialsChanged.notified('A');
  world.isDown = true;
  expect(await prices([ask('A')])).toMatchObject([{ amount: 1, isStale: true }]);
});

test('with a lifetime of 0 calls the ERP every time and returns nothing stale', async () => {
  const { world, prices } = keeper({ freshMs: 0, staleMs: 0 });
  await prices([ask('A')]);
  expect(await prices([ask('A')])).toMatchObject([{ amount: 2 }]);
  world.isDown = true;
  await expect(prices([ask('A')])).rejects.toThrow(ErpDoesNotAnswer);
});

test('evicts the least recently used entries', async () => {
  const { world, prices } = keeper({ most: 2 });
  await prices([ask('A')]);
  await prices([ask('B')]);
  await prices([ask('A')]);
  await prices([ask('C')]);
  world.asked.length = 0;
  await prices([ask('A'), ask('C'), ask('B')]);
  expect(world.asked).toEqual([['B']]);
});

test('does not return stale prices after other errors', async () => {
  const cache = openPriceCache({
    prices: () => Promise.reject(new TypeError('ours')),
    cartPrice: () => Promise.reject(new TypeError('ours')),
  });
  await expect(cache.prices(customer, [ask('A')], {})).rejects.toThrow(TypeError);
});

test('never returns an old or changed price as fresh (property)', async () => {
  const material = fc.constantFrom('A', 'B', 'C');
  const step = fc.oneof(
    fc.record({ kind: fc.constant('ask' as const), asked: fc.array(material, { minLength: 1, maxLength: 4 }) }),
    fc.record({ kind: fc.constant('change' as const), material }),
    fc.record({ kind: fc.constant('wait' as const), time: fc.integer({ min: 1, max: 700 }) }),
    fc.record({ kind: fc.constant('condition' as const), isDown: fc.boolean() }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { world, cache, prices } = keeper({ most: 4 });
      const changedAt = new Map<string, number>();
      for (const next of steps) {
        if (next.kind === 'wait') world.time += next.time;
        if (next.kind === 'condition') world.isDown = next.isDown;
        if (next.kind === 'change') {
          changedAt.set(next.material, world.time);
          await cache.materialsChanged.notified(next.material);
        }
        if (next.kind !== 'ask') continue;
        const found = await prices(next.asked.map((one) => ask(one))).catch(() => []);
        for (const { key, age, isStale } of found) {
          if (isStale) continue;
          expect(age).toBeLessThan(1000);
          if (age > 0) expect(world.time - age).toBeGreaterThan(changedAt.get(key) ?? 0);
        }
      }
    }),
    { seed: 12, numRuns: 200 },
  );
});

test('returns the same object for a cached price, so that it is serialized once', async () => {
  const { cache } = keeper();
  const [first] = await cache.prices(customer, [ask('A')], {});
  const [again] = await cache.prices(customer, [ask('A', 1, 'line')], {});
  expect(again?.priced).toBe(first?.priced);
  expect([first?.key, again?.key]).toEqual(['A', 'line']);
});
