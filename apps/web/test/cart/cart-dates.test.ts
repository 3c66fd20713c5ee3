import { expect, test } from 'vitest';
import { cartDates } from '../../app/features/cart/cart-dates.ts';
import { aCart, pricesOf } from './a-cart.ts';

const fromStock = { stock: { DeliveryDate: '2026-11-26' } };
const later = { stock: { DeliveryDate: '2026-12-28', ExceededQuantity: 3 } };
const unknown = { stock: { DeliveryDate: null, ExceededQuantity: 3 } };

test('counts lines by the dates that the server priced them with, and by how sure they are', () => {
  const cart = aCart(['a', 'b', 'c', 'd'].map((CartItemId) => ({ CartItemId })));
  expect(cartDates(cart, pricesOf({ a: fromStock, b: later, c: unknown, d: fromStock }))).toEqual([
    { kind: 'on', date: '2026-11-26', count: 2 },
    { kind: 'expected', date: '2026-12-28', count: 1 },
    { kind: 'unknown', date: undefined, count: 1 },
  ]);
});

test('waits with all lines for the last one of a combined delivery', () => {
  const cart = { ...aCart([{ CartItemId: 'a' }, { CartItemId: 'b' }]), CombinedDelivery: true };
  expect(cartDates(cart, pricesOf({ a: fromStock, b: later }))).toEqual([
    { kind: 'expected', date: '2026-12-28', count: 2 },
  ]);
});

test('counts the materials of a kit and not its head', () => {
  const cart = aCart([
    { CartItemId: 'kit', KitName: 'Board' },
    { CartItemId: 'a', ParentItemId: 'kit' },
    { CartItemId: 'b', ParentItemId: 'kit' },
  ]);
  expect(cartDates(cart, pricesOf({ kit: {}, a: fromStock, b: later }))).toEqual([
    { kind: 'expected', date: '2026-12-28', count: 2 },
  ]);
});

test('returns nothing before prices are loaded', () => {
  expect(cartDates(aCart([{ CartItemId: 'a' }]), { lines: undefined })).toBeUndefined();
});
