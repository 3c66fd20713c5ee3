import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kitChildQuantities, mostKits, quantityOf, quantityOfThousandths, wholeKits } from '../src/index.ts';
import { somePositiveQuantity, someQuantity } from './arbitraries.ts';

const q = quantityOf;

describe('the materials of a kit', () => {
  const children = [
    { id: 'a', quantityPerKit: q(3) },
    { id: 'b', quantityPerKit: q('1.5') },
  ];

  it('are there once for each kit', () => {
    expect(kitChildQuantities(q(4), children)).toEqual(
      new Map([
        ['a', q(12)],
        ['b', q(6)],
      ]),
    );
  });

  it.each(['0', '-1', '1.5'])('are none of %s kits: kits are counted whole', (kits) => {
    expect(wholeKits(q(kits))).toBeUndefined();
    expect(kitChildQuantities(q(kits), children)).toBeUndefined();
  });

  it('are refused when they are too many to count', () => {
    expect(kitChildQuantities(q('9000000000000'), children)).toBeUndefined();
  });
});

describe('as many kits as stock allows', () => {
  const needs = (materialNo: string, quantityPerKit: number, available: number | undefined) => ({
    materialNo,
    quantityPerKit: q(quantityPerKit),
    available: available === undefined ? undefined : q(available),
  });

  it('are whole, and as many as the scarcest material gives', () => {
    expect(mostKits([needs('A', 3, 10), needs('B', 1, 100)])).toBe(q(3));
    expect(mostKits([needs('A', 3, 2)])).toBe(q(0));
    expect(mostKits([needs('A', 3, -2)])).toBe(q(0));
  });

  it('count a repeated material of a kit once', () => {
    expect(mostKits([needs('A', 3, 10), needs('A', 2, 10)])).toBe(q(2));
  });

  it('leave out unknown values, and are unknown when all are', () => {
    expect(mostKits([needs('A', 3, undefined), needs('B', 1, 7)])).toBe(q(7));
    expect(mostKits([needs('A', 3, undefined), needs('B', 0, 7)])).toBeUndefined();
    expect(mostKits([])).toBeUndefined();
  });

  it('are within stock, and one more would not be', () => {
    fc.assert(
      fc.property(somePositiveQuantity, someQuantity, (quantityPerKit, available) => {
        const kits = mostKits([{ materialNo: 'A', quantityPerKit, available }]) ?? q(0);
        const held = kitChildQuantities(kits, [{ id: 'a', quantityPerKit }])?.get('a') ?? q(0);
        expect(held).toBeLessThanOrEqual(available);
        const more = kitChildQuantities(quantityOfThousandths(kits + 1000), [{ id: 'a', quantityPerKit }]);
        expect(more?.get('a')).toBeGreaterThan(available);
      }),
    );
  });
});
