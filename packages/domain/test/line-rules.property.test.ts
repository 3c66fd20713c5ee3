import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AppliedLine,
  addQuantity,
  applyProposal,
  checkLine,
  type LineFacts,
  NO_QUANTITY,
  type ProposalKind,
  type Quantity,
  quantityOfThousandths,
  remaining,
  roundedUp,
  subtractQuantity,
  sumQuantity,
} from '../src/index.ts';
import { someLine, someLineAndWanted, somePositiveQuantity } from './arbitraries.ts';

const multipleOf = (quantity: Quantity, step: Quantity): boolean => step === 0 || quantity % step === 0;
const isPacked = (line: LineFacts, quantity: Quantity): boolean =>
  line.isRemnant === true || (quantity >= line.minQuantity && multipleOf(quantity, line.multiplum));
const isWhole = (line: LineFacts, quantity: Quantity): boolean =>
  !line.cableCutAllowed || line.isRemnant === true || multipleOf(quantity, line.packageSize);
const within = (quantity: Quantity, stock: Quantity | undefined, taken: Quantity = NO_QUANTITY): boolean =>
  stock === undefined || quantity <= remaining(stock, taken);

/** Every rule of section 4, said once more and otherwise. */
const obeysEveryRule = (line: LineFacts, quantity: Quantity): boolean =>
  quantity > 0 &&
  isPacked(line, quantity) &&
  (isWhole(line, quantity) || (line.deliveryType !== 'fastbox' && line.cableCutAccepted === true)) &&
  (!line.isPhasedOut || within(quantity, line.atp, line.inCartElsewhere)) &&
  (!line.isOnClearanceSale || within(quantity, line.clearanceStock, line.clearanceInCartElsewhere)) &&
  (line.deliveryType !== 'fastbox' || within(quantity, line.fastboxAtp, line.inCartElsewhere));

/** Applies proposal after proposal; every step tells its kind. */
const settle = (start: AppliedLine, seen: readonly ProposalKind[] = []): AppliedLine[] => {
  const verdict = checkLine(start.line, start.quantity);
  if (verdict.outcome !== 'proposed') return [start];
  expect(seen).not.toContain(verdict.kind);
  return applyProposal(start.line, verdict).flatMap((next) => settle(next, [...seen, verdict.kind]));
};

describe('whatever is wanted', () => {
  it('an accepted line obeys every rule, and one that does is accepted', () => {
    fc.assert(
      fc.property(someLineAndWanted, ([line, wanted]) => {
        const verdict = checkLine(line, wanted);
        expect(verdict.outcome === 'accepted').toBe(obeysEveryRule(line, wanted));
        if (verdict.outcome === 'accepted') expect(verdict.cableCut).toBe(!isWhole(line, wanted));
      }),
      { numRuns: 3000 },
    );
  });

  it('applying never yields a proposal of a kind that was applied, and ends in lines that obey every rule', () => {
    fc.assert(
      fc.property(someLineAndWanted, ([line, wanted]) => {
        for (const settled of settle({ line, quantity: wanted, isClearanceAdditional: false })) {
          expect(obeysEveryRule(settled.line, settled.quantity)).toBe(true);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('the lines of a split are together what was asked', () => {
    fc.assert(
      fc.property(someLineAndWanted, ([line, wanted]) => {
        const facts: LineFacts = { ...line, isOnClearanceSale: true };
        const verdict = checkLine(facts, wanted);
        fc.pre(verdict.outcome === 'proposed' && verdict.kind === 'clearance-split');
        if (verdict.outcome !== 'proposed') return;
        const lines = applyProposal(facts, verdict);
        expect(sumQuantity(lines.map(({ quantity }) => quantity))).toBe(wanted);
        for (const { line: part, quantity } of lines) expect(isPacked(part, quantity)).toBe(true);
      }),
    );
  });

  it('a cap is the greatest allowed quantity within stock', () => {
    fc.assert(
      fc.property(someLineAndWanted, ([line, wanted]) => {
        const verdict = checkLine(line, wanted);
        fc.pre(verdict.outcome === 'proposed' && (verdict.kind === 'phased-out' || verdict.kind === 'fastbox'));
        if (verdict.outcome !== 'proposed' || !('available' in verdict)) return;
        expect(verdict.proposedQuantity).toBeLessThanOrEqual(verdict.available);
        const next = roundedUp(line, addQuantity(verdict.proposedQuantity, quantityOfThousandths(1)));
        expect(next === undefined || next.quantity > verdict.available).toBe(true);
      }),
    );
  });

  it('rounding gives the least allowed quantity of at least what was wanted', () => {
    const small = fc.integer({ min: 0, max: 12 }).map(quantityOfThousandths);
    fc.assert(
      fc.property(someLine, small, small, small, somePositiveQuantity, (line, min, multiplum, packageSize, wanted) => {
        const facts: LineFacts = { ...line, minQuantity: min, multiplum, packageSize };
        const allowed = (quantity: Quantity): boolean =>
          isPacked(facts, quantity) && (facts.deliveryType !== 'fastbox' || isWhole(facts, quantity));
        let least = wanted;
        while (!allowed(least)) least = addQuantity(least, quantityOfThousandths(1));
        expect(roundedUp(facts, wanted)?.quantity).toBe(least);
      }),
    );
  });

  it('rounding proposes what addToCart would take, unless packages bind it too', () => {
    fc.assert(
      fc.property(someLineAndWanted, ([line, wanted]) => {
        const facts: LineFacts = { ...line, deliveryType: 'normal' };
        const verdict = checkLine(facts, wanted);
        fc.pre(verdict.outcome === 'proposed' && verdict.kind === 'rounding');
        if (verdict.outcome !== 'proposed') return;
        expect(roundedUp(facts, wanted)?.quantity).toBe(verdict.proposedQuantity);
        expect(subtractQuantity(verdict.proposedQuantity, wanted)).toBeGreaterThan(0);
      }),
    );
  });
});
