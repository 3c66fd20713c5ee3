import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { aMaterial, type Material } from '../support/a-material.ts';
import { order } from '../support/an-order.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';
import { expectStockAddsUp, expectWholeOrders } from '../support/whole-orders.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

const wantedLine = fc.record({
  material: fc.integer({ min: 0, max: 2 }),
  quantity: fc.integer({ min: 1, max: 40_000 }).map((thousandths) => (thousandths / 1000).toFixed(3)),
});

const stocks = fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 60 })));

test('never has negative stock and promises every piece once for parallel orders', async () => {
  const orders = fc.array(fc.array(wantedLine, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(stocks, orders, fc.boolean(), async (heights, wanted, isPhasedOut) => {
      const materials: Material[] = [];
      for (const [index, stock] of heights.entries()) {
        materials.push(await aMaterial(db, { stock: String(stock), status: isPhasedOut && index === 0 ? '33' : '10' }));
      }
      const ready = [];
      for (const lines of wanted) {
        const cartLines = lines.flatMap(({ material, quantity }) => {
          const found = materials[material];
          return found === undefined ? [] : [{ material: found, quantity }];
        });
        const cart = await aCart(db, { buyer: await aBuyer(db), lines: cartLines });
        ready.push({ cart, client: await signedIn(cart.buyer) });
      }
      const answers = await Promise.all(ready.map(({ cart, client }) => order(client, cart.id)));
      if (!isPhasedOut) expect(answers.every(({ SalesOrderId }) => SalesOrderId !== null)).toBe(true);
      const before = materials.map(({ sapMaterialNumber }, index): [string, number] => [
        sapMaterialNumber,
        heights[index] ?? 0,
      ]);
      await expectStockAddsUp(db, new Map(before));
    }),
    { seed: 10, numRuns: 30 },
  );
  await expectWholeOrders(db);
});
