import {
  addToCart,
  changeNote,
  changeQuantity,
  createOrder,
  getBasicPriceAndStock,
  getCart,
  getCartPrice,
  getDeliveryDates,
  getFastBoxStock,
  getPrice,
  getPriceAndRemnants,
  getRemnants,
  getSoftBundlePrices,
  getSoftBundlesWith,
  getStockForServiceCenters,
  removeFromCart,
} from '@grossist/contracts';
import { beforeEach, describe, expect, test } from 'vitest';
import { openPriceCache } from '../../src/areas/pricing/index.ts';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import {
  type Clock,
  type OutageMode,
  openResilientErp,
  withSimulatedOutage,
} from '../../src/gateways/erp/resilience/index.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { aClock } from '../support/a-clock.ts';
import { aMaterial } from '../support/a-material.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { stockOf } from '../support/stock-of.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();

const mode: { now: OutageMode } = { now: 'fine' };
const world = { time: 0 };

/**
 * While the ERP is fine there is all the time in the world, else none: no test waits, nor depends on how fast it runs.
 */
const impatient: Clock = {
  now: Date.now,
  random: () => 0,
  after: (_, callback) => {
    if (mode.now === 'fine') return () => undefined;
    const soon = setImmediate(callback);
    return () => clearImmediate(soon);
  },
};
/** Slow is slower than anybody waits. */
const erp = openResilientErp(
  withSimulatedOutage(openEmbeddedErp(db), () => mode.now, aClock()),
  { clock: impatient, settings: { timeoutMs: 30_000, attempts: 2, failures: 10_000 } },
);
const start = Date.now();
const prices = openPriceCache(erp, { freshMs: 1000, staleMs: 60_000 }, () => start + world.time);
const { signedIn } = testApp(db, { erp, prices });

beforeEach(() => {
  mode.now = 'fine';
  world.time += 3_600_000;
});

const AWAY = { status: 503, code: 'erp-does-not-answer' };

describe.each(['slow', 'down'] as const)('while the ERP is %s', (how) => {
  test('returns a problem document for every request', async () => {
    const { sapMaterialNumber: MaterialNo } = await aMaterial(db);
    const { buyer } = await aCart(db, { lines: 1 });
    const client = await signedIn(buyer);
    mode.now = how;
    const DATES = { StartMonth: 3, StartYear: 2027, EndMonth: 3, EndYear: 2027 };
    const problems = await Promise.all([
      client.refusal(getPrice, { body: [{ MaterialNo }] }),
      client.refusal(getBasicPriceAndStock, { body: [{ MaterialNo }] }),
      client.refusal(getCartPrice, { body: {} }),
      client.refusal(getFastBoxStock, { body: [MaterialNo] }),
      client.refusal(getRemnants, { body: { Items: [{ MaterialNo }] } }),
      client.refusal(getStockForServiceCenters, { body: [MaterialNo] }),
      client.refusal(getPriceAndRemnants, { body: [{ MaterialNo }] }),
      client.refusal(getSoftBundlePrices, { body: ['1'] }),
      client.refusal(getSoftBundlesWith, { query: { materialNo: MaterialNo } }),
      client.refusal(getDeliveryDates, { body: DATES }),
    ]);
    for (const problem of problems) expect(problem).toMatchObject(AWAY);
  });

  test('the cart can be read and changed', async () => {
    const { buyer } = await aCart(db, { lines: 1 });
    const client = await signedIn(buyer);
    const { code } = await aMaterial(db);
    mode.now = how;
    const { CartItemId } = await client.answer(addToCart, { body: { Code: code, Quantity: 3 } });
    await client.answer(changeQuantity, { body: { CartItemId, Quantity: 10 } });
    await client.answer(changeNote, { body: { CartItemId, Note: 'Roof' } });
    expect((await client.answer(getCart)).ItemCount).toBe(2);
    await client.answer(removeFromCart, { body: { CartItemId } });
  });

  test('returns cached prices as stale with their time, and fresh ones when it is back', async () => {
    const material = await aMaterial(db, { price: '100' });
    const { buyer } = await aCart(db, { lines: [{ material }] });
    const client = await signedIn(buyer);
    const body = [{ MaterialNo: material.sapMaterialNumber }];
    const ask = async () => ({
      cart: await client.answer(getCartPrice, { body: {} }),
      entry: (await client.answer(getPrice, { body }))[0],
    });
    const before = await ask();
    expect([before.cart.IsStale, before.entry?.IsStale]).toEqual([false, false]);
    mode.now = how;
    world.time += 5000;
    const away = await ask();
    expect(away.cart).toEqual({
      ...before.cart,
      IsStale: true,
      Docs: before.cart.Docs.map((entry) => ({ ...entry, IsStale: true })),
    });
    expect(away.entry).toEqual({ ...before.entry, IsStale: true });
    mode.now = 'fine';
    const after = await ask();
    expect([after.cart.IsStale, after.entry?.IsStale]).toEqual([false, false]);
    expect(Date.parse(after.cart.PricedAt) - Date.parse(before.cart.PricedAt)).toBe(5000);
  });

  test('returns no prices for a changed cart instead of stale ones', async () => {
    const material = await aMaterial(db, { price: '100' });
    const { buyer, lines } = await aCart(db, { lines: [{ material }] });
    const client = await signedIn(buyer);
    await client.answer(getCartPrice, { body: {} });
    mode.now = how;
    await client.answer(changeQuantity, { body: { CartItemId: lines[0]?.id ?? '', Quantity: 2 } });
    expect(await client.refusal(getCartPrice, { body: {} })).toMatchObject(AWAY);
  });

  test('refuses an order with the reason, without changes', async () => {
    const material = await aMaterial(db, { stock: '10' });
    const { id, buyer } = await aCart(db, { lines: [{ material, quantity: '4' }] });
    const client = await signedIn(buyer);
    await client.answer(getCartPrice, { body: {} });
    const before = await client.answer(getCart);
    mode.now = how;
    const body = { Details: { CartId: id } };
    const problem = await client.refusal(createOrder, { body });
    expect(problem).toMatchObject({ ...AWAY, title: expect.stringContaining('not available') });
    expect(await client.answer(getCart)).toEqual(before);
    expect((await stockOf(db, material)).atp).toBe(10);
    mode.now = 'fine';
    expect((await client.answer(createOrder, { body })).SalesOrderId).not.toBeNull();
    expect((await stockOf(db, material)).atp).toBe(6);
  });
});

test('reports the present state of an intermittent ERP in every response', async () => {
  const { sapMaterialNumber: MaterialNo } = await aMaterial(db);
  const client = await signedIn(await aBuyer(db));
  const ask = async (who: Client) => (await who.call(getPrice, { body: [{ MaterialNo }] })).statusCode;
  const answers: number[] = [];
  for (const now of ['down', 'fine', 'down', 'fine', 'slow', 'fine'] as const) {
    mode.now = now;
    world.time += 120_000;
    answers.push(await ask(client));
  }
  expect(answers).toEqual([503, 200, 503, 200, 503, 200]);
});
