import { NO_QUANTITY, quantityOf, quantityToNumber } from '@grossist/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { transaction } from '../../src/db/index.ts';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import type { OrderAsk } from '../../src/gateways/erp/port.ts';
import { aBranch } from '../support/a-branch.ts';
import { aMaterial, type Material } from '../support/a-material.ts';
import { aRemnant } from '../support/a-remnant.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';
import { stockOf } from '../support/stock-of.ts';
import { anOrderAsk, orderLine } from './an-order-ask.ts';
import { aCustomer } from './contract/under-test.ts';

const { db } = await testDatabase();
const erp = openEmbeddedErp(db);

const take = (order: OrderAsk) => transaction(db, (tx) => erp.takeOrder(tx, order));
const takenOf = (answers: readonly Awaited<ReturnType<typeof take>>[]) =>
  answers.flatMap((answer) => (answer.outcome === 'taken' ? [answer] : []));

const atCenter = async (material: Material, center: string): Promise<number> => {
  const [found] = await erp.centerStock(aCustomer(), [material.sapMaterialNumber], [center]);
  return quantityToNumber(found?.quantity ?? NO_QUANTITY);
};

const remnantsLeft = async (cable: Material): Promise<number> => {
  const materials = [cable.sapMaterialNumber];
  return (await erp.remnants(aCustomer(), { materials, plant: '' })).length;
};

test('fifty orders racing for three pieces of cable take each piece once; the others are refused', async () => {
  const cable = await aMaterial(db, { stock: '1000' });
  for (let piece = 0; piece < 3; piece += 1) await aRemnant(db, cable, { length: '25' });
  const orders = Array.from({ length: 50 }, () =>
    anOrderAsk([orderLine(cable, 20, { remnantLength: quantityOf(25) }), orderLine(cable, 1)]),
  );
  const answers = await Promise.all(orders.map(take));
  expect(takenOf(answers).length).toBe(3);
  expect(await remnantsLeft(cable)).toBe(0);
  const taken = await db.selectFrom('erp.remnants').select('taken_by').where('length', '=', '25').execute();
  expect(new Set(taken.map((row) => row.taken_by)).size).toBe(3);
  // What a refused order wanted beside its piece was not taken.
  expect((await stockOf(db, cable)).atp).toBe(997);
});

test('orders for pieces of different lengths do not get in each other’s way', async () => {
  const cable = await aMaterial(db, { stock: '1000' });
  const lengths = Array.from({ length: 12 }, (_, place) => String(10 + place));
  for (const length of lengths) await aRemnant(db, cable, { length });
  const orders = [...lengths, ...lengths.toReversed()].map((length) =>
    anOrderAsk([orderLine(cable, length, { remnantLength: quantityOf(length) })]),
  );
  expect(takenOf(await Promise.all(orders.map(take))).length).toBe(12);
  expect(await remnantsLeft(cable)).toBe(0);
});

test('takes ten at a branch for fifty racing orders, and none of the plant’s', async () => {
  const material = await aMaterial(db, { stock: '500' });
  const center = await aBranch(db, { stock: [{ material, quantity: '10' }] });
  const traits = { isPickup: true, pickupFrom: center };
  const orders = Array.from({ length: 50 }, () => anOrderAsk([orderLine(material, 1)], traits));
  expect(takenOf(await Promise.all(orders.map(take))).length).toBe(10);
  expect(await atCenter(material, center)).toBe(0);
  expect((await stockOf(db, material)).atp).toBe(500);
});

test('takes an order once when it is requested twenty times in parallel', async () => {
  const material = await aMaterial(db, { stock: '100' });
  const order = anOrderAsk([orderLine(material, 7)]);
  const settled = await Promise.allSettled(Array.from({ length: 20 }, () => take(order)));
  const answers = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  expect(answers.length).toBeGreaterThan(0);
  expect(new Set(answers.map((answer) => (answer.outcome === 'taken' ? answer.salesOrderId : ''))).size).toBe(1);
  expect((await stockOf(db, material)).atp).toBe(93);
});

test('keeps each pile consistent when orders race for plant, branch and remnants', async () => {
  const wanted = fc.record({
    from: fc.constantFrom('plant', 'branch', 'remnant'),
    quantity: fc.integer({ min: 1, max: 6 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(wanted, { minLength: 2, maxLength: 14 }), async (asked) => {
      const cable = await aMaterial(db, { stock: '12' });
      const center = await aBranch(db, { stock: [{ material: cable, quantity: '8' }] });
      for (let piece = 0; piece < 2; piece += 1) await aRemnant(db, cable, { length: '6' });
      const orders = asked.map(({ from, quantity }) =>
        from === 'branch'
          ? anOrderAsk([orderLine(cable, quantity)], { isPickup: true, pickupFrom: center })
          : anOrderAsk([orderLine(cable, quantity, from === 'remnant' ? { remnantLength: quantityOf(6) } : {})]),
      );
      const answers = await Promise.all(orders.map(take));
      const confirmed = (pile: string): number =>
        answers.reduce((sum, answer, index) => {
          const [line] = answer.outcome === 'taken' && asked[index]?.from === pile ? answer.lines : [];
          return sum + (line === undefined ? 0 : quantityToNumber(line.confirmed));
        }, 0);
      const taken = takenOf(answers.filter((_, index) => asked[index]?.from === 'remnant')).length;
      expect((await stockOf(db, cable)).atp + confirmed('plant')).toBe(12);
      expect((await atCenter(cable, center)) + confirmed('branch')).toBe(8);
      expect((await remnantsLeft(cable)) + taken).toBe(2);
    }),
    { seed: 12, numRuns: 20 },
  );
});

test('takes as many statements for an order of two hundred lines as for two', async () => {
  const cable = await aMaterial(db, { stock: '100000' });
  for (let piece = 0; piece < 110; piece += 1) await aRemnant(db, cable, { length: '9' });
  const orderOf = (pairs: number) =>
    anOrderAsk(
      Array.from({ length: pairs }, () => [
        orderLine(cable, 1),
        orderLine(cable, 9, { remnantLength: quantityOf(9) }),
      ]).flat(),
    );
  const few = await countQueries(db, () => take(orderOf(1)));
  expect(await countQueries(db, () => take(orderOf(100)))).toBe(few);
});
