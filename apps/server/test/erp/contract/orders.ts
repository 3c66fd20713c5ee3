import { type Quantity, quantityOf, quantityToNumber } from '@grossist/domain';
import { describe, expect, test } from 'vitest';
import { transaction } from '../../../src/db/index.ts';
import type { OrderAsk } from '../../../src/gateways/erp/port.ts';
import { aBranch } from '../../support/a-branch.ts';
import { aKitHeader } from '../../support/a-kit.ts';
import { aMaterial } from '../../support/a-material.ts';
import { aRemnant } from '../../support/a-remnant.ts';
import { stockOf } from '../../support/stock-of.ts';
import { anOrderAsk, orderLine } from '../an-order-ask.ts';
import { aCustomer, at, type ErpUnderTest } from './under-test.ts';

const shown = (lines: readonly { confirmed: Quantity; backOrdered: Quantity; backOrderDate: string | undefined }[]) =>
  lines.map(({ confirmed, backOrdered, backOrderDate }) => [
    quantityToNumber(confirmed),
    quantityToNumber(backOrdered),
    backOrderDate ?? null,
  ]);

export const ordersContract = (under: ErpUnderTest): void => {
  const { db } = under;
  const take = (order: OrderAsk, signal?: AbortSignal) =>
    transaction(db, (tx) => at(under).takeOrder(tx, order, signal));

  describe('an order', () => {
    test('takes stock in the order of its lines; the rest is on back order with its date', async () => {
      const material = await aMaterial(db, { stock: '10', incoming: [{ date: '2026-03-05', quantity: '3' }] });
      const answer = await take(anOrderAsk([orderLine(material, 8), orderLine(material, 5), orderLine(material, 1)]));
      expect(answer.outcome === 'taken' && shown(answer.lines)).toEqual([
        [8, 0, null],
        [2, 3, '2026-03-06'],
        [0, 1, null],
      ]);
      expect(await stockOf(db, material)).toMatchObject({ atp: 0 });
    });

    test('is taken once when it is requested twice, with equal responses', async () => {
      const material = await aMaterial(db, { stock: '10' });
      const order = anOrderAsk([orderLine(material, 4), orderLine(material, 7)]);
      const [first, again] = [await take(order), await take(order)];
      expect(again).toEqual(first);
      expect(await stockOf(db, material)).toMatchObject({ atp: 0 });
    });

    test('is refused completely for one unavailable line, and takes nothing', async () => {
      const [beside, last] = [await aMaterial(db, { stock: '10' }), await aMaterial(db, { stock: '2', status: '33' })];
      const answer = await take(anOrderAsk([orderLine(beside, 5), orderLine(last, 3)]));
      expect(answer).toEqual({ outcome: 'refused', lines: [{ lineNumber: 20, available: quantityOf(2) }] });
      expect(await stockOf(db, beside)).toMatchObject({ atp: 10 });
    });

    test('by express box lowers the box and the ATP', async () => {
      const material = await aMaterial(db, { stock: '10', fastboxStock: '4' });
      const traits = { deliveryType: 'fastbox' as const, orderType: 'ZFB' as const };
      expect((await take(anOrderAsk([orderLine(material, 5)], traits))).outcome).toBe('refused');
      expect((await take(anOrderAsk([orderLine(material, 4)], traits))).outcome).toBe('taken');
      expect(await stockOf(db, material)).toMatchObject({ atp: 6, fastbox: 0 });
    });

    test('that is picked up at a branch takes stock of the branch alone', async () => {
      const material = await aMaterial(db, { stock: '100' });
      const center = await aBranch(db, { stock: [{ material, quantity: '5' }] });
      const traits = { isPickup: true, pickupFrom: center };
      const answer = await take(anOrderAsk([orderLine(material, 3), orderLine(material, 3)], traits));
      expect(answer).toEqual({ outcome: 'refused', lines: [{ lineNumber: 20, available: quantityOf(2) }] });
      expect((await take(anOrderAsk([orderLine(material, 3), orderLine(material, 2)], traits))).outcome).toBe('taken');
      expect(await stockOf(db, material)).toMatchObject({ atp: 100 });
      expect(await at(under).centerStock(aCustomer(), [material.sapMaterialNumber], [center])).toEqual([]);
      const reduced = orderLine(material, 1, { isOnClearanceSale: true });
      expect((await take(anOrderAsk([reduced], traits))).outcome).toBe('refused');
    });

    test('of left-over cable takes whole pieces, once', async () => {
      const cable = await aMaterial(db, { stock: '100' });
      await aRemnant(db, cable, { length: '20' });
      await aRemnant(db, cable, { length: '20' });
      const piece = orderLine(cable, 18, { remnantLength: quantityOf(20) });
      const answer = await take(anOrderAsk([piece, orderLine(cable, 5)]));
      expect(answer.outcome === 'taken' && shown(answer.lines)).toEqual([
        [18, 0, null],
        [5, 0, null],
      ]);
      expect(await stockOf(db, cable)).toMatchObject({ atp: 95 });
      const left = () => at(under).remnants(aCustomer(), { materials: [cable.sapMaterialNumber], plant: '' });
      expect((await left()).length).toBe(1);
      expect((await take(anOrderAsk([orderLine(cable, 40, { remnantLength: quantityOf(20) })]))).outcome).toBe(
        'refused',
      );
      expect((await take(anOrderAsk([piece]))).outcome).toBe('taken');
      expect((await take(anOrderAsk([piece]))).outcome).toBe('refused');
      expect(await left()).toEqual([]);
    });

    test('of a kit takes its materials and nothing for its header', async () => {
      const header = await aKitHeader(db, { stock: '0' });
      const material = await aMaterial(db, { stock: '4' });
      const answer = await take(anOrderAsk([orderLine(header, 2), orderLine(material, 4)]));
      expect(answer.outcome === 'taken' && shown(answer.lines)).toEqual([
        [2, 0, null],
        [4, 0, null],
      ]);
      expect(await stockOf(db, header)).toMatchObject({ atp: 0 });
    });

    test('takes nothing if its transaction fails', async () => {
      const material = await aMaterial(db, { stock: '10' });
      const order = anOrderAsk([orderLine(material, 4)]);
      const failing = transaction(db, async (tx) => {
        await at(under).takeOrder(tx, order);
        throw new Error('The order could not be written');
      });
      await expect(failing).rejects.toThrow('could not be written');
      expect(await stockOf(db, material)).toMatchObject({ atp: 10 });
      expect((await take(order)).outcome).toBe('taken');
    });
  });

  describe('a caller that gives up', () => {
    test('rejects with the reason of its signal, and takes nothing', async () => {
      const material = await aMaterial(db, { stock: '10' });
      const reason = new Error('The caller aborted');
      const signal = AbortSignal.abort(reason);
      const customer = aCustomer();
      const asked = { key: '', sapMaterialNumber: material.sapMaterialNumber, quantity: quantityOf(1) };
      const asks = [{ ...asked, isOnClearanceSale: false, isCableCut: false }];
      const erp = at(under);
      const calls = [
        () => erp.prices(customer, asks, signal),
        () => erp.cartPrice(customer, { lines: asks, deliveryType: 'normal', isPickup: false }, signal),
        () => erp.deliveryDates(customer, 3, signal),
        () => erp.remnants(customer, { materials: [material.sapMaterialNumber], plant: '' }, signal),
        () => erp.centerStock(customer, [material.sapMaterialNumber], 'all', signal),
        () => erp.serviceCenters('DK', signal),
        () => take(anOrderAsk([orderLine(material, 4)]), signal),
      ];
      for (const call of calls) await expect(call()).rejects.toBe(reason);
      expect(await stockOf(db, material)).toMatchObject({ atp: 10 });
    });

    test('in the midst of a question is let go at once', async () => {
      const material = await aMaterial(db);
      const controller = new AbortController();
      const asked = at(under).serviceCenters('DK', controller.signal);
      controller.abort(new Error('Enough'));
      await expect(asked).rejects.toThrow('Enough');
      expect(await stockOf(db, material)).toMatchObject({ atp: 1000 });
    });
  });
};
