import { describe, expect, it } from 'vitest';
import {
  applyProposal,
  checkLine,
  countsWhole,
  isAllowedInSmartKit,
  type LineFacts,
  NO_QUANTITY,
  quantityOf,
  remnantPieces,
  roundedUp,
} from '../src/index.ts';

const q = quantityOf;

const aLine = (facts: Partial<LineFacts> = {}): LineFacts => ({
  minQuantity: NO_QUANTITY,
  multiplum: NO_QUANTITY,
  packageSize: NO_QUANTITY,
  cableCutAllowed: false,
  isPhasedOut: false,
  isOnClearanceSale: false,
  deliveryType: 'normal',
  ...facts,
});

const proposalFor = (line: LineFacts, wanted: string | number) => {
  const verdict = checkLine(line, q(wanted));
  if (verdict.outcome !== 'proposed') throw new Error(`expected a proposal, got ${verdict.outcome}`);
  return verdict;
};

describe('rounding', () => {
  it('proposes the minimum below it', () => {
    expect(proposalFor(aLine({ minQuantity: q(10), multiplum: q(5) }), 3)).toMatchObject({
      kind: 'rounding',
      proposedQuantity: q(10),
    });
  });

  it('proposes the next multiple of the multiplum', () => {
    expect(proposalFor(aLine({ multiplum: q('0.5') }), '1.2')).toMatchObject({ proposedQuantity: q('1.5') });
  });

  it('rounds a minimum that is no multiple up to the next multiple', () => {
    expect(proposalFor(aLine({ minQuantity: q(5), multiplum: q(4) }), 2)).toMatchObject({ proposedQuantity: q(8) });
    expect(proposalFor(aLine({ minQuantity: q(5), multiplum: q(4) }), 5)).toMatchObject({ proposedQuantity: q(8) });
  });

  it('accepts an allowed quantity', () => {
    expect(checkLine(aLine({ minQuantity: q(10), multiplum: q(5) }), q(15))).toEqual({
      outcome: 'accepted',
      quantity: q(15),
      cableCut: false,
    });
  });

  it.each([0, -1])('refuses %s', (wanted) => {
    expect(checkLine(aLine(), q(wanted))).toEqual({ outcome: 'refused', reason: 'not-positive' });
    expect(roundedUp(aLine(), q(wanted))).toBeUndefined();
  });

  it('refuses quantities that are too large after rounding', () => {
    const line = aLine({ multiplum: q('9000000000000') });
    expect(checkLine(line, q('9000000000001'))).toEqual({ outcome: 'refused', reason: 'too-large' });
    expect(roundedUp(line, q('9000000000001'))).toBeUndefined();
  });

  it('is applied before every other rule', () => {
    const line = aLine({ multiplum: q(10), isPhasedOut: true, atp: q(1), cableCutAllowed: true, packageSize: q(100) });
    expect(proposalFor(line, 15).kind).toBe('rounding');
  });

  it('leaves a remnant as the piece it is', () => {
    const line = aLine({ minQuantity: q(100), multiplum: q(100), isRemnant: true });
    expect(checkLine(line, q(37))).toMatchObject({ outcome: 'accepted', quantity: q(37) });
  });
});

describe('units', () => {
  it.each(['PCE', 'ROL', 'PAK', 'stk', ' BOX '])('%s is sold whole', (unit) => {
    expect(countsWhole(unit)).toBe(true);
  });

  it.each(['MTR', 'KGM', 'LTR', 'XYZ', ''])('"%s" is sold in parts', (unit) => {
    expect(countsWhole(unit)).toBe(false);
  });

  it('that are whole are rounded up where the material has no multiplum', () => {
    expect(proposalFor(aLine({ isWholeUnit: true }), '1.2')).toMatchObject({
      kind: 'rounding',
      proposedQuantity: q(2),
    });
    expect(checkLine(aLine(), q('1.2')).outcome).toBe('accepted');
  });

  it('are sold in halves if the multiplum allows it', () => {
    const halves = aLine({ isWholeUnit: true, multiplum: q('0.5') });
    expect(checkLine(halves, q('1.5')).outcome).toBe('accepted');
    expect(proposalFor(halves, '1.2')).toMatchObject({ proposedQuantity: q('1.5') });
  });

  it('that are whole are not required of a remnant', () => {
    expect(checkLine(aLine({ isWholeUnit: true, isRemnant: true }), q('7.5')).outcome).toBe('accepted');
  });
});

