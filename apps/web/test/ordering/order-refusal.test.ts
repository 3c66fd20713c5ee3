import { describe, expect, test } from 'vitest';
import { openChangesOf, refusalMessage, refusalOf } from '../../app/features/checkout/ordering/order-refusal.ts';
import { aLine } from '../cart-lines/a-line.ts';
import { aChange, anAnswer, anIntent } from './a-change.ts';

const cart = (quantities: Record<string, number>, Version = 7) => ({
  Version,
  CartItems: Object.entries(quantities).map(([id, Quantity]) => aLine(id, { Quantity })),
});

const TOTAL = { Was: 1, WasStr: '1,00', Now: 2, NowStr: '2,00', Message: 'The total', ChangeToken: 'total' };

const day = (id: string) => aChange(id, { Code: 'delivery-date', ChangeToken: 'day' });
const gone = (id: string) =>
  aChange(id, { Code: 'clearance-stock', MayBeAccepted: false, ChangeToken: null, AvailableQuantity: 1 });

describe('the open changes of a refused order', () => {
  test('are grouped by line, with all changes of a line', () => {
    const later = aChange('a', { Code: 'back-order', ChangeToken: 'stock:a' });
    const asked = openChangesOf(
      refusalOf(anIntent(), anAnswer([aChange('a'), later, aChange('b')])),
      cart({ a: 1, b: 2 }),
    );
    expect([...asked.byLine].map(([id, changes]) => [id, changes.length])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
    expect(asked.tokens).toEqual(['price:a', 'stock:a', 'price:b']);
  });

  test('has a changed delivery date once for the whole order', () => {
    const asked = openChangesOf(refusalOf(anIntent(), anAnswer([day('a'), day('b')])), cart({ a: 1, b: 2 }));
    expect(asked.byLine.size).toBe(0);
    expect(asked.day?.ChangeToken).toBe('day');
    expect(asked.tokens).toEqual(['day']);
  });

  test('lists changes that can’t be accepted as blocking, without a token', () => {
    const asked = openChangesOf(refusalOf(anIntent(), anAnswer([gone('a'), aChange('b')])), cart({ a: 1, b: 2 }));
    expect(asked.blocked.map(({ CartItemId }) => CartItemId)).toEqual(['a']);
    expect(asked.tokens).toEqual(['price:b']);
  });

  test('drops lines that were removed or whose quantity was edited', () => {
    const refusal = refusalOf(anIntent(), anAnswer([gone('a'), gone('b')]));
    const asked = openChangesOf(refusal, cart({ b: 1 }, 9));
    expect(asked.blocked).toEqual([]);
    expect(asked.isOver).toBe(true);
    expect(openChangesOf(refusal, cart({ a: 1, b: 1 }, 8)).byLine.has('a')).toBe(true);
  });

  test('a changed total applies to the refused version of the cart only', () => {
    const refusal = refusalOf(anIntent(), anAnswer([], TOTAL));
    expect(openChangesOf(refusal, cart({ a: 1, b: 2 })).tokens).toEqual(['total']);
    const changed = openChangesOf(refusal, cart({ a: 1, b: 2 }, 8));
    expect(changed.tokens).toEqual([]);
    expect(changed.isOver).toBe(true);
  });

  test('a refusal without lines is open until the cart changes', () => {
    const refusal = refusalOf(anIntent(), { ErrorMessages: ['No'], OrderValidationInfo: null });
    expect(openChangesOf(refusal, cart({ a: 1, b: 2 })).isOver).toBe(false);
    expect(openChangesOf(refusal, cart({ a: 1, b: 2 }, 8)).isOver).toBe(true);
  });

  test('a message for every version stays open, also after somebody else changed the cart', () => {
    const refusal = refusalMessage('invoice', 'The cart was changed meanwhile');
    expect(openChangesOf(refusal, cart({ a: 1 }, 99)).isOver).toBe(false);
    expect(refusal.messages).toEqual(['The cart was changed meanwhile']);
  });

  test('without a refusal nothing is open', () => {
    expect(openChangesOf(undefined, cart({ a: 1 }))).toMatchObject({ tokens: [], blocked: [], isOver: true });
  });
});
