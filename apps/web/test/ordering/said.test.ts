import { describe, expect, test } from 'vitest';
import { askedOf, saidBy, saidOnly } from '../../app/features/cart/ordering/said.ts';
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

describe('what the shop said of an order that it did not take', () => {
  test('is asked line by line, a line that is told twice by both', () => {
    const later = aChange('a', { Code: 'back-order', ChangeToken: 'stock:a' });
    const asked = askedOf(saidBy(anIntent(), anAnswer([aChange('a'), later, aChange('b')])), cart({ a: 1, b: 2 }));
    expect([...asked.byLine].map(([id, changes]) => [id, changes.length])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
    expect(asked.tokens).toEqual(['price:a', 'stock:a', 'price:b']);
  });

  test('a day on which nothing comes is asked once for the whole order', () => {
    const asked = askedOf(saidBy(anIntent(), anAnswer([day('a'), day('b')])), cart({ a: 1, b: 2 }));
    expect(asked.byLine.size).toBe(0);
    expect(asked.day?.ChangeToken).toBe('day');
    expect(asked.tokens).toEqual(['day']);
  });

  test('what can’t be accepted has no token and stands in the way', () => {
    const asked = askedOf(saidBy(anIntent(), anAnswer([gone('a'), aChange('b')])), cart({ a: 1, b: 2 }));
    expect(asked.blocked.map(({ CartItemId }) => CartItemId)).toEqual(['a']);
    expect(asked.tokens).toEqual(['price:b']);
  });

  test('is over for a line that was taken out or is of another quantity now', () => {
    const said = saidBy(anIntent(), anAnswer([gone('a'), gone('b')]));
    const asked = askedOf(said, cart({ b: 1 }, 9));
    expect(asked.blocked).toEqual([]);
    expect(asked.isOver).toBe(true);
    expect(askedOf(said, cart({ a: 1, b: 1 }, 8)).byLine.has('a')).toBe(true);
  });

  test('a total is asked for the cart of which it was said alone', () => {
    const said = saidBy(anIntent(), anAnswer([], TOTAL));
    expect(askedOf(said, cart({ a: 1, b: 2 })).tokens).toEqual(['total']);
    const changed = askedOf(said, cart({ a: 1, b: 2 }, 8));
    expect(changed.tokens).toEqual([]);
    expect(changed.isOver).toBe(true);
  });

  test('a refusal without any line stands until the cart is changed', () => {
    const said = saidBy(anIntent(), { ErrorMessages: ['No'], OrderValidationInfo: null });
    expect(askedOf(said, cart({ a: 1, b: 2 })).isOver).toBe(false);
    expect(askedOf(said, cart({ a: 1, b: 2 }, 8)).isOver).toBe(true);
  });

  test('a refusal of no line stands until it is read, also when somebody else has changed the cart', () => {
    const said = saidOnly('invoice', 'The cart was changed meanwhile');
    expect(askedOf(said, cart({ a: 1 }, 99)).isOver).toBe(false);
    expect(said.messages).toEqual(['The cart was changed meanwhile']);
  });

  test('nothing said is nothing asked', () => {
    expect(askedOf(undefined, cart({ a: 1 }))).toMatchObject({ tokens: [], blocked: [], isOver: true });
  });
});