describe('a remnant', () => {
  const piece = aLine({ isRemnant: true, remnant: { length: q(37) }, minQuantity: q(100), multiplum: q(100) });

  it('is taken whole or in part', () => {
    expect(checkLine(piece, q(37))).toMatchObject({ outcome: 'accepted', cableCut: false });
    expect(checkLine(piece, q(20))).toMatchObject({ outcome: 'accepted', cableCut: false });
  });

  it('is never longer than the piece', () => {
    expect(proposalFor(piece, 38)).toMatchObject({ kind: 'remnant', proposedQuantity: q(37), available: q(37) });
  });

  it('may be several of the same length, each beyond the first whole', () => {
    const three = { ...piece, remnant: { length: q(37), pieces: 3 } };
    expect(checkLine(three, q(74)).outcome).toBe('accepted');
    expect(proposalFor(three, 80)).toMatchObject({ proposedQuantity: q(74), length: q(37), available: q(111) });
    expect(proposalFor(three, 500)).toMatchObject({ proposedQuantity: q(111) });
  });

  it('that other lines use is not available', () => {
    const proposal = proposalFor({ ...piece, remnant: { length: q(37), pieces: 0 } }, 37);
    expect(applyProposal(piece, proposal)).toEqual([]);
    expect(proposalFor({ ...piece, remnant: { length: q(0), pieces: 5 } }, 1).proposedQuantity).toBe(NO_QUANTITY);
  });

  it('uses its pieces as stock, not the material’s ATP', () => {
    const gone = { ...piece, isPhasedOut: true, isOnClearanceSale: true, atp: q(0), clearanceStock: q(0) };
    expect(checkLine(gone, q(37)).outcome).toBe('accepted');
    expect(checkLine({ ...gone, deliveryType: 'fastbox', fastboxAtp: q(0) }, q(37)).outcome).toBe('accepted');
  });

  it('counts a part of a piece as one', () => {
    expect([0, 1, 37, 38, 74].map((quantity) => remnantPieces(q(37), q(quantity)))).toEqual([0, 1, 1, 2, 2]);
    expect(remnantPieces(q(0), q(5))).toBe(0);
  });
});

describe('a smart kit', () => {
  const direct = aLine({ deliveryType: 'smart-kit', isAllowedInSmartKit: false, multiplum: q(10) });

  it('does not allow some materials: applying it removes the line', () => {
    const proposal = proposalFor(direct, 3);
    expect(proposal).toMatchObject({ kind: 'smart-kit', proposedQuantity: NO_QUANTITY });
    expect(applyProposal(direct, proposal)).toEqual([]);
  });

  it('is the only mode that minds', () => {
    expect(checkLine({ ...direct, deliveryType: 'normal' }, q(10)).outcome).toBe('accepted');
    expect(checkLine({ ...direct, isAllowedInSmartKit: true }, q(10)).outcome).toBe('accepted');
  });

  it('takes neither direct deliveries nor remnants', () => {
    expect(isAllowedInSmartKit({})).toBe(true);
    expect(isAllowedInSmartKit({ isDirectDelivery: true })).toBe(false);
    expect(isAllowedInSmartKit({ isRemnant: true })).toBe(false);
  });
});

describe('cable cut', () => {
  const cable = aLine({ cableCutAllowed: true, packageSize: q(100), multiplum: q(1) });

  it('warns, keeps the quantity and returns the next whole packages', () => {
    expect(proposalFor(cable, 150)).toMatchObject({
      kind: 'cable-cut',
      proposedQuantity: q(150),
      wholePackages: q(200),
      mayCut: true,
    });
  });

  it('is accepted with its fee once applied', () => {
    const [applied] = applyProposal(cable, proposalFor(cable, 150));
    expect(applied && checkLine(applied.line, applied.quantity)).toEqual({
      outcome: 'accepted',
      quantity: q(150),
      cableCut: true,
    });
  });

  it('does not mention whole packages', () => {
    expect(checkLine(cable, q(300))).toMatchObject({ outcome: 'accepted', cableCut: false });
  });

  it('rounds to whole packages in a fastbox cart', () => {
    const fastbox: LineFacts = { ...cable, deliveryType: 'fastbox' };
    expect(proposalFor(fastbox, 150)).toMatchObject({ kind: 'cable-cut', proposedQuantity: q(200), mayCut: false });
    expect(roundedUp(fastbox, q(150))).toEqual({ quantity: q(200), changed: true, cableCut: false });
  });

  it('rounds to what is a multiple of package and multiplum alike', () => {
    const line = aLine({ ...cable, multiplum: q(30), deliveryType: 'fastbox' });
    expect(roundedUp(line, q(150))?.quantity).toBe(q(300));
  });

  it('is reported by addToCart without changing the quantity', () => {
    expect(roundedUp(cable, q(150))).toEqual({ quantity: q(150), changed: false, cableCut: true });
  });
});

describe('phased-out', () => {
  const last = aLine({ isPhasedOut: true, atp: q(25), multiplum: q(10), minQuantity: q(10) });

  it('caps at the greatest allowed quantity within ATP', () => {
    expect(proposalFor(last, 30)).toMatchObject({ kind: 'phased-out', proposedQuantity: q(20), available: q(25) });
  });

  it('counts the quantities of other lines of the cart', () => {
    expect(proposalFor({ ...last, inCartElsewhere: q(15) }, 20)).toMatchObject({ proposedQuantity: q(10) });
  });

  it('proposes nothing at all where stock is below the least quantity sold, and applying removes the line', () => {
    const proposal = proposalFor({ ...last, atp: q(9) }, 10);
    expect(proposal.proposedQuantity).toBe(NO_QUANTITY);
    expect(applyProposal(last, proposal)).toEqual([]);
  });

  it('is not judged while stock is unknown', () => {
    expect(checkLine({ ...last, atp: undefined }, q(30)).outcome).toBe('accepted');
  });
});

