import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isSameIntent,
  LONGEST_UNKNOWN,
  removeIntent,
  storedIntent,
  storeIntent,
} from '../../app/features/checkout/ordering/order-intent.ts';
import { anIntent, aStorage } from './a-change.ts';

const NOW = 1_000_000;

describe('an order whose answer was lost', () => {
  test('is known again after a reload, to the last detail', () => {
    const memory = aStorage();
    storeIntent(memory, anIntent());
    expect(storedIntent(memory, 'mette', NOW + 1)).toEqual(anIntent());
  });

  test('is forgotten once it is answered', () => {
    const memory = aStorage();
    storeIntent(memory, anIntent());
    removeIntent(memory);
    expect(storedIntent(memory, 'mette', NOW)).toBeUndefined();
  });

  test('is nobody else’s who signs in in the same tab', () => {
    const memory = aStorage();
    storeIntent(memory, anIntent());
    expect(storedIntent(memory, 'jens', NOW)).toBeUndefined();
  });

  test('is not asked for unseen when the tab comes back much later, or its clock was set back', () => {
    const memory = aStorage();
    storeIntent(memory, anIntent({ askedAt: NOW }));
    expect(storedIntent(memory, 'mette', NOW + LONGEST_UNKNOWN - 1)).toBeDefined();
    expect(storedIntent(memory, 'mette', NOW + LONGEST_UNKNOWN)).toBeUndefined();
    expect(storedIntent(memory, 'mette', NOW - 1)).toBeUndefined();
  });

  test('counts as none when something else is kept in its place', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const memory = aStorage();
        memory.setItem('grossist.order', text);
        expect(storedIntent(memory, 'mette', NOW)).toBeUndefined();
      }),
    );
  });
});

describe('two orders are the same', () => {
  test('when all but their keys is the same', () => {
    expect(isSameIntent(anIntent({ key: 'one-of-them' }), anIntent({ key: 'the-other' }))).toBe(true);
  });

  test('but not of another version of the cart, another quantity, another way of paying or another person', () => {
    const one = anIntent();
    expect(isSameIntent(one, anIntent({ version: 8 }))).toBe(false);
    expect(isSameIntent(one, anIntent({ quantities: { a: 1, b: 3 } }))).toBe(false);
    expect(isSameIntent(one, anIntent({ way: 'card' }))).toBe(false);
    expect(isSameIntent(one, anIntent({ who: 'jens' }))).toBe(false);
  });
});
