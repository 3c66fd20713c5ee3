import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addQuantity,
  allocate,
  beyondStock,
  deliveryColorOf,
  deliveryIndicator,
  isAvailable,
  kitItemLabel,
  kitStockLabel,
  NO_QUANTITY,
  quantityOf,
  type StockMapEntry,
  stockLabels,
  sumQuantity,
  supplyStatusOf,
} from '../src/index.ts';
import { someQuantity } from './arbitraries.ts';

const q = quantityOf;

describe('stock label', () => {
  const asks = (materialNo: string, quantity: number, isStatus11Or12 = false) => ({
    materialNo,
    quantity: q(quantity),
    atp: q(10),
    isStatus11Or12,
  });

  it('is green while the cumulative quantity of the material is within ATP, then yellow with what exceeds', () => {
    expect(stockLabels([asks('A', 6), asks('B', 9), asks('A', 4), asks('A', 3)])).toEqual([
      { label: 'green', exceededAmount: q(0) },
      { label: 'green', exceededAmount: q(0) },
      { label: 'green', exceededAmount: q(0) },
      { label: 'yellow', exceededAmount: q(3) },
    ]);
  });

  it('returns the uncovered part of a partly covered line', () => {
    expect(stockLabels([asks('A', 6), asks('A', 6)])[1]).toEqual({ label: 'yellow', exceededAmount: q(2) });
  });

  it('is always yellow for status 11 and 12', () => {
    expect(stockLabels([asks('A', 1, true)])).toEqual([{ label: 'yellow', exceededAmount: q(0) }]);
  });

  it('returns the total excess of all lines', () => {
    fc.assert(
      fc.property(fc.array(someQuantity), someQuantity, (quantities, atp) => {
        const lines = quantities.map((quantity) => ({ materialNo: 'A', quantity, atp, isStatus11Or12: false }));
        const exceeded = sumQuantity(stockLabels(lines).map(({ exceededAmount }) => exceededAmount));
        expect(exceeded).toBe(Math.max(0, sumQuantity(quantities) - atp));
      }),
    );
  });
});

describe('delivery colour', () => {
  it.each([
    ['11', 5, 'Blue', false],
    ['12', 0, 'Green', true],
    [undefined, 5, 'Green', false],
    [undefined, 0, 'Yellow', false],
  ] as const)('of supply status %s and ATP %s is %s', (status, atp, color, isStatus12Product) => {
    expect(deliveryColorOf(q(atp), status)).toEqual({ color, isStatus12Product });
    expect(supplyStatusOf(color, isStatus12Product)).toBe(status);
  });

  it('counts any ATP above 0 as available', () => {
    expect(isAvailable(q('0.001'))).toBe(true);
    expect(isAvailable(q(0))).toBe(false);
  });
});

describe('delivery indicator', () => {
  it('is yellow by default', () => {
    expect(deliveryIndicator({})).toBe('yellow');
    expect(deliveryIndicator({ color: 'Green', atp: q(0) })).toBe('yellow');
  });

  it('is green when ATP is above 0', () => {
    expect(deliveryIndicator({ color: 'Yellow', atp: q(1) })).toBe('green');
  });

  it('is blue for blue and for status 12, even with ATP', () => {
    expect(deliveryIndicator({ color: 'Blue', atp: q(1) })).toBe('blue');
    expect(deliveryIndicator({ color: 'Green', isStatus12Product: true, atp: q(1) })).toBe('blue');
  });
});

describe('kit stock label', () => {
  const entry = (entryFacts: Partial<StockMapEntry> = {}): StockMapEntry => ({
    atpQuantity: q(10),
    quantityInCart: q(4),
    isStatus11Or12: false,
    ...entryFacts,
  });
  const kit = (...quantities: number[]) => quantities.map((quantity) => ({ materialNo: 'A', quantity: q(quantity) }));

  it('is UNKNOWN without items', () => {
    expect(kitStockLabel([], new Map())).toBe('UNKNOWN');
  });

  it('is GREEN when cart and kit together are within the stock', () => {
    expect(kitStockLabel(kit(6), new Map([['A', entry()]]))).toBe('GREEN');
    expect(kitStockLabel(kit(7), new Map([['A', entry()]]))).toBe('YELLOW');
  });

  it('sums a repeated material of the kit', () => {
    expect(kitStockLabel(kit(4, 4), new Map([['A', entry()]]))).toBe('YELLOW');
  });

  it('is YELLOW with any status 11 or 12, and with a material of unknown stock', () => {
    expect(kitStockLabel(kit(1), new Map([['A', entry({ isStatus11Or12: true })]]))).toBe('YELLOW');
    expect(kitStockLabel(kit(1), new Map())).toBe('YELLOW');
  });

  it('returns label and excess of each item', () => {
    expect(kitItemLabel(q(6), entry())).toEqual({ stockLabel: 'Green', exceededAmount: NO_QUANTITY });
    expect(kitItemLabel(q(8), entry())).toEqual({ stockLabel: 'Yellow', exceededAmount: q(2) });
    expect(kitItemLabel(q(1), entry({ isStatus11Or12: true })).stockLabel).toBe('Yellow');
    expect(kitItemLabel(q(3), undefined)).toEqual({ stockLabel: 'Yellow', exceededAmount: q(3) });
  });
});

