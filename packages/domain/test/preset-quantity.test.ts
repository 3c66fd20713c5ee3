import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkLine,
  type LineFacts,
  presetQuantity,
  type Quantity,
  quantityOf,
  quantityOfThousandths,
} from '../src/index.ts';

const facts = (more: Partial<LineFacts>): LineFacts => ({
  minQuantity: quantityOf(0),
  multiplum: quantityOf(0),
  packageSize: quantityOf(0),
  cableCutAllowed: false,
  isPhasedOut: false,
  isOnClearanceSale: false,
  deliveryType: 'normal',
  ...more,
});

describe('the preset quantity', () => {
  it('is one for materials that are sold singly', () => {
    expect(presetQuantity(facts({}))).toBe(quantityOf(1));
    expect(presetQuantity(facts({ packageSize: quantityOf(50) }))).toBe(quantityOf(1));
  });

  it('is the least that minimum and multiplum allow', () => {
    expect(presetQuantity(facts({ multiplum: quantityOf(12), packageSize: quantityOf(12) }))).toBe(quantityOf(12));
    expect(presetQuantity(facts({ minQuantity: quantityOf(10), multiplum: quantityOf(4) }))).toBe(quantityOf(12));
  });

  it('is the package size of goods that are cut', () => {
    expect(presetQuantity(facts({ packageSize: quantityOf(100), cableCutAllowed: true }))).toBe(quantityOf(100));
    const byTheMeter = { multiplum: quantityOf(1), packageSize: quantityOf(50), cableCutAllowed: true };
    expect(presetQuantity(facts(byTheMeter))).toBe(quantityOf(50));
    expect(presetQuantity(facts({ ...byTheMeter, minQuantity: quantityOf(60) }))).toBe(quantityOf(100));
  });

  it('of a carton is its pieces, rounded up to the packing', () => {
    expect(presetQuantity(facts({}), quantityOf(25))).toBe(quantityOf(25));
    expect(presetQuantity(facts({ minQuantity: quantityOf(40) }), quantityOf(25))).toBe(quantityOf(40));
    expect(presetQuantity(facts({ multiplum: quantityOf(10) }), quantityOf(25))).toBe(quantityOf(30));
  });

  it('is always accepted as it is, without a cut', () => {
    const some = fc
      .integer({ min: 0, max: 500_000 })
      .map((thousandths): Quantity => quantityOfThousandths(thousandths));
    fc.assert(
      fc.property(some, some, some, fc.boolean(), (minQuantity, multiplum, packageSize, cableCutAllowed) => {
        const line = facts({ minQuantity, multiplum, packageSize, cableCutAllowed });
        const quantity = presetQuantity(line);
        expect(checkLine(line, quantity)).toEqual({ outcome: 'accepted', quantity, cableCut: false });
      }),
    );
  });
});
