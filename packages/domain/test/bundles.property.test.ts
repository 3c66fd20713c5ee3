import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addQuantity,
  type BundleTerms,
  bundleSaving,
  moneyOf,
  NO_MONEY,
  NO_QUANTITY,
  priceLine,
  type Quantity,
  quantityOf,
  shareBundles,
  sumMoney,
  sumQuantity,
  withBundleSaving,
} from '../src/index.ts';
import { somePositiveQuantity, somePrice } from './arbitraries.ts';

const q = quantityOf;
const line = (lineId: string, materialNo: string, quantity: number) => ({ lineId, materialNo, quantity: q(quantity) });
const bundle = (id: string, discountPercent: string, members: Record<string, number>): BundleTerms => ({
  id,
  discountPercent,
  members: Object.entries(members).map(([materialNo, quantity]) => ({ materialNo, quantity: q(quantity) })),
});

const sharesOf = (lines: Parameters<typeof shareBundles>[0], bundles: readonly BundleTerms[]) =>
  Object.fromEntries(
    [...shareBundles(lines, bundles)].map(([id, shares]) => [
      id,
      shares.map(({ bundleId, quantity }) => [bundleId, quantity / 1000]),
    ]),
  );

describe('the bundles in a cart', () => {
  const room = bundle('ROOM', '8', { CABLE: 100, SOCKET: 10, BREAKER: 1 });

  it('is nothing while one of its materials is missing', () => {
    expect(sharesOf([line('1', 'CABLE', 100), line('2', 'SOCKET', 10)], [room])).toEqual({});
    expect(sharesOf([line('1', 'CABLE', 99), line('2', 'SOCKET', 10), line('3', 'BREAKER', 1)], [room])).toEqual({});
  });

  it('counts the complete ones; the rest keeps its price', () => {
    expect(sharesOf([line('1', 'CABLE', 250), line('2', 'SOCKET', 30), line('3', 'BREAKER', 5)], [room])).toEqual({
      1: [['ROOM', 200]],
      2: [['ROOM', 20]],
      3: [['ROOM', 2]],
    });
  });

  it('is drawn from several lines of a material in their order', () => {
    const lines = [line('1', 'CABLE', 60), line('2', 'CABLE', 60), line('3', 'SOCKET', 10), line('4', 'BREAKER', 1)];
    expect(sharesOf(lines, [room])).toMatchObject({ 1: [['ROOM', 60]], 2: [['ROOM', 40]] });
  });

  it('uses no pieces of another bundle, the largest saving first', () => {
    const pair = bundle('PAIR', '20', { BREAKER: 1, SOCKET: 2 });
    const lines = [line('1', 'CABLE', 100), line('2', 'SOCKET', 12), line('3', 'BREAKER', 2)];
    expect(sharesOf(lines, [room, pair])).toEqual({ 2: [['PAIR', 4]], 3: [['PAIR', 2]] });
    const more = [line('1', 'CABLE', 100), line('2', 'SOCKET', 14), line('3', 'BREAKER', 2)];
    expect(sharesOf(more, [room, { ...pair, discountPercent: '5' }])).toEqual({
      1: [['ROOM', 100]],
      2: [
        ['ROOM', 10],
        ['PAIR', 2],
      ],
      3: [
        ['ROOM', 1],
        ['PAIR', 1],
      ],
    });
  });

  it('counts a material that is named twice twice, and a bundle of nothing never', () => {
    const twice: BundleTerms = { ...room, members: [...room.members, ...room.members] };
    const lines = [line('1', 'CABLE', 199), line('2', 'SOCKET', 20), line('3', 'BREAKER', 2)];
    expect(sharesOf(lines, [twice])).toEqual({});
    expect(sharesOf(lines, [{ ...room, members: [] }, bundle('ZERO', '5', { CABLE: 0 })])).toEqual({});
  });
});

const MATERIALS = ['A', 'B', 'C'] as const;
const someLines = fc
  .array(fc.record({ materialNo: fc.constantFrom(...MATERIALS), quantity: somePositiveQuantity }), { maxLength: 8 })
  .map((lines) => lines.map((one, place) => ({ ...one, lineId: String(place) })));
const someBundles = fc
  .array(
    fc.record({
      discountPercent: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => String(hundredths / 100)),
      members: fc.array(fc.record({ materialNo: fc.constantFrom(...MATERIALS), quantity: somePositiveQuantity }), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
    { maxLength: 3 },
  )
  .map((bundles) => bundles.map((one, place): BundleTerms => ({ ...one, id: `B${place}` })));

describe('bundles of any cart', () => {
  it('use at most the quantity of a line, in whole multiples of the bundle', () => {
    fc.assert(
      fc.property(someLines, someBundles, (lines, bundles) => {
        const shares = shareBundles(lines, bundles);
        for (const { lineId, quantity } of lines) {
          expect(sumQuantity((shares.get(lineId) ?? []).map((share) => share.quantity))).toBeLessThanOrEqual(quantity);
        }
        for (const { id, members } of bundles) {
          const times = new Set<number>();
          for (const materialNo of new Set(members.map((member) => member.materialNo))) {
            const each = sumQuantity(members.filter((one) => one.materialNo === materialNo).map((one) => one.quantity));
            const taken = lines
              .filter((one) => one.materialNo === materialNo)
              .flatMap(({ lineId }) => shares.get(lineId) ?? [])
              .filter(({ bundleId }) => bundleId === id)
              .reduce<Quantity>((sum, share) => addQuantity(sum, share.quantity), NO_QUANTITY);
            expect(taken % each).toBe(0);
            times.add(taken / each);
          }
          expect(times.size).toBe(1);
        }
      }),
    );
  });

  it('are reduced by their steps, and never negative', () => {
    fc.assert(
      fc.property(someLines, someBundles, somePrice, somePositiveQuantity, (lines, bundles, amount, perQuantity) => {
        const shares = shareBundles(lines, bundles);
        for (const { lineId, quantity } of lines) {
          const alone = priceLine({
            quantity,
            listPrice: { amount, perQuantity },
            vatPercent: 25,
            cableCutFee: moneyOf(49),
          });
          const savings = (shares.get(lineId) ?? []).map((share) => bundleSaving(alone.unitPrice, share));
          const together = withBundleSaving(alone, sumMoney(savings), 25);
          expect(sumMoney(together.steps.map((step) => step.amount))).toBe(together.total);
          expect(together.lineTotal).toBeGreaterThanOrEqual(moneyOf(49));
          expect(together.lineTotal).toBeLessThanOrEqual(alone.lineTotal);
          expect(together.lineTotal + together.saving).toBe(alone.lineTotal + alone.saving);
        }
      }),
    );
  });

  it('cost the price of the bundle', () => {
    const listPrice = { amount: moneyOf('12.3456'), perQuantity: q(1) };
    const alone = priceLine({ quantity: q(10), listPrice, vatPercent: 25 });
    const saving = bundleSaving(alone.unitPrice, { bundleId: 'B', quantity: q(10), discountPercent: '8' });
    expect(withBundleSaving(alone, saving, 25).lineTotal).toBe(moneyOf('113.58'));
    expect(withBundleSaving(alone, NO_MONEY, 25)).toBe(alone);
  });
});
