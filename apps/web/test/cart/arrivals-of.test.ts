import { quantityOf } from '@grossist/domain';
import { expect, test } from 'vitest';
import { arrivalsOf, thereBy } from '../../app/features/checkout/delivery/date-dialog.tsx';
import { aCart, pricesOf } from './a-cart.ts';

const later = { exceeded: quantityOf(3), stock: { DeliveryDate: '2026-12-01' } };
const unknown = { exceeded: quantityOf(3), stock: { DeliveryDate: null } };

test('dates stock by the first date, the rest by the supplier, and lines without a date last', () => {
  const cart = aCart(['a', 'b', 'c', 'd'].map((CartItemId) => ({ CartItemId })));
  const arrivals = arrivalsOf(cart, pricesOf({ a: {}, b: later, c: unknown, d: {} }), false);
  expect(arrivals).toEqual({
    lineCount: 4,
    days: [
      { date: '2026-11-24', count: 2, there: 2 },
      { date: '2026-12-01', count: 1, there: 3 },
      { date: undefined, count: 1, there: 3 },
    ],
  });
  if (!arrivals) throw new Error('unknown');
  expect(
    ['2026-11-23', '2026-11-24', '2026-11-30', '2026-12-01', '2027-01-01'].map((day) => thereBy(arrivals, day)),
  ).toEqual([0, 2, 2, 3, 3]);
});

test('dates a special order by its own date even if stock covers it', () => {
  const prices = pricesOf({ a: { stock: { DeliveryColor: 'Blue', DeliveryDate: '2026-12-08' } } });
  expect(arrivalsOf(aCart([{ CartItemId: 'a' }]), prices, false)?.days).toEqual([
    { date: '2026-12-08', count: 1, there: 1 },
  ]);
});

test('combined delivery takes the last date for all lines', () => {
  const cart = aCart([{ CartItemId: 'a' }, { CartItemId: 'b' }]);
  expect(arrivalsOf(cart, pricesOf({ a: {}, b: later }), true)?.days).toEqual([
    { date: '2026-12-01', count: 2, there: 2 },
  ]);
});

test('dates a kit by its last material and does not count its header line', () => {
  const cart = aCart([
    { CartItemId: 'kit', KitName: 'Board' },
    { CartItemId: 'a', ParentItemId: 'kit' },
    { CartItemId: 'b', ParentItemId: 'kit' },
  ]);
  const arrivals = arrivalsOf(cart, pricesOf({ kit: {}, a: {}, b: later }), false);
  expect(arrivals).toEqual({ lineCount: 2, days: [{ date: '2026-12-01', count: 2, there: 2 }] });
});

test('returns undefined until prices are loaded', () => {
  expect(arrivalsOf(aCart([{ CartItemId: 'a' }]), { ...pricesOf({}), lines: undefined }, false)).toBeUndefined();
});
