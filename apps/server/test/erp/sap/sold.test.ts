import { calendarDate, quantityOf } from '@grossist/domain';
import { describe, expect, test } from 'vitest';
import { transaction } from '../../../src/db/index.ts';
import { aMaterial } from '../../support/a-material.ts';
import { testDatabase } from '../../support/database.ts';
import { anOrderAsk, orderLine } from '../an-order-ask.ts';
import { aCustomer, ask, cartOf } from '../contract/under-test.ts';
import { aSap, rowsInSap, type SapUnderTest } from './a-sap.ts';

describe('progress from SAP', async () => {
  const { db } = await testDatabase();

  const marked = (sap: SapUnderTest, materials: Readonly<Record<string, object>>) =>
    sap.mock.service('API_PRODUCT_SRV').store.provide('A_ProductSalesDelivery', async () =>
      Object.entries(materials).map(([Product, traits]) => ({
        Product,
        ProductSalesOrg: '1000',
        ProductDistributionChnl: '10',
        ProductSalesStatus: '',
        IsMarkedForDeletion: false,
        ...traits,
      })),
    );

  test('of unsold materials applies at once: they have no price', async () => {
    const sap = await aSap(db);
    const [good, blocked, deleted, foreign] = [
      await aMaterial(db),
      await aMaterial(db),
      await aMaterial(db),
      await aMaterial(db),
    ];
    marked(sap, {
      [good.sapMaterialNumber]: {},
      [blocked.sapMaterialNumber]: { ProductSalesStatus: '30' },
      [deleted.sapMaterialNumber]: { IsMarkedForDeletion: true },
      [foreign.sapMaterialNumber]: { ProductSalesOrg: '2000' },
    });
    const answer = await sap.erp().prices(
      aCustomer(),
      [good, blocked, deleted, foreign].map((each) => ask(each)),
    );
    expect(answer.map(({ price }) => price !== undefined)).toEqual([true, false, false, false]);
  });

  test('of a line of a cart leaves the sums to the others', async () => {
    const sap = await aSap(db);
    const [good, blocked] = [await aMaterial(db, { price: '100' }), await aMaterial(db, { price: '70' })];
    marked(sap, { [good.sapMaterialNumber]: {}, [blocked.sapMaterialNumber]: { ProductSalesStatus: '40' } });
    const cart = await sap.erp().cartPrice(aCustomer(), cartOf([ask(blocked, 2), ask(good, 3)]));
    expect(cart.lines.map(({ key, price }) => [key, price?.buildUp.lineTotal])).toEqual([
      ['line 1', undefined],
      ['line 2', 3_000_000n],
    ]);
    expect(cart.totals.subtotal).toBe(3_000_000n);
  });

  describe('of an order’s progress', () => {
    const placed = async (sap: SapUnderTest) => {
      const order = anOrderAsk([orderLine(await aMaterial(db), 4), orderLine(await aMaterial(db), 2)]);
      const answer = await transaction(db, (tx) => sap.erp().takeOrder(tx, order));
      if (answer.outcome !== 'taken') throw new Error('The order was refused');
      return answer.salesOrderId;
    };
    const deliver = async (sap: SapUnderTest, item: string, quantity: string) => {
      const { store, metadata } = sap.mock.service('API_SALES_ORDER_SRV');
      const set = metadata.sets.get('A_SalesOrderScheduleLine');
      for (const row of await rowsInSap(sap, 'A_SalesOrderScheduleLine')) {
        if (set === undefined || row['SalesOrderItem'] !== item) continue;
        store.replace(set, row, { ...row, DeliveredQtyInOrderQtyUnit: quantity });
      }
    };

    test('is loaded in one request; unsent orders are not confirmed', async () => {
      const sap = await aSap(db);
      const [sent, alsoSent] = [await placed(sap), await placed(sap)];
      await sap.send();
      const waiting = await placed(sap);
      const before = sap.mock.seen.length;
      const found = await sap.erp().orderProgress(aCustomer(), [sent, alsoSent, waiting, 'nothing']);
      expect(sap.mock.seen.slice(before).map(({ path }) => path.split('?')[0])).toEqual([
        'API_SALES_ORDER_SRV/',
        'API_SALES_ORDER_SRV/$batch',
      ]);
      const byNumber = new Map(found.map((each) => [each.salesOrderId, each]));
      expect(byNumber.size).toBe(3);
      expect(byNumber.get(waiting)).toMatchObject({ confirmedAt: undefined, lines: [], isFinished: false });
      expect(byNumber.get(sent)?.lines.map(({ lineNumber }) => lineNumber)).toEqual([10, 20]);
      await sap.send();
    });

    test('is delivered line by line, and finished with the last', async () => {
      const sap = await aSap(db);
      const number = await placed(sap);
      await sap.send();
      const progress = async () => (await sap.erp().orderProgress(aCustomer(), [number]))[0];
      await deliver(sap, '10', '3.000');
      expect((await progress())?.lines[0]).toMatchObject({ delivered: quantityOf(3), backOrdered: 0 });
      expect((await progress())?.isFinished).toBe(false);
      await deliver(sap, '10', '4.000');
      await deliver(sap, '20', '2.000');
      expect((await progress())?.isFinished).toBe(true);
    });

    test('is not returned to another customer', async () => {
      const sap = await aSap(db);
      const number = await placed(sap);
      expect(await sap.erp().orderProgress(aCustomer('DK', { soldTo: '700999' }), [number])).toEqual([]);
      await sap.send();
    });

    test('of a back order is the day of its last part, or none when SAP knows none', async () => {
      const day = (date: string) => `/Date(${Date.parse(`${date}T00:00:00Z`)})/`;
      let parts: { quantity: string; date: string | undefined }[] = [];
      const sap = await aSap(db, { house: { confirms: () => parts } });
      const lineAfter = async (confirms: typeof parts) => {
        parts = confirms;
        const order = anOrderAsk([orderLine(await aMaterial(db), 5)], { deliveryDate: calendarDate('2026-03-03') });
        const answer = await transaction(db, (tx) => sap.erp().takeOrder(tx, order));
        await sap.send();
        const number = answer.outcome === 'taken' ? answer.salesOrderId : '';
        return (await sap.erp().orderProgress(aCustomer(), [number]))[0]?.lines[0];
      };
      const late = [
        { quantity: '1.000', date: day('2026-03-03') },
        { quantity: '1.000', date: day('2026-03-10') },
        { quantity: '3.000', date: day('2026-03-17') },
      ];
      expect(await lineAfter(late)).toMatchObject({ backOrdered: quantityOf(4), backOrderDate: '2026-03-17' });
      expect(await lineAfter(late.slice(0, 2))).toMatchObject({ backOrdered: quantityOf(4), backOrderDate: undefined });
      expect(await lineAfter([])).toMatchObject({ backOrdered: quantityOf(5), backOrderDate: undefined });
    });
  });
});
