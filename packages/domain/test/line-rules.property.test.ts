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
  type Remnant,
  remaining,
  roundedUp,
  subtractQuantity,
  sumQuantity,
} from '../src/index.ts';
import { someLine, someLineAndWanted, somePositiveQuantity } from './arbitraries.ts';

const multipleOf = (quantity: Quantity, step: Quantity): boolean => step === 0 || quantity % step === 0;
const isPacked = (line: LineFacts, quantity: Quantity): boolean =>
  line.isRemnant === true ||
  (quantity >= line.minQuantity &&
    multipleOf(quantity, line.multiplum) &&
    (line.isWholeUnit !== true || line.multiplum > 0 || quantity % 1000 === 0));
const isOfPieces = (quantity: Quantity, { length, pieces = 1 }: Remnant): boolean =>
  (quantity <= length && pieces > 0) || (length > 0 && quantity % length === 0 && quantity / length <= pieces);
const isWhole = (line: LineFacts, quantity: Quantity): boolean =>
  !line.cableCutAllowed || line.isRemnant === true || multipleOf(quantity, line.packageSize);
const within = (quantity: Quantity, stock: Quantity | undefined, taken: Quantity = NO_QUANTITY): boolean =>
  stock === undefined || quantity <= remaining(stock, taken);

/**
 * Its stock, computed independently: a clearance line draws on clearance stock, others on ATP, all on the express box.
 */
const isInStock = (line: LineFacts, quantity: Quantity): boolean => {
  const { inCartElsewhere: normal = NO_QUANTITY, clearanceInCartElsewhere: onClearance = NO_QUANTITY } = line;
  if (line.isRemnant && line.remnant) return isOfPieces(quantity, line.remnant);
  return (
    (!line.isPhasedOut || line.isOnClearanceSale || within(quantity, line.atp, normal)) &&
    (!line.isOnClearanceSale || within(quantity, line.clearanceStock, onClearance)) &&
    (line.deliveryType !== 'fastbox' || within(quantity, line.fastboxAtp, addQuantity(normal, onClearance)))
  );
};

/** Every rule of sections 4 and 5, implemented independently. */
const obeysEveryRule = (line: LineFacts, quantity: Quantity): boolean =>
  quantity > 0 &&
  !(line.deliveryType === 'smart-kit' && line.isAllowedInSmartKit === false) &&
  isPacked(line, quantity) &&
  (isWhole(line, quantity) || (line.deliveryType !== 'fastbox' && line.cableCutAccepted === true)) &&
  isInStock(line, quantity);

/** Applies proposal after proposal; every step tells its kind. */
const settle = (start: AppliedLine, seen: readonly ProposalKind[] = []): AppliedLine[] => {
  const verdict = checkLine(start.line, start.quantity);
  if (verdict.outcome !== 'proposed') return [start];
  expect(seen).not.toContain(verdict.kind);
  expect(seen.length).toBeLessThan(5);
  return applyProposal(start.line, verdict).flatMap((next) => settle(next, [...seen, verdict.kind]));
};

describe('for any quantity', () => {
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

  it('applying never yields a proposal of a kind that was applied, and ends within five steps in lines that obey every rule', () => {
    fc.assert(
      fc.property(someLineAndWanted, ([line, wanted]) => {
        for (const settled of settle({ line, quantity: wanted, isClearanceAdditional: false })) {
          expect(obeysEveryRule(settled.line, settled.quantity)).toBe(true);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('settles on at most the packed request, and less only at the end of stock or kit', () => {
    fc.assert(
      fc.property(someLineAndWanted, ([line, wanted]) => {
        const lines = settle({ line, quantity: wanted, isClearanceAdditional: false });
        const sum = sumQuantity(lines.map(({ quantity }) => quantity));
        const packed = roundedUp(line, wanted)?.quantity ?? NO_QUANTITY;
        expect(sum).toBeLessThanOrEqual(packed);
        const knowsNoEnd =
          line.deliveryType !== 'smart-kit' &&
          line.remnant === undefined &&
          (!line.isPhasedOut || line.atp === undefined) &&
          line.fastboxAtp === undefined;
        if (knowsNoEnd) expect(sum).toBe(packed);
      }),
      { numRuns: 3000 },
    );
  });

  it('splits into lines that sum to the request', () => {
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

  it('rounds to the least allowed quantity of at least the request', () => {
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

  it('proposes what addToCart would accept, unless packages apply too', () => {
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
