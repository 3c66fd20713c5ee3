import { calendarDate, isWorkingDay } from '@grossist/domain';
import { describe, expect, test } from 'vitest';
import { aBranch, aFastboxZone } from '../../support/a-branch.ts';
import { aMaterial } from '../../support/a-material.ts';
import { aClosedDay, aRoute } from '../../support/a-route.ts';
import { NO_HASH } from '../../support/unique.ts';
import { aCustomer, ask, at, cartOf, type ErpUnderTest } from './under-test.ts';

export const datesContract = (under: ErpUnderTest): void => {
  const { db } = under;

  describe('dates', () => {
    test('leave out weekends and public holidays, and begin later from the cut-off on', async () => {
      const on = (moment: string) => at(under, moment).deliveryDates(aCustomer(), 3);
      // Easter 2026: Maundy Thursday is 2 April, Easter Monday 6 April.
      expect(await on('2026-03-31T16:29:00+02:00')).toEqual(['2026-04-01', '2026-04-07', '2026-04-08']);
      expect(await on('2026-03-31T16:30:00+02:00')).toEqual(['2026-04-07', '2026-04-08', '2026-04-09']);
      expect(await on('2026-04-04T09:00:00+02:00')).toEqual(['2026-04-08', '2026-04-09', '2026-04-10']);
    });

    test('leave out the days on which the house is closed', async () => {
      await aClosedDay(db, 'NL', '2026-03-03');
      expect(await at(under).deliveryDates(aCustomer('NL'), 2)).toEqual(['2026-03-04', '2026-03-05']);
      const calendar = await at(under).calendar('NL');
      expect(calendar.timeZone).toBe('Europe/Amsterdam');
      expect(
        ['2026-03-02', '2026-03-03', '2026-03-04'].map((day) => isWorkingDay(calendar, calendarDate(day))),
      ).toEqual([true, false, true]);
    });

    test('of a route are its own weekdays after its own cut-off, both ends of the span included', async () => {
      await aRoute(db, { market: 'SE' });
      const route = await aRoute(db, { market: 'SE', prefixes: ['98'], cutOff: '11:00', weekdays: [2, 4] });
      const asked = { plant: '', shippingCondition: '', from: calendarDate('2026-03-05') };
      const span = { ...asked, to: calendarDate('2026-03-12') };
      const of = (code: string, moment?: string) =>
        at(under, moment).datesOfRoute(aCustomer('SE'), { ...span, route: code });
      expect(await of(route)).toEqual(['2026-03-05', '2026-03-10', '2026-03-12']);
      expect(await of(route, '2026-03-05T11:00:00+01:00')).toEqual(['2026-03-12']);
      const usual = ['2026-03-05', '2026-03-06', '2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12'];
      expect(await of('')).toEqual(usual);
      expect(await of('nothing')).toEqual(usual);
      const past = { ...span, route: '', from: calendarDate('2020-01-01'), to: calendarDate('2020-02-01') };
      expect(await at(under).datesOfRoute(aCustomer('SE'), past)).toEqual([]);
    });

    test('of pick-up begin today', async () => {
      const asked = { route: '', plant: '', shippingCondition: 'ZP' };
      const span = { ...asked, from: calendarDate('2026-03-01'), to: calendarDate('2026-03-04') };
      expect(await at(under).datesOfRoute(aCustomer(), span)).toEqual(['2026-03-02', '2026-03-03', '2026-03-04']);
    });

    test('of a cart can be combined on the last of them', async () => {
      const [now, later] = [
        await aMaterial(db, { stock: '10' }),
        await aMaterial(db, { stock: '0', incoming: [{ date: '2026-03-10', quantity: '5' }] }),
      ];
      const lines = [ask(now), ask(later)];
      const apart = await at(under).cartPrice(aCustomer(), cartOf(lines));
      expect(apart.lines.map(({ stock }) => stock.deliveryDate)).toEqual(['2026-03-03', '2026-03-11']);
      expect(apart.combinedDelivery).toMatchObject({ isShown: true, isDisabled: false, date: '2026-03-11' });
      const together = await at(under).cartPrice(aCustomer(), cartOf(lines, { isCombinedDelivery: true }));
      expect(together.lines.map(({ stock }) => stock.deliveryDate)).toEqual(['2026-03-11', '2026-03-11']);
      const unknown = await aMaterial(db, { stock: '0' });
      const never = await at(under).cartPrice(aCustomer(), cartOf([...lines, ask(unknown)]));
      expect(never.combinedDelivery).toMatchObject({ isShown: true, isDisabled: true });
      expect((await at(under).cartPrice(aCustomer(), cartOf([ask(now)]))).combinedDelivery.isShown).toBe(false);
    });

    test('of a cart are none before the day that is wanted', async () => {
      const material = await aMaterial(db);
      const cart = cartOf([ask(material)], { deliveryDate: calendarDate('2026-03-20') });
      const { lines } = await at(under).cartPrice(aCustomer(), cart);
      expect(lines[0]?.stock.deliveryDate).toBe('2026-03-20');
    });
  });

  describe('branches and zones', () => {
    test('branches are those of the market, by name', async () => {
      await aBranch(db, { market: 'DE', name: 'Zwickau' });
      const code = await aBranch(db, { market: 'DE', name: 'Aachen', closingTime: '16:45' });
      const centers = await at(under).serviceCenters('DE');
      expect(centers.map(({ name }) => name)).toEqual(['Aachen', 'Zwickau']);
      expect(centers[0]).toMatchObject({ code, closingTime: '16:45', plant: 'DE01', latitude: 55.4 });
    });

    test('branches and zones have the hours of their weekdays and dates', async () => {
      const days = { 6: { opens: '08:00', closes: '12:00' }, '2026-12-31': null };
      await aFastboxZone(db, { market: 'NL', first: 9000, last: 9099, days });
      const [center] = await at(under).serviceCenters('NL');
      expect(center?.days).toEqual(days);
      expect((await at(under).fastboxZone('NL', '9001 AB'))?.days).toEqual(days);
    });

    test('returns bulky materials and the size of the small express box', async () => {
      const [bulky, other] = [await aMaterial(db), await aMaterial(db)];
      const numbers = [bulky, other].map(({ sapMaterialNumber }) => sapMaterialNumber);
      await db
        .insertInto('erp.logistics')
        .values({ sap_material_number: bulky.sapMaterialNumber, is_bulky: true, content_hash: NO_HASH })
        .execute();
      const from = { market: 'DK' as const, plant: '' };
      const terms = { bulky: new Set([bulky.sapMaterialNumber]), smallBoxPackages: 40 };
      expect(await at(under).parcelTerms(from, numbers)).toEqual(terms);
      expect(await at(under).parcelTerms(from, [])).toEqual({ ...terms, bulky: new Set() });
    });

    test('a zone is found by its postal codes however they are written, the narrowest of several', async () => {
      await aFastboxZone(db, { market: 'SE', first: 41_000, last: 41_999 });
      const { zone, center } = await aFastboxZone(db, {
        market: 'SE',
        first: 41_700,
        last: 41_799,
        isMaxiPossible: true,
      });
      const hours = { opens: null, closes: '17:00', days: {} };
      const terms = { closingTime: '15:00', leadMinutes: 120, isMaxiPossible: true };
      const narrow = { zone, center, market: 'SE', ...hours, ...terms };
      expect(await at(under).fastboxZone('SE', '417 05')).toEqual(narrow);
      expect(await at(under).fastboxZone('SE', ' 41799')).toEqual(narrow);
      expect((await at(under).fastboxZone('SE', '41800'))?.isMaxiPossible).toBe(false);
      for (const nowhere of ['40999', '', 'SW1A', '9'.repeat(40)]) {
        expect(await at(under).fastboxZone('SE', nowhere)).toBeUndefined();
      }
      expect(await at(under).fastboxZone('NL', '41705')).toBeUndefined();
    });
  });
};
