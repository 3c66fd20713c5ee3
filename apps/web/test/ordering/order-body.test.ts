import { describe, expect, test } from 'vitest';
import { orderBody } from '../../app/features/checkout/ordering/order-intent.ts';
import { aCart, pricesOf } from '../cart/a-cart.ts';

const KEY = 'a-key-of-its-own';
const NONE: ReadonlySet<string> = new Set();

const cart = aCart([{ CartItemId: 'a', ItemSAPMaterialNumber: '4711', Quantity: 3 }]);

describe('the order of a cart', () => {
  test('has of each line what the page shows', () => {
    const prices = pricesOf({
      a: { prices: { NetPrice: 12.5 }, stock: { ConfirmedQuantity: 2, DeliveryDate: '2026-12-01' } },
    });
    expect(orderBody(cart, prices, NONE, KEY).Items).toEqual([
      {
        MaterialNo: '4711',
        CartItemId: 'a',
        Quantity: 3,
        NetPrice: 12.5,
        ConfirmedQuantity: 2,
        DeliveryDate: '2026-12-01',
      },
    ]);
  });

  test('omits prices that the page does not show', () => {
    const prices = pricesOf({ a: { stock: { ConfirmedQuantity: 3 } } });
    const body = orderBody(cart, prices, NONE, KEY);
    expect(JSON.stringify(body)).not.toContain('NetPrice');
    expect(body.Details).not.toHaveProperty('SeenTotal');
  });

  test('has the shown day: the chosen one, else the first', () => {
    const prices = pricesOf({}, '2026-11-24');
    expect(orderBody(cart, prices, NONE, KEY).Details.DeliveryDate).toBe('2026-11-24');
    const chosen = { ...cart, DeliveryDate: '2026-12-24' };
    expect(orderBody(chosen, prices, NONE, KEY).Details.DeliveryDate).toBe('2026-12-24');
  });

  test('lists accepted changes in a fixed order', () => {
    const one = orderBody(cart, pricesOf({}), new Set(['b', 'a']), KEY);
    expect(one).toEqual(orderBody(cart, pricesOf({}), new Set(['a', 'b']), KEY));
    expect(one.Details).toMatchObject({ AcceptedChanges: ['a', 'b'], IdempotencyKey: KEY });
  });
});
