import { expect, test } from 'vitest';
import { mayReturn } from '../../app/features/orders/details/order-rows.ts';

const BUYER = { ableToCreateOrders: true, isPunchout: false, isReadOnly: false };
const delivered = { Lines: [{ ReturnableQuantity: 0 }, { ReturnableQuantity: 2 }] };

test('offers a return of what was delivered to those who may order', () => {
  expect(mayReturn(BUYER, delivered)).toBe(true);
});

test.each([
  ['viewers', { ...BUYER, ableToCreateOrders: false }],
  ['punchout users, also those who may order elsewhere', { ...BUYER, isPunchout: true }],
  ['read-only sessions', { ...BUYER, isReadOnly: true }],
  ['people who are signed out', undefined],
])('offers no return to %s', (_who, user) => {
  expect(mayReturn(user, delivered)).toBe(false);
});

test('offers no return of an order of which nothing was delivered', () => {
  expect(mayReturn(BUYER, { Lines: [{ ReturnableQuantity: 0 }] })).toBe(false);
});
