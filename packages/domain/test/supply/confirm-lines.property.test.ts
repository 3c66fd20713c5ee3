import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  type ConfirmedLine,
  calendarDate,
  confirmLines,
  DELIVERY_TYPES,
  type DeliveryTerms,
  type LineToConfirm,
  type MaterialSupply,
  NO_QUANTITY,
  quantityOf,
  quantityOfThousandths,
  remnantKey,
  type Supplies,
  sumQuantity,
  supplyClock,
} from '../../src/index.ts';
import { someQuantity } from '../arbitraries.ts';

/** A Wednesday morning. */
const NOW = Date.parse('2026-11-25T10:00:00+01:00');
const TODAY = calendarDate('2026-11-25');
const CALENDAR = { timeZone: 'Europe/Copenhagen', cutOff: '16:30', holidays: new Set<string>() };
const clock = supplyClock(CALENDAR, NOW, { '11': 10, '12': 20 });

const someDate = fc.integer({ min: 0, max: 60 }).map((days) => addDays(TODAY, days));

const someSupply: fc.Arbitrary<MaterialSupply> = fc.record({
  atp: someQuantity,
  clearance: someQuantity,
  fastbox: someQuantity,
  incoming: fc
    .array(fc.record({ date: someDate, quantity: someQuantity }), { maxLength: 3 })
    .map((all) => all.toSorted((one, other) => (one.date < other.date ? -1 : 1))),
  supplyStatus: fc.constantFrom('11', '12', undefined),
  isPhasedOut: fc.boolean(),
  isKitHeader: fc.constant(false),
  isAutomatedStorage: fc.boolean(),
});

const MATERIALS = ['A', 'B', 'C'];
const LENGTH = quantityOf(20);

/** Of some materials the plant has no stock row. */
const someSupplies: fc.Arbitrary<Supplies> = fc
  .record({
    materials: fc.array(fc.option(someSupply, { nil: undefined }), { minLength: 3, maxLength: 3 }),
    center: fc.array(someQuantity, { minLength: 3, maxLength: 3 }),
    pieces: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ materials, center, pieces }) => ({
    materials: new Map(
      MATERIALS.flatMap((number, index): [string, MaterialSupply][] => {
        const supply = materials[index];
        return supply === undefined ? [] : [[number, supply]];
      }),
    ),
    center: new Map(MATERIALS.map((number, index) => [number, center[index] ?? NO_QUANTITY])),
    remnants: new Map([[remnantKey('A', LENGTH), { pieces }]]),
  }));

const someTerms: fc.Arbitrary<DeliveryTerms> = fc
  .record({
    deliveryType: fc.constantFrom(...DELIVERY_TYPES),
    isPickup: fc.boolean(),
    isAtBranch: fc.boolean(),
    wanted: fc.option(someDate, { nil: undefined }),
    isCombined: fc.boolean(),
  })
  .map(({ isAtBranch, ...terms }) => ({
    ...terms,
    isFromCenter: terms.isPickup && isAtBranch,
    clock,
    inStock: terms.isPickup || terms.deliveryType === 'fastbox' ? TODAY : clock.first,
  }));

