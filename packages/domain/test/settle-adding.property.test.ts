import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addQuantity,
  checkLine,
  type LineFacts,
  maxQuantity,
  NO_QUANTITY,
  type Quantity,
  remaining,
  roundedUp,
  settleAdding,
} from '../src/index.ts';
import { someLineAndWanted } from './arbitraries.ts';

/** What is added to a cart without other lines of the material. */
const onClearance = (line: LineFacts): LineFacts => ({
  ...line,
  isOnClearanceSale: true,
  isRemnant: false,
  remnant: undefined,
  cableCutAccepted: true,
  inCartElsewhere: NO_QUANTITY,
  clearanceInCartElsewhere: NO_QUANTITY,
});

const settled = (line: LineFacts, wanted: Quantity) => {
  const rounded = roundedUp(line, wanted);
  const adding = rounded && settleAdding(line, rounded.quantity, NO_QUANTITY);
  return adding?.outcome === 'settled' ? { ...adding, rounded: rounded?.quantity ?? NO_QUANTITY } : undefined;
};

describe('a quantity that is added on clearance', () => {
  it('loses nothing except by a cap, and limits the clearance line to its stock', () => {
    fc.assert(
      fc.property(someLineAndWanted, ([some, wanted]) => {
        const line = onClearance(some);
        const adding = settled(line, wanted);
        fc.pre(adding !== undefined);
        const { clearance, normal, cappedBy, rounded } = adding;
        const both = addQuantity(clearance, normal);
        expect(both).toBeLessThanOrEqual(rounded);
        if (cappedBy === undefined) expect(both).toBe(rounded);
        if (cappedBy === undefined || !['phased-out', 'fastbox'].includes(cappedBy)) expect(both).toBe(rounded);
        if (line.clearanceStock !== undefined) {
          expect(clearance).toBeLessThanOrEqual(maxQuantity(line.clearanceStock, NO_QUANTITY));
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('gives two lines that the rules accept, beside one another', () => {
    fc.assert(
      fc.property(someLineAndWanted, ([some, wanted]) => {
        // Of phased-out goods the normal line has a cap of its own, which is asked when it is added.
        const line = { ...onClearance(some), isPhasedOut: false };
        const adding = settled(line, wanted);
        fc.pre(adding !== undefined);
        const { clearance, normal } = adding;
        if (clearance > 0) {
          expect(checkLine({ ...line, inCartElsewhere: normal }, clearance).outcome).toBe('accepted');
        }
        if (normal > 0) {
          const beside = { ...line, isOnClearanceSale: false, clearanceInCartElsewhere: clearance };
          expect(checkLine(beside, normal).outcome).toBe('accepted');
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('takes all that clearance stock covers where the normal line has its minimum already', () => {
    fc.assert(
      fc.property(someLineAndWanted, ([some, wanted]) => {
        const line: LineFacts = {
          ...onClearance(some),
          minQuantity: NO_QUANTITY,
          multiplum: NO_QUANTITY,
          isWholeUnit: false,
        };
        fc.pre(line.deliveryType === 'normal' && !line.isPhasedOut && line.clearanceStock !== undefined);
        const adding = settleAdding(line, wanted, wanted);
        expect(adding).toMatchObject({
          outcome: 'settled',
          normal: remaining(wanted, maxQuantity(line.clearanceStock ?? NO_QUANTITY, NO_QUANTITY)),
        });
      }),
      { numRuns: 1000 },
    );
  });
});