describe('phased-out goods on clearance', () => {
  const both = aLine({
    isPhasedOut: true,
    isOnClearanceSale: true,
    atp: q(15),
    clearanceStock: q(25),
    multiplum: q(10),
  });

  it('are capped by clearance stock plus ATP, and split then', () => {
    const proposal = proposalFor(both, 60);
    expect(proposal).toMatchObject({ kind: 'phased-out', proposedQuantity: q(30), available: q(30) });
    expect(proposalFor(both, 30)).toMatchObject({
      kind: 'clearance-split',
      split: { clearance: q(20), normal: q(10) },
    });
  });

  it('are not judged while clearance stock is unknown', () => {
    expect(checkLine({ ...both, clearanceStock: undefined }, q(60)).outcome).toBe('accepted');
  });

  it('are none where both stocks are negative', () => {
    expect(proposalFor({ ...both, atp: q(-5), clearanceStock: q(-1) }, 10).proposedQuantity).toBe(NO_QUANTITY);
  });
});

describe('clearance', () => {
  const clearance = aLine({ isOnClearanceSale: true, clearanceStock: q(20), minQuantity: q(10), multiplum: q(5) });

  it('splits into a clearance line and an additional normal line', () => {
    const proposal = proposalFor(clearance, 35);
    expect(proposal).toMatchObject({ kind: 'clearance-split', split: { clearance: q(20), normal: q(15) } });
    const lines = applyProposal(clearance, proposal);
    expect(lines.map(({ quantity, isClearanceAdditional }) => ({ quantity, isClearanceAdditional }))).toEqual([
      { quantity: q(20), isClearanceAdditional: false },
      { quantity: q(15), isClearanceAdditional: true },
    ]);
    expect(lines.map(({ line, quantity }) => checkLine(line, quantity).outcome)).toEqual(['accepted', 'accepted']);
  });

  it('leaves the additional line its minimum', () => {
    expect(proposalFor(clearance, 25)).toMatchObject({ split: { clearance: q(15), normal: q(10) } });
  });

  it('makes all of it a normal line where no clearance line can stand', () => {
    const proposal = proposalFor(clearance, 50);
    expect(proposalFor({ ...clearance, clearanceStock: q(5) }, 50)).toMatchObject({
      split: { clearance: NO_QUANTITY, normal: q(50) },
    });
    expect(proposal.kind).toBe('clearance-split');
  });

  it('counts other clearance lines of the cart', () => {
    expect(proposalFor({ ...clearance, clearanceInCartElsewhere: q(10) }, 20)).toMatchObject({
      available: q(10),
      split: { clearance: q(10), normal: q(10) },
    });
  });
});

describe('fastbox', () => {
  const boxed = aLine({ deliveryType: 'fastbox', fastboxAtp: q(10), inCartElsewhere: q(4) });

  it('flags a quantity beyond fastbox stock less what is in the cart', () => {
    expect(proposalFor(boxed, 7)).toMatchObject({ kind: 'fastbox', proposedQuantity: q(6), available: q(6) });
    expect(checkLine(boxed, q(6)).outcome).toBe('accepted');
  });

  it('binds fastbox carts only', () => {
    expect(checkLine({ ...boxed, deliveryType: 'normal' }, q(700)).outcome).toBe('accepted');
  });
});

describe('the order of the rules', () => {
  const everything = aLine({
    minQuantity: q(10),
    multiplum: q(5),
    packageSize: q(100),
    cableCutAllowed: true,
    isPhasedOut: true,
    isOnClearanceSale: true,
    deliveryType: 'fastbox',
    atp: q(10),
    clearanceStock: q(10),
    fastboxAtp: q(10),
  });

  it.each([
    ['rounding', 153, {}],
    ['cable-cut', 150, {}],
    ['phased-out', 200, {}],
    ['clearance-split', 200, { isPhasedOut: false }],
    ['fastbox', 200, { isPhasedOut: false, isOnClearanceSale: false }],
  ] as const)('tells of %s first for a quantity of %d with %j', (kind, wanted, facts) => {
    expect(proposalFor({ ...everything, ...facts }, wanted).kind).toBe(kind);
  });

  it('counts both lines of a split against fastbox stock', () => {
    const line = aLine({ isOnClearanceSale: true, clearanceStock: q(20), deliveryType: 'fastbox', fastboxAtp: q(25) });
    const [clearance, additional] = applyProposal(line, proposalFor(line, 35));
    expect(clearance && proposalFor(clearance.line, 20)).toMatchObject({ kind: 'fastbox', available: q(10) });
    expect(additional && proposalFor(additional.line, 15)).toMatchObject({ kind: 'fastbox', available: q(5) });
  });
});