const someLines: fc.Arbitrary<readonly LineToConfirm[]> = fc
  .array(
    fc.record({
      materialNo: fc.constantFrom(...MATERIALS),
      quantity: someQuantity.map((quantity) => quantityOfThousandths(quantity + 1)),
      isOnClearanceSale: fc.boolean(),
      isRemnant: fc.boolean(),
      isDirectDelivery: fc.boolean(),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((lines) =>
    lines.map(({ isRemnant, ...line }, index) => ({
      ...line,
      lineId: String(index),
      ...(isRemnant ? { remnantLength: LENGTH } : {}),
    })),
  );

const holds = (check: (lines: readonly LineToConfirm[], supplies: Supplies, terms: DeliveryTerms) => void) =>
  fc.assert(fc.property(someLines, someSupplies, someTerms, check), { numRuns: 500 });

/** What is left after an order took its lines. */
const after = (supplies: Supplies, taken: readonly ConfirmedLine[], lines: readonly LineToConfirm[]): Supplies => {
  const sums = (number: string, piles: readonly string[]) =>
    taken.reduce(
      (sum, share, index) =>
        lines[index]?.materialNo === number && piles.includes(share.pile) ? sum + share.taken : sum,
      0,
    );
  return {
    ...supplies,
    materials: new Map(
      [...supplies.materials].map(([number, supply]) => [
        number,
        {
          ...supply,
          atp: quantityOfThousandths(supply.atp - sums(number, ['atp', 'fastbox'])),
          clearance: quantityOfThousandths(supply.clearance - sums(number, ['clearance'])),
          fastbox: quantityOfThousandths(Math.max(0, supply.fastbox - sums(number, ['fastbox']))),
        },
      ]),
    ),
  };
};

describe('confirmLines', () => {
  test('gives every line its whole quantity: from stock, as a back order, or refused', () => {
    holds((lines, supplies, terms) => {
      const { lines: confirmed, isRefused } = confirmLines(lines, supplies, terms);
      for (const [index, line] of confirmed.entries()) {
        expect(sumQuantity([line.confirmed, line.backOrdered, line.refused])).toBe(lines[index]?.quantity);
      }
      expect(isRefused).toBe(confirmed.some(({ refused }) => refused > NO_QUANTITY));
    });
  });

  test('promises no stock twice to the lines that share it', () => {
    holds((lines, supplies, terms) => {
      const { lines: confirmed } = confirmLines(lines, supplies, terms);
      for (const { atp, clearance, fastbox } of after(supplies, confirmed, lines).materials.values()) {
        expect(Math.min(atp, clearance, fastbox)).toBeGreaterThanOrEqual(0);
      }
      const pieces = confirmed.filter(({ pile }) => pile === 'remnant').map(({ taken }) => taken);
      const there = supplies.remnants.get(remnantKey('A', LENGTH))?.pieces ?? 0;
      expect(sumQuantity(pieces)).toBeLessThanOrEqual(there * LENGTH);
    });
  });

  test('dates a back order by its supply also where the plant has no stock row', () => {
    const special = { ...noStock, supplyStatus: '11' as const };
    const supplies = { materials: new Map([['A', special]]), center: new Map(), remnants: new Map() };
    const line = { lineId: '1', materialNo: 'A', quantity: quantityOf(3), isOnClearanceSale: false };
    expect(confirmLines([line], supplies, byRoute).lines).toMatchObject([
      { confirmed: NO_QUANTITY, backOrdered: quantityOf(3), date: '2026-12-10' },
    ]);
  });

  test('names no date for unknown supply, and none earlier than the first possible day or the day wanted', () => {
    holds((lines, supplies, terms) => {
      const { lines: confirmed } = confirmLines(lines, supplies, terms);
      for (const { date, refused, backOrdered } of confirmed) {
        if (refused > NO_QUANTITY) expect(date).toBeUndefined();
        if (refused === NO_QUANTITY && backOrdered === NO_QUANTITY) expect(date).toBeDefined();
        if (date === undefined) continue;
        expect(date >= (terms.inStock ?? TODAY)).toBe(true);
        expect(terms.wanted === undefined || date >= terms.wanted).toBe(true);
      }
    });
  });

  test('brings all lines on one day where they are combined, unless one has no date', () => {
    holds((lines, supplies, terms) => {
      const { lines: confirmed, combined } = confirmLines(lines, supplies, { ...terms, isCombined: true });
      const days = new Set(confirmed.map(({ date }) => date));
      if (!combined.isShown || !combined.isDisabled) expect([...days]).toEqual([combined.date]);
    });
  });

  test('dates a kit by the last of its materials', () => {
    const supplies = {
      materials: new Map([
        ['KIT', { ...noStock, isKitHeader: true }],
        ['A', { ...noStock, atp: quantityOf(10) }],
        ['B', { ...noStock, supplyStatus: '11' as const }],
        ['C', noStock],
      ]),
      center: new Map(),
      remnants: new Map(),
    };
    const kitOf = (...materials: string[]): LineToConfirm[] => [
      { lineId: 'kit', materialNo: 'KIT', quantity: quantityOf(1), isOnClearanceSale: false },
      ...materials.map((materialNo) => ({
        lineId: materialNo,
        materialNo,
        quantity: quantityOf(2),
        isOnClearanceSale: false,
        parentId: 'kit',
      })),
    ];
    const dates = (...materials: string[]) =>
      confirmLines(kitOf(...materials), supplies, byRoute).lines.map(({ date }) => date);
    expect(dates('A')).toEqual(['2026-11-26', '2026-11-26']);
    expect(dates('A', 'B')).toEqual(['2026-12-10', '2026-11-26', '2026-12-10']);
    expect(dates('B', 'C')).toEqual([undefined, '2026-12-10', undefined]);
  });

  test('has no date for special orders without a time from the ERP', () => {
    const unknown = { ...byRoute, clock: supplyClock(CALENDAR, NOW, { '12': 5 }) };
    const dateOf = (supplyStatus: '11' | '12') =>
      confirmLines(
        [{ lineId: '1', materialNo: 'A', quantity: quantityOf(1), isOnClearanceSale: false }],
        { materials: new Map([['A', { ...noStock, supplyStatus }]]), center: new Map(), remnants: new Map() },
        unknown,
      ).lines[0]?.date;
    expect([dateOf('11'), dateOf('12')]).toEqual([undefined, '2026-12-03']);
  });
});

const noStock: MaterialSupply = {
  atp: NO_QUANTITY,
  clearance: NO_QUANTITY,
  fastbox: NO_QUANTITY,
  incoming: [],
  supplyStatus: undefined,
  isPhasedOut: false,
  isKitHeader: false,
  isAutomatedStorage: false,
};

const byRoute: DeliveryTerms = {
  deliveryType: 'normal',
  isPickup: false,
  isFromCenter: false,
  clock,
  inStock: clock.first,
  wanted: undefined,
  isCombined: false,
};
