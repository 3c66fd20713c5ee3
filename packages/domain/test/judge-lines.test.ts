import { describe, expect, it } from 'vitest';
import { type CartLineFacts, judgeCart, NO_QUANTITY, quantityOf } from '../src/index.ts';

const q = quantityOf;

const aLine = (lineId: string, facts: Partial<CartLineFacts> = {}): CartLineFacts => ({
  lineId,
  materialNo: 'A',
  quantity: q(6),
  minQuantity: NO_QUANTITY,
  multiplum: NO_QUANTITY,
  packageSize: NO_QUANTITY,
  cableCutAllowed: false,
  isPhasedOut: false,
  isOnClearanceSale: false,
  deliveryType: 'normal',
  atp: q(10),
  ...facts,
});

/** Kind and proposed quantity of each line's proposal, by line. */
const proposals = (lines: readonly CartLineFacts[]) =>
  Object.fromEntries(
    [...judgeCart(lines)].map(([lineId, { proposal }]) => [
      lineId,
      proposal && [proposal.kind, proposal.proposedQuantity],
    ]),
  );

const labels = (lines: readonly CartLineFacts[]) =>
  [...judgeCart(lines).values()].map(({ label, exceededAmount }) => [label, exceededAmount]);

describe('lines that share one stock', () => {
  it('are summed in their order: the line that exceeds it is reported', () => {
    const facts = { isPhasedOut: true };
    const lines = [aLine('1', facts), aLine('2', facts), aLine('3', { ...facts, materialNo: 'B' })];
    expect(proposals(lines)).toEqual({ 1: undefined, 2: ['phased-out', q(4)], 3: undefined });
  });

  it('is labelled green while it is within ATP, then yellow with the amount that exceeds it', () => {
    expect(labels([aLine('1'), aLine('2'), aLine('3')])).toEqual([
      ['green', q(0)],
      ['yellow', q(2)],
      ['yellow', q(6)],
    ]);
  });

  it('is clearance stock for clearance lines, ATP for the others and the express box for both', () => {
    const clearance = { isOnClearanceSale: true, clearanceStock: q(8) };
    expect(proposals([aLine('1', clearance), aLine('2'), aLine('3', clearance)])).toEqual({
      1: undefined,
      2: undefined,
      3: ['clearance-split', q(2)],
    });
    expect(labels([aLine('1', clearance), aLine('2'), aLine('3', clearance)])).toEqual([
      ['green', q(0)],
      ['green', q(0)],
      ['yellow', q(4)],
    ]);
    const boxed = { deliveryType: 'fastbox', fastboxAtp: q(13) } as const;
    expect(
      proposals([
        aLine('1', { ...clearance, ...boxed }),
        aLine('2', boxed),
        aLine('3', { ...boxed, isPhasedOut: true }),
      ]),
    ).toEqual({ 1: undefined, 2: undefined, 3: ['phased-out', q(4)] });
    expect(proposals([aLine('1', { ...clearance, ...boxed }), aLine('2', boxed), aLine('3', boxed)])[3]).toEqual([
      'fastbox',
      q(1),
    ]);
  });

  it('is pieces for remnants of the same length', () => {
    const piece = { isRemnant: true, remnant: { length: q(6), pieces: 2 }, atp: NO_QUANTITY };
    const lines = [aLine('1', piece), aLine('2', { ...piece, quantity: q(3) }), aLine('3', piece), aLine('4')];
    expect(proposals(lines)).toEqual({ 1: undefined, 2: undefined, 3: ['remnant', q(0)], 4: undefined });
    expect(labels(lines)).toEqual([
      ['green', q(0)],
      ['green', q(0)],
      ['yellow', q(6)],
      ['green', q(0)],
    ]);
  });
});

it('pieces that the ERP numbers are each there once, though they are as long', () => {
  const piece = (id: string) => ({ isRemnant: true, remnant: { id, length: q(6) } });
  expect(proposals([aLine('1', piece('R1')), aLine('2', piece('R2')), aLine('3', piece('R1'))])).toEqual({
    1: undefined,
    2: undefined,
    3: ['remnant', q(0)],
  });
});

describe('a line among others', () => {
  it('has no label while its stock is unknown', () => {
    expect(labels([aLine('1', { atp: undefined })])).toEqual([[undefined, q(0)]]);
  });

  it('is always yellow with status 11 or 12', () => {
    expect(labels([aLine('1', { isStatus11Or12: true })])).toEqual([['yellow', q(0)]]);
    expect(labels([aLine('1', { isStatus11Or12: true, atp: undefined })])).toEqual([['yellow', q(0)]]);
  });

  it('is refused with 0, and takes nothing from the others', () => {
    const judged = judgeCart([aLine('1', { quantity: q(0) }), aLine('2', { quantity: q(10) })]);
    expect(judged.get('1')?.verdict).toEqual({ outcome: 'refused', reason: 'not-positive' });
    expect(judged.get('2')?.label).toBe('green');
  });

  it('has all of its quantity beyond a negative stock', () => {
    expect(labels([aLine('1', { atp: q(-5) })])).toEqual([['yellow', q(6)]]);
  });

  it('may want more than can be counted beside another', () => {
    const most = quantityOf('9007199254740.991');
    const lines = [1, 2, 3].map((id) => aLine(String(id), { quantity: most, isPhasedOut: true }));
    expect(proposals(lines)).toEqual({ 1: ['phased-out', q(10)], 2: ['phased-out', q(0)], 3: ['phased-out', q(0)] });
  });
});

describe('a kit', () => {
  const kit = (atpOfB: number | undefined) => [
    aLine('kit', { isKitHeader: true, materialNo: '', quantity: q(2) }),
    aLine('a', { parentItemId: 'kit' }),
    aLine('b', { parentItemId: 'kit', materialNo: 'B', atp: atpOfB === undefined ? undefined : q(atpOfB) }),
  ];

  it('is green when all of its materials are, and yellow when one is not', () => {
    expect(judgeCart(kit(6)).get('kit')).toMatchObject({ label: 'green', proposal: undefined });
    expect(judgeCart(kit(5)).get('kit')?.label).toBe('yellow');
  });

  it('has no label while the stock of one is unknown', () => {
    expect(judgeCart(kit(undefined)).get('kit')?.label).toBeUndefined();
    expect(judgeCart(kit(6).slice(0, 1)).get('kit')?.label).toBeUndefined();
  });

  it('shares the stock of its materials with the lines beside it', () => {
    expect(judgeCart([aLine('before'), ...kit(6)]).get('kit')?.label).toBe('yellow');
  });

  it('is refused with 0', () => {
    const header = aLine('kit', { isKitHeader: true, quantity: q(0) });
    expect(judgeCart([header]).get('kit')?.verdict.outcome).toBe('refused');
  });
});

it('checks each line as often in a cart of 2,000 as of 20', () => {
  const readsOf = (count: number): number => {
    let reads = 0;
    const lines = Array.from({ length: count }, (_, index): CartLineFacts => {
      const line = aLine(String(index), { materialNo: String(index % 7), isPhasedOut: true });
      return new Proxy(line, {
        get: (target, key, receiver): unknown => {
          reads += 1;
          return Reflect.get(target, key, receiver);
        },
      });
    });
    judgeCart(lines);
    return reads / count;
  };
  expect(readsOf(2000)).toBe(readsOf(20));
});