describe('allocation', () => {
  const request = (id: string, stockKey: string, quantity: number, beyond: 'back-order' | 'refuse' = 'back-order') => ({
    id,
    stockKey,
    quantity: q(quantity),
    beyondStock: beyond,
  });

  it('confirms in the given order and puts the rest on back order', () => {
    const { allocations, isRefused } = allocate(new Map([['A', q(10)]]), [request('1', 'A', 6), request('2', 'A', 6)]);
    expect(allocations).toEqual([
      { id: '1', confirmed: q(6), backOrder: q(0), refused: q(0) },
      { id: '2', confirmed: q(4), backOrder: q(2), refused: q(0) },
    ]);
    expect(isRefused).toBe(false);
  });

  it('refuses uncovered quantities if back orders are not allowed', () => {
    const { allocations, isRefused } = allocate(new Map([['A', q(5)]]), [request('1', 'A', 6, 'refuse')]);
    expect(allocations[0]).toEqual({ id: '1', confirmed: q(5), backOrder: q(0), refused: q(1) });
    expect(isRefused).toBe(true);
  });

  it('takes missing and negative stock for none', () => {
    const { allocations } = allocate(new Map([['A', q(-3)]]), [request('1', 'A', 1), request('2', 'B', 1)]);
    expect(allocations.map(({ backOrder }) => backOrder)).toEqual([q(1), q(1)]);
  });

  it.each([
    [{}, 'back-order'],
    [{ isOnClearanceSale: true }, 'refuse'],
    [{ isPhasedOut: true }, 'refuse'],
    [{ isPickup: true }, 'refuse'],
    [{ deliveryType: 'fastbox' as const }, 'refuse'],
    [{ deliveryType: 'smart-kit' as const }, 'back-order'],
  ])('beyond stock, a line with %j is to %s', (facts, expected) => {
    const normal = { isOnClearanceSale: false, isPhasedOut: false, isPickup: false, deliveryType: 'normal' as const };
    expect(beyondStock({ ...normal, ...facts })).toBe(expected);
  });

  const someRequest = fc.record({
    id: fc.uuid(),
    stockKey: fc.constantFrom('A', 'B', 'C'),
    quantity: someQuantity,
    beyondStock: fc.constantFrom('back-order' as const, 'refuse' as const),
  });
  const someStock = fc
    .dictionary(fc.constantFrom('A', 'B'), someQuantity)
    .map((stock) => new Map(Object.entries(stock)));

  it('never promises stock twice, loses nothing, and leaves no stock while somebody waits', () => {
    fc.assert(
      fc.property(someStock, fc.array(someRequest), (stock, requests) => {
        const { allocations, isRefused } = allocate(stock, requests);
        for (const key of ['A', 'B', 'C']) {
          const mine = requests.flatMap(({ stockKey, quantity }, index) => {
            const allocation = allocations[index];
            return stockKey === key && allocation ? [{ ...allocation, quantity }] : [];
          });
          const asked = sumQuantity(mine.map(({ quantity }) => quantity));
          const confirmed = sumQuantity(mine.map((line) => line.confirmed));
          expect(confirmed).toBe(Math.min(asked, stock.get(key) ?? NO_QUANTITY));
          for (const line of mine) {
            expect(addQuantity(addQuantity(line.confirmed, line.backOrder), line.refused)).toBe(line.quantity);
          }
        }
        expect(isRefused).toBe(allocations.some(({ refused }) => refused > 0));
      }),
    );
  });
});
