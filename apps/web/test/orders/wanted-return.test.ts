import { quantityOf } from '@grossist/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  linesToReturn,
  newUuid,
  returnableLines,
  returnsOfChosen,
  wholeReturn,
  withReturn,
} from '../../app/features/orders/returns/wanted-return.ts';
import { aLine } from './builders.ts';

const returnable = aLine({ LineNumber: 1, DeliveredQuantity: 10, ReturnableQuantity: 7.5 });
const owed = aLine({ LineNumber: 2 });

describe('wanted return', () => {
  test('is offered for delivered lines that are not being returned', () => {
    expect(returnableLines([returnable, owed])).toEqual([returnable]);
  });

  test('starts with the chosen lines in full', () => {
    expect([...returnsOfChosen([returnable, owed], [1, 2]).keys()]).toEqual([1]);
    expect(returnsOfChosen([returnable, owed], [1]).get(1)?.quantity).toBe(quantityOf(7.5));
    expect(returnsOfChosen([returnable, owed], []).size).toBe(0);
  });

  test('is limited to what can be returned', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (amount) => {
        const change = { ...wholeReturn(returnable), quantity: quantityOf(amount) };
        const [line] = linesToReturn(withReturn(new Map(), returnable, change));
        expect(line?.Quantity).toBe(Math.min(amount, 7.5));
      }),
    );
  });

  test('is removed line by line', () => {
    const all = returnsOfChosen([returnable], [1]);
    expect(withReturn(all, returnable, undefined).size).toBe(0);
    expect(all.size).toBe(1);
  });

  test('has a new idempotency key each time', () => {
    const keys = new Set(Array.from({ length: 100 }, newUuid));
    expect(keys.size).toBe(100);
    for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });
});
