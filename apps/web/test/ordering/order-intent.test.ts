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

describe('an order without a response', () => {
  test('is restored completely after a reload', () => {
    const storage = aStorage();
    storeIntent(storage, anIntent());
    expect(storedIntent(storage, 'mette', NOW + 1)).toEqual(anIntent());
  });

  test('is removed once it is answered', () => {
    const storage = aStorage();
    storeIntent(storage, anIntent());
    removeIntent(storage);
    expect(storedIntent(storage, 'mette', NOW)).toBeUndefined();
  });

  test('is not restored for another contact in the same tab', () => {
    const storage = aStorage();
    storeIntent(storage, anIntent());
    expect(storedIntent(storage, 'jens', NOW)).toBeUndefined();
  });

  test('is not restored much later, or after the clock was set back', () => {
    const storage = aStorage();
    storeIntent(storage, anIntent({ askedAt: NOW }));
    expect(storedIntent(storage, 'mette', NOW + LONGEST_UNKNOWN - 1)).toBeDefined();
    expect(storedIntent(storage, 'mette', NOW + LONGEST_UNKNOWN)).toBeUndefined();
    expect(storedIntent(storage, 'mette', NOW - 1)).toBeUndefined();
  });

  test('is ignored if the storage holds something else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const storage = aStorage();
        storage.setItem('grossist.order', text);
        expect(storedIntent(storage, 'mette', NOW)).toBeUndefined();
      }),
    );
  });
});

describe('two orders are the same', () => {
  test('if they differ in their keys only', () => {
    expect(isSameIntent(anIntent({ key: 'one-of-them' }), anIntent({ key: 'the-other' }))).toBe(true);
  });

  test('but not with another cart version, quantity, payment method or contact', () => {
    const one = anIntent();
    expect(isSameIntent(one, anIntent({ version: 8 }))).toBe(false);
    expect(isSameIntent(one, anIntent({ quantities: { a: 1, b: 3 } }))).toBe(false);
    expect(isSameIntent(one, anIntent({ way: 'card' }))).toBe(false);
    expect(isSameIntent(one, anIntent({ who: 'jens' }))).toBe(false);
  });
});
