import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyProposal,
  type CartLineFacts,
  DELIVERY_TYPES,
  judgeCart,
  NO_QUANTITY,
  type Quantity,
  remnantPieces,
  sumQuantity,
} from '../src/index.ts';
import { someLine, somePositiveQuantity } from './arbitraries.ts';

const MATERIALS = ['A', 'B', 'C'] as const;

/** Lines of three materials, of which each has one packing and one stock; some are on clearance, some are remnants. */
const someCart: fc.Arbitrary<CartLineFacts[]> = fc
  .tuple(
    fc.record({ A: someLine, B: someLine, C: someLine }),
    fc.constantFrom(...DELIVERY_TYPES),
    fc.array(
      fc.record({
        material: fc.constantFrom(...MATERIALS),
        quantity: somePositiveQuantity,
        isOnClearanceSale: fc.boolean(),
        isRemnant: fc.boolean(),
      }),
      { maxLength: 12 },
    ),
  )
  .map(([materials, deliveryType, lines]) =>
    lines.map(({ material, quantity, isOnClearanceSale, isRemnant }, index) => ({
      ...materials[material],
      lineId: String(index),
      materialNo: material,
      quantity,
      deliveryType,
      isOnClearanceSale,
      isRemnant,
    })),
  );

/** Every pending proposal applied at once. */
const applyAll = (lines: readonly CartLineFacts[]): CartLineFacts[] => {
  const judged = judgeCart(lines);
  return lines.flatMap((line) => {
    const proposal = judged.get(line.lineId)?.proposal;
    if (!proposal) return [line];
    return applyProposal(line, proposal).map((applied, part) => ({
      ...line,
      lineId: part === 0 ? line.lineId : `${line.lineId}+`,
      quantity: applied.quantity,
      isOnClearanceSale: applied.line.isOnClearanceSale,
      cableCutAccepted: applied.line.cableCutAccepted ?? false,
    }));
  });
};

const hasProposals = (lines: readonly CartLineFacts[]): boolean =>
  [...judgeCart(lines).values()].some(({ proposal }) => proposal !== undefined);

const settle = (lines: readonly CartLineFacts[]): readonly CartLineFacts[] => {
  let now = lines;
  // Each line takes five steps at most once those before it stand still.
  for (let round = 0; round < 5 * lines.length && hasProposals(now); round += 1) now = applyAll(now);
  return now;
};

const held = (lines: readonly CartLineFacts[]): Quantity => sumQuantity(lines.map(({ quantity }) => quantity));

describe('for any cart', () => {
  it('applying proposals ends in lines of which each obeys the rules beside all others', () => {
    fc.assert(
      fc.property(someCart, (cart) => {
        for (const { verdict } of judgeCart(settle(cart)).values()) expect(verdict.outcome).toBe('accepted');
      }),
      { numRuns: 1000 },
    );
  });

  it('no stock that ends is then taken twice', () => {
    fc.assert(
      fc.property(someCart, (cart) => {
        const settled = settle(cart);
        for (const material of MATERIALS) {
          const lines = settled.filter(({ materialNo }) => materialNo === material);
          const ofStock = lines.filter(({ isRemnant, remnant }) => !(isRemnant && remnant));
          const normal = ofStock.filter(({ isOnClearanceSale }) => !isOnClearanceSale);
          const clearance = ofStock.filter(({ isOnClearanceSale }) => isOnClearanceSale);
          const [facts] = lines;
          if (!facts) continue;
          const { atp, clearanceStock, fastboxAtp, remnant, isPhasedOut, deliveryType } = facts;
          if (isPhasedOut && atp !== undefined) expect(held(normal)).toBeLessThanOrEqual(atp);
          if (clearanceStock !== undefined) expect(held(clearance)).toBeLessThanOrEqual(clearanceStock);
          if (deliveryType === 'fastbox' && fastboxAtp !== undefined)
            expect(held(ofStock)).toBeLessThanOrEqual(fastboxAtp);
          if (remnant) {
            const pieces = lines
              .filter(({ isRemnant }) => isRemnant)
              .reduce((sum, { quantity }) => sum + remnantPieces(remnant.length, quantity), 0);
            expect(pieces).toBeLessThanOrEqual(remnant.pieces ?? 1);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('labels and amounts together contain what ATP does not cover', () => {
    fc.assert(
      fc.property(someCart, (cart) => {
        const lines = cart.map((line) => ({ ...line, isOnClearanceSale: false, isRemnant: false }));
        const judged = judgeCart(lines);
        for (const material of MATERIALS) {
          const ofMaterial = lines.filter(({ materialNo }) => materialNo === material);
          const atp = ofMaterial[0]?.atp;
          if (atp === undefined) continue;
          const exceeded = ofMaterial.map(({ lineId }) => judged.get(lineId)?.exceededAmount ?? NO_QUANTITY);
          expect(sumQuantity(exceeded)).toBe(Math.max(0, held(ofMaterial) - atp));
          expect(ofMaterial.map(({ lineId }) => judged.get(lineId)?.label)).toEqual(
            exceeded.map((amount) => (amount > 0 ? 'yellow' : 'green')),
          );
        }
      }),
    );
  });

  it('every line is judged, and none that is not there', () => {
    fc.assert(
      fc.property(someCart, (cart) => {
        expect([...judgeCart(cart).keys()]).toEqual(cart.map(({ lineId }) => lineId));
      }),
    );
  });
});
