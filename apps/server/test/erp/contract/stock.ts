import { quantityOf, quantityToNumber } from '@grossist/domain';
import { describe, expect, test } from 'vitest';
import type { PricedCart } from '../../../src/gateways/erp/port.ts';
import { aBranch, aFastboxZone } from '../../support/a-branch.ts';
import { aMaterial } from '../../support/a-material.ts';
import { aRemnant } from '../../support/a-remnant.ts';
import { NO_HASH } from '../../support/unique.ts';
import { aCustomer, ask, at, cartOf, type ErpUnderTest } from './under-test.ts';

const got = ({ lines }: Pick<PricedCart, 'lines'>) =>
  lines.map(({ stock }) => [
    quantityToNumber(stock.confirmed),
    quantityToNumber(stock.exceeded),
    stock.deliveryDate ?? null,
  ]);

export const stockContract = (under: ErpUnderTest): void => {
  const { db } = under;

  describe('stock', () => {
    test('is returned by plant, market, clearance and express box', async () => {
      const material = await aMaterial(db, { stock: '10', clearanceStock: '3', fastboxStock: '2' });
      await db
        .insertInto('erp.plants')
        .values({ code: 'DK99', market: 'DK', name: 'Second', city: 'Town', content_hash: NO_HASH })
        .execute();
      await db
        .insertInto('erp.stock')
        .values({
          sap_material_number: material.sapMaterialNumber,
          plant: 'DK99',
          atp: '5',
          incoming: '[]',
          content_hash: NO_HASH,
        })
        .execute();
      const [answer] = await at(under).prices(aCustomer(), [ask(material)]);
      expect(answer?.stock).toMatchObject({
        atp: quantityOf(10),
        total: quantityOf(15),
        clearance: quantityOf(3),
        fastbox: quantityOf(2),
        pickup: undefined,
      });
    });

    test.each([
      { supplyStatus: '11' as const, color: 'Blue', is12: false, days: 10, date: '2026-03-17' },
      { supplyStatus: '12' as const, color: 'Green', is12: true, days: 20, date: '2026-03-31' },
      { supplyStatus: undefined, color: 'Yellow', is12: false, days: 0, date: undefined },
    ])('of supply status $supplyStatus is $color, and without stock there on $date', async (known) => {
      const { supplyStatus, color, is12, days, date } = known;
      const material = await aMaterial(db, { stock: '0', ...(supplyStatus && { supplyStatus }) });
      const [answer] = await at(under).prices(aCustomer(), [ask(material)]);
      expect(answer?.stock).toMatchObject({ color, isStatus12Product: is12, blueDeliveryDays: days });
      expect(answer?.stock.deliveryDate).toBe(date);
    });

    test('is returned for the next days: present and incoming quantities, and the first date', async () => {
      const incoming = [
        { date: '2026-03-19', quantity: '7' },
        { date: '2026-03-05', quantity: '10' },
        { date: '2026-03-05', quantity: '2.5' },
      ];
      const material = await aMaterial(db, { stock: '10', incoming, supplyStatus: '11' });
      const bare = await aMaterial(db, { stock: '0' });
      const last = await aMaterial(db, { stock: '3', incoming, status: '33' });
      const answer = await at(under).prices(aCustomer(), [ask(material), ask(bare), ask(last)]);
      expect(answer[0]?.stock).toMatchObject({
        firstDate: '2026-03-03',
        incoming: [
          { date: '2026-03-06', quantity: quantityOf('12.5') },
          { date: '2026-03-20', quantity: quantityOf(7) },
        ],
        anyQuantityFrom: '2026-03-17',
      });
      expect(answer[1]?.stock).toMatchObject({ incoming: [], anyQuantityFrom: undefined });
      expect(answer[2]?.stock).toMatchObject({ firstDate: '2026-03-03', incoming: [], anyQuantityFrom: undefined });
    });

    test('is allotted to the lines of a cart in their order, with incoming stock', async () => {
      const incoming = [
        { date: '2026-03-05', quantity: '10' },
        { date: '2026-03-19', quantity: '10' },
      ];
      const material = await aMaterial(db, { stock: '10', incoming });
      const lines = ['6', '6', '8', '20'].map((quantity) => ask(material, quantity));
      const erp = at(under);
      expect(got(await erp.cartPrice(aCustomer(), cartOf(lines)))).toEqual([
        [6, 0, '2026-03-03'],
        [4, 2, '2026-03-06'],
        [0, 8, '2026-03-06'],
        [0, 20, null],
      ]);
      // Asked for each by itself, all may have all of it.
      expect(got({ lines: await erp.prices(aCustomer(), lines) })).toEqual([
        [6, 0, '2026-03-03'],
        [6, 0, '2026-03-03'],
        [8, 0, '2026-03-03'],
        [10, 10, '2026-03-06'],
      ]);
    });

    test('of clearance and of phased-out materials has no incoming quantities', async () => {
      const incoming = [{ date: '2026-03-05', quantity: '100' }];
      const reduced = await aMaterial(db, { isOnClearanceSale: true, clearanceStock: '3', stock: '50', incoming });
      const last = await aMaterial(db, { status: '33', stock: '4', incoming });
      const lines = [ask(reduced, 5, { isOnClearanceSale: true }), ask(reduced, 5), ask(last, 6)];
      expect(got(await at(under).cartPrice(aCustomer(), cartOf(lines)))).toEqual([
        [3, 2, null],
        [5, 0, '2026-03-03'],
        [4, 2, null],
      ]);
    });

    test('of the express box is never more than the ATP, and leaves the same day until its zone closes', async () => {
      await aFastboxZone(db, { first: 2600, last: 2699, openingTime: '07:00', closingTime: '14:00' });
      const [plenty, scarce] = [
        await aMaterial(db, { stock: '100', fastboxStock: '10' }),
        await aMaterial(db, { stock: '3', fastboxStock: '10' }),
      ];
      const address = { postalCode: '2605', countryCode: 'DK' };
      const cart = cartOf([ask(plenty, 10), ask(scarce, 4)], { deliveryType: 'fastbox', address });
      const on = async (moment: string) => got(await at(under, moment).cartPrice(aCustomer(), cart));
      expect(await on('2026-03-02T13:59:00+01:00')).toEqual([
        [10, 0, '2026-03-02'],
        [3, 1, null],
      ]);
      expect((await on('2026-03-02T14:00:00+01:00'))[0]).toEqual([10, 0, '2026-03-03']);
      const stock = await at(under).fastboxStock(aCustomer(), [scarce.sapMaterialNumber, 'nothing']);
      expect(stock).toEqual([{ sapMaterialNumber: scarce.sapMaterialNumber, quantity: quantityOf(3) }]);
      expect((await at(under).cartPrice(aCustomer(), cart)).shippingCondition).toBe('ZF');
    });

    test('of a branch counts for what is fetched there, today until it closes', async () => {
      const [there, elsewhere] = [await aMaterial(db, { stock: '500' }), await aMaterial(db, { stock: '500' })];
      const center = await aBranch(db, { closingTime: '15:30', stock: [{ material: there, quantity: '7' }] });
      const lines = [ask(there, 5), ask(there, 5), ask(elsewhere, 1)];
      const cart = cartOf(lines, { isPickup: true, pickupFrom: center });
      const answer = await at(under, '2026-03-06T15:00:00+01:00').cartPrice(aCustomer(), cart);
      expect(got(answer)).toEqual([
        [5, 0, '2026-03-06'],
        [2, 3, null],
        [0, 1, null],
      ]);
      expect(answer.lines.map(({ stock }) => stock.pickup)).toEqual([quantityOf(7), quantityOf(7), quantityOf(0)]);
      const late = await at(under, '2026-03-06T15:30:00+01:00').cartPrice(aCustomer(), cart);
      expect(late.firstDeliveryDate).toBe('2026-03-09');
    });

    test('of an unknown branch is zero; without a branch the plant’s is used', async () => {
      const material = await aMaterial(db, { stock: '500' });
      const fetched = (pickupFrom?: string) =>
        at(under).cartPrice(
          aCustomer(),
          cartOf([ask(material, 5)], { isPickup: true, ...(pickupFrom && { pickupFrom }) }),
        );
      expect(got(await fetched('nowhere'))).toEqual([[0, 5, null]]);
      expect(got(await fetched())).toEqual([[5, 0, '2026-03-02']]);
      expect(got(await fetched('DK01'))).toEqual([[5, 0, '2026-03-02']]);
    });

    test('of left-over cable is its pieces, each whole and once', async () => {
      const cable = await aMaterial(db, { stock: '5000', cableCutAllowed: true });
      await aRemnant(db, cable, { length: '20' });
      await aRemnant(db, cable, { length: '20' });
      await aRemnant(db, cable, { length: '35.5' });
      const piece = (quantity: number, length: string) => ask(cable, quantity, { remnantLength: quantityOf(length) });
      const lines = [piece(18, '20'), piece(40, '20'), piece(35.5, '35.5'), piece(30, '30')];
      expect(got(await at(under).cartPrice(aCustomer(), cartOf(lines)))).toEqual([
        [18, 0, '2026-03-03'],
        [20, 20, null],
        [35.5, 0, '2026-03-03'],
        [0, 30, null],
      ]);
      const pieces = await at(under).remnants(aCustomer(), { materials: [cable.sapMaterialNumber], plant: '' });
      expect(pieces.map(({ length }) => quantityToNumber(length))).toEqual([35.5, 20, 20]);
      expect(
        await at(under).remnants(aCustomer('SE'), { materials: [cable.sapMaterialNumber], plant: 'DK01' }),
      ).toEqual([]);
    });

    test('at branches is returned for the requested ones of the own market', async () => {
      const material = await aMaterial(db);
      const stock = [{ material, quantity: '4' }];
      const [here, other] = [await aBranch(db, { stock }), await aBranch(db, { stock })];
      await aBranch(db, { market: 'SE', stock });
      const centersOf = async (centers: readonly string[] | 'all') =>
        (await at(under).centerStock(aCustomer(), [material.sapMaterialNumber], centers)).map(({ center }) => center);
      expect((await centersOf('all')).toSorted()).toEqual([here, other].toSorted());
      expect(await centersOf([other, other])).toEqual([other]);
      expect(await centersOf([])).toEqual([]);
      expect(await at(under).centerStock(aCustomer(), [], 'all')).toEqual([]);
    });
  });
};
