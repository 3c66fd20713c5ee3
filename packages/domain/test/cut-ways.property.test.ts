import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutWays, type LineFacts, quantityOf, roundedUp } from '../src/index.ts';
import { someLine, someQuantity } from './arbitraries.ts';

const CABLE: LineFacts = {
  minQuantity: quantityOf(0),
  multiplum: quantityOf(1),
  packageSize: quantityOf(100),
  cableCutAllowed: true,
  isPhasedOut: false,
  isOnClearanceSale: false,
  deliveryType: 'normal',
};

describe('the ways to get a length', () => {
  it('are to cut it or to take the package', () => {
    expect(cutWays(CABLE, quantityOf(35))).toEqual({ cut: quantityOf(35), whole: quantityOf(100) });
    expect(cutWays(CABLE, quantityOf(135))).toEqual({ cut: quantityOf(135), whole: quantityOf(200) });
  });

  it.each([
    ['whole packages', CABLE, 200],
    ['what is not cut', { ...CABLE, cableCutAllowed: false }, 35],
    ['an express box, which cuts nothing', { ...CABLE, deliveryType: 'fastbox' }, 35],
    ['a remnant', { ...CABLE, isRemnant: true }, 35],
    ['nothing', CABLE, 0],
  ] as const)('are none for %s', (_, line, wanted) => {
    expect(cutWays(line, quantityOf(wanted))).toBeUndefined();
  });

  it('both cover the quantity and follow the packing, and only one of them is cut', () => {
    fc.assert(
      fc.property(someLine, someQuantity, (line, wanted) => {
        const ways = cutWays(line, wanted);
        if (ways === undefined) return;
        expect(ways.cut).toBeGreaterThanOrEqual(wanted);
        expect(ways.whole).toBeGreaterThan(ways.cut);
        expect(roundedUp(line, ways.cut)).toMatchObject({ quantity: ways.cut, cableCut: true });
        expect(roundedUp(line, ways.whole)).toEqual({ quantity: ways.whole, changed: false, cableCut: false });
      }),
      { numRuns: 500 },
    );
  });

  it('exist whenever adding would cut', () => {
    fc.assert(
      fc.property(someLine, someQuantity, (line, wanted) => {
        const isCut = roundedUp(line, wanted)?.cableCut === true && line.deliveryType !== 'fastbox';
        fc.pre(isCut);
        expect(cutWays(line, wanted)).toBeDefined();
      }),
    );
  });
});
