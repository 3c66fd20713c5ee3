import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isLabelOffset,
  LABEL_LAYOUTS,
  LABEL_SHEETS,
  LABEL_STOCKS,
  type LabelPlace,
  type LabelStock,
  labelStockOf,
  labelsPerPage,
  placeLabels,
} from '../../src/index.ts';

const NO_SHIFT = { x: 0, y: 0 };
const runs = fc
  .record({ stock: fc.constantFrom(...LABEL_STOCKS), count: fc.integer({ min: 0, max: 120 }), at: fc.nat(1000) })
  .map(({ stock, count, at }) => ({ stock, count, offset: (at % labelsPerPage(stock)) + 1, shift: NO_SHIFT }));

const overlap = (one: LabelPlace, other: LabelPlace, { width, height }: LabelStock): boolean =>
  one.page === other.page && Math.abs(one.x - other.x) < width - 1e-9 && Math.abs(one.y - other.y) < height - 1e-9;

describe('sheets', () => {
  it.each([
    ['2x8', 16],
    ['2x10', 20],
    ['2x11', 22],
  ])('%s have offsets from 1 to %i and no others', (layout, most) => {
    const sheets = LABEL_SHEETS.filter((sheet) => sheet.layout === layout);
    expect(sheets.length).toBeGreaterThan(0);
    for (const sheet of sheets) {
      const offsets = [-1, 0, 0.5, 1, most, most + 1, Number.NaN].filter((offset) => isLabelOffset(sheet, offset));
      expect(offsets).toEqual([1, most]);
    }
  });

  it('are found by product, each of a known layout', () => {
    for (const sheet of LABEL_SHEETS) {
      expect(labelStockOf(sheet.product)).toBe(sheet);
      expect(LABEL_LAYOUTS).toContain(sheet.layout);
    }
    expect(labelStockOf('Avery')).toBeUndefined();
  });
});

describe('places of labels', () => {
  it('are as many as labels, inside of their page and apart from each other', () => {
    fc.assert(
      fc.property(runs, (run) => {
        const places = placeLabels(run);
        expect(places).toHaveLength(run.count);
        for (const { x, y } of places) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(x + run.stock.width).toBeLessThanOrEqual(run.stock.pageWidth + 1e-9);
          expect(y + run.stock.height).toBeLessThanOrEqual(run.stock.pageHeight + 1e-9);
        }
        places.forEach((place, index) => {
          for (const other of places.slice(index + 1, index + 22)) expect(overlap(place, other, run.stock)).toBe(false);
        });
      }),
      { numRuns: 60 },
    );
  });

  it('begin at the offset on the first page and at the first label on the next ones', () => {
    fc.assert(
      fc.property(runs, (run) => {
        const places = placeLabels(run);
        const first = run.stock.firstY + Math.floor((run.offset - 1) / run.stock.columns) * run.stock.pitchY;
        if (places[0]) expect(places[0].y).toBeCloseTo(first, 9);
        const onSecond = places.filter(({ page }) => page === 2);
        if (onSecond[0]) expect([onSecond[0].x, onSecond[0].y]).toEqual([run.stock.firstX, run.stock.firstY]);
        const onFirst = labelsPerPage(run.stock) - run.offset + 1;
        expect(places.filter(({ page }) => page === 1)).toHaveLength(Math.min(run.count, onFirst));
      }),
    );
  });

  it('do not drift: row n lies n - 1 pitches below the first one', () => {
    for (const stock of LABEL_SHEETS) {
      const places = placeLabels({ stock, count: labelsPerPage(stock), offset: 1, shift: NO_SHIFT });
      places.forEach(({ y }, index) => {
        expect(Math.abs(y - (stock.firstY + Math.floor(index / 2) * stock.pitchY))).toBeLessThan(0.001);
      });
    }
  });

  it('are shifted alike on every page', () => {
    fc.assert(
      fc.property(runs, fc.double({ min: -10, max: 10, noNaN: true }), (run, by) => {
        const shifted = placeLabels({ ...run, shift: { x: by, y: -by } });
        placeLabels(run).forEach((place, index) => {
          expect(shifted[index]?.x).toBeCloseTo(place.x + by, 9);
          expect(shifted[index]?.y).toBeCloseTo(place.y - by, 9);
        });
      }),
    );
  });

  it('are refused for an offset that the sheet does not have', () => {
    const [stock] = LABEL_SHEETS;
    if (!stock) throw new Error('no sheet');
    expect(() => placeLabels({ stock, count: 1, offset: 17, shift: NO_SHIFT })).toThrow(RangeError);
  });
});
