import { calendarDate, quantityOf } from '@grossist/domain';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { transaction } from '../../../src/db/index.ts';
import { type Erp, ErpDoesNotAnswer } from '../../../src/gateways/erp/port.ts';
import { type OutageMode, openResilientErp, withSimulatedOutage } from '../../../src/gateways/erp/resilience/index.ts';
import { aBranch } from '../../support/a-branch.ts';
import { aClock } from '../../support/a-clock.ts';
import { aMaterial, type Material } from '../../support/a-material.ts';
import { stockOf } from '../../support/stock-of.ts';
import { aCustomer, ask, at, cartOf, type ErpUnderTest } from './under-test.ts';

/** Every question of the port, as a shop asks it. */
const questions = (erp: Erp, material: Material, signal?: AbortSignal): Record<string, () => Promise<unknown>> => {
  const customer = aCustomer();
  const materials = [material.sapMaterialNumber];
  const [from, to] = [calendarDate('2026-03-02'), calendarDate('2026-03-31')];
  const dates = { route: '', plant: '', shippingCondition: '', from, to };
  return {
    prices: () => erp.prices(customer, [ask(material)], signal),
    cartPrice: () => erp.cartPrice(customer, cartOf([ask(material)]), signal),
    returnProgress: () => erp.returnProgress(customer, [{ returnNumber: '8000000001', askedAt: 0 }], signal),
    deliveryDates: () => erp.deliveryDates(customer, 3, signal),
    datesOfRoute: () => erp.datesOfRoute(customer, dates, signal),
    fastboxStock: () => erp.fastboxStock(customer, materials, signal),
    remnants: () => erp.remnants(customer, { materials, plant: '' }, signal),
    centerStock: () => erp.centerStock(customer, materials, 'all', signal),
    bundlePrices: () => erp.bundlePrices(customer, ['none'], signal),
    bundles: () => erp.bundles({ market: 'DK', offset: 0, limit: 10 }, signal),
    parcelTerms: () => erp.parcelTerms({ market: 'DK', plant: customer.plant }, materials, signal),
    serviceCenters: () => erp.serviceCenters('DK', signal),
    fastboxZone: () => erp.fastboxZone('DK', '8000', signal),
    kitHeaderMaterial: () => erp.kitHeaderMaterial(customer, signal),
    calendar: () => erp.calendar('DK', signal),
  };
};

/** With any ERP the shop gets a response or a failure within the timeout. */
export const slowOrDownContract = (under: ErpUnderTest): void => {
  const { db } = under;

  const withTimeout = (timeoutMs: number) => {
    const clock = aClock();
    const world: { mode: OutageMode } = { mode: 'fine' };
    const erp = openResilientErp(
      withSimulatedOutage(at(under), () => world.mode, clock),
      { clock, settings: { timeoutMs, attempts: 2, failures: 1000 } },
    );
    return { clock, world, erp };
  };

  const orderOf = (material: Material) => ({
    orderId: uuidv7(),
    customer: aCustomer(),
    orderType: 'ZOR' as const,
    deliveryType: 'normal' as const,
    isPickup: false,
    lines: [
      {
        lineNumber: 10,
        sapMaterialNumber: material.sapMaterialNumber,
        quantity: quantityOf(4),
        isOnClearanceSale: false,
      },
    ],
  });

  describe('when the ERP is slow or down', () => {
    test('a slow one that answers in time answers the same', async () => {
      const material = await aMaterial(db);
      await aBranch(db, { stock: [{ material, quantity: '2' }] });
      const plain = questions(at(under), material);
      const { clock, world, erp } = withTimeout(10_000);
      world.mode = 'slow';
      for (const [name, question] of Object.entries(questions(erp, material))) {
        const answer = question();
        while (clock.waiting() < 2) await clock.pass(0);
        await clock.pass(5000);
        expect(await answer, name).toEqual(await plain[name]?.());
      }
    });

    test('fails with a timeout when it is too slow', async () => {
      const material = await aMaterial(db);
      const { clock, world, erp } = withTimeout(1000);
      world.mode = 'slow';
      for (const question of Object.values(questions(erp, material))) {
        const answer = question().catch((error: unknown) => error);
        await clock.pass(1000);
        expect(await answer).toBeInstanceOf(ErpDoesNotAnswer);
      }
    });

    test('fails while it is down, and is called again when it is back', async () => {
      const material = await aMaterial(db);
      const { clock, world, erp } = withTimeout(1000);
      world.mode = 'down';
      for (const question of Object.values(questions(erp, material))) {
        const answer = question().catch((error: unknown) => error);
        await clock.pass(1000);
        expect(await answer).toBeInstanceOf(ErpDoesNotAnswer);
      }
      world.mode = 'fine';
      for (const question of Object.values(questions(erp, material))) await question();
    });

    test('rejects an aborted call with its own reason', async () => {
      const material = await aMaterial(db);
      const { world, erp } = withTimeout(1000);
      world.mode = 'slow';
      for (const name of Object.keys(questions(erp, material))) {
        const caller = new AbortController();
        const question = questions(erp, material, caller.signal)[name];
        const answer = question?.().catch((error: unknown) => error);
        const reason = new Error('gone');
        caller.abort(reason);
        expect(await answer, name).toBe(reason);
      }
    });

    test.each(['slow', 'down'] as const)('an order that a %s one did not take takes nothing', async (mode) => {
      const material = await aMaterial(db, { stock: '10' });
      const { clock, world, erp } = withTimeout(1000);
      world.mode = mode;
      const order = orderOf(material);
      const taken = transaction(db, (tx) => erp.takeOrder(tx, order)).catch((error: unknown) => error);
      if (mode === 'slow') {
        await expect.poll(() => clock.waiting()).toBe(2);
        await clock.pass(1000);
      }
      expect(await taken).toBeInstanceOf(ErpDoesNotAnswer);
      expect((await stockOf(db, material)).atp).toBe(10);
      world.mode = 'fine';
      expect(await transaction(db, (tx) => erp.takeOrder(tx, order))).toMatchObject({ outcome: 'taken' });
      expect((await stockOf(db, material)).atp).toBe(6);
    });
  });
};
