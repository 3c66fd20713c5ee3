import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  copiedLabels,
  countLabels,
  encodedNumber,
  fittedSize,
  isGtin,
  LABEL_SHEETS,
  type LabelBox,
  labelsPerPage,
  pagesOfLabels,
  placeLabels,
  SHELF_LABEL_DESIGNS,
  shelfLabelLayout,
} from '../../src/index.ts';

const labels = fc.oneof(
  fc.constantFrom(...LABEL_SHEETS),
  fc.record({
    width: fc.double({ min: 90, max: 120, noNaN: true }),
    height: fc.double({ min: 26, max: 60, noNaN: true }),
  }),
);
const designs = fc.constantFrom(...SHELF_LABEL_DESIGNS);
const overlap = (one: LabelBox, other: LabelBox): boolean =>
  one.x < other.x + other.width - 1e-9 &&
  other.x < one.x + one.width - 1e-9 &&
  one.y < other.y + other.height - 1e-9 &&
  other.y < one.y + one.height - 1e-9;

describe('layout of shelf labels', () => {
  it('keeps all parts on the label, apart from its edges and from each other', () => {
    fc.assert(
      fc.property(labels, designs, (label, design) => {
        const boxes: LabelBox[] = Object.values(shelfLabelLayout(label, design));
        boxes.forEach((box, index) => {
          expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(2);
          expect(box.x + box.width).toBeLessThanOrEqual(label.width - 2);
          expect(box.y + box.height).toBeLessThanOrEqual(label.height - 2 + 1e-9);
          for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false);
        });
      }),
    );
  });

  it('leaves a barcode room to be scanned: 5 mm high and 42 mm wide', () => {
    fc.assert(
      fc.property(labels, designs, (label, design) => {
        const { barcode } = shelfLabelLayout(label, design);
        expect(barcode.height).toBeGreaterThanOrEqual(5);
        expect(barcode.width).toBeGreaterThanOrEqual(42);
      }),
    );
  });

  it('shrinks texts that are longer than their box, and no others', () => {
    const { number } = shelfLabelLayout({ width: 105, height: 27 }, 'number');
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (text) => {
        const size = fittedSize(text, number);
        expect(size).toBeLessThanOrEqual(number.size);
        expect(size * 0.56 * [...text].length).toBeLessThanOrEqual(number.width + 1e-9);
      }),
    );
    expect(fittedSize('1234567', number)).toBe(number.size);
  });
});

describe('numbers in barcodes', () => {
  const numbers = { ean: '9501101531000', el: '1234567890', hws: '' };

  it.each([
    ['ean', numbers, { kind: 'ean13', text: '9501101531000' }],
    ['el', numbers, { kind: 'code128', text: '1234567890' }],
    ['vvs', numbers, undefined],
    ['ean', { ...numbers, ean: '1234567890120' }, undefined],
    ['ean', { ...numbers, ean: '' }, undefined],
    ['ean', { ...numbers, ean: '036000291452' }, { kind: 'ean13', text: '0036000291452' }],
    ['ean', { ...numbers, ean: '96385074' }, { kind: 'ean13', text: '0000096385074' }],
    ['ean', { ...numbers, ean: '19501101531007' }, { kind: 'code128', text: '19501101531007' }],
    ['vvs', { ...numbers, hws: 'æ1' }, undefined],
    ['vvs', { ...numbers, hws: 'A234567890' }, { kind: 'code128', text: 'A234567890' }],
    ['vvs', { ...numbers, hws: 'A2345678901' }, undefined],
  ] as const)('of %s of %o is %o', (barcode, of, encoded) => {
    expect(encodedNumber(barcode, of)).toEqual(encoded);
  });

  it('are valid GTINs where they are EAN-13', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{0,15}$/), (ean) => {
        const encoded = encodedNumber('ean', { ean, el: '', hws: '' });
        expect(encoded === undefined).toBe(!isGtin(ean));
        if (encoded?.kind === 'ean13') expect(isGtin(encoded.text)).toBe(true);
      }),
    );
  });
});

describe('copies of labels', () => {
  const copies = fc.dictionary(fc.stringMatching(/^[0-9]{1,3}$/), fc.integer({ min: 0, max: 20 }));

  it('are those named for a material, else the same for each', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[0-9]{1,3}$/)), fc.nat(5), copies, (materials, each, named) => {
        const of = new Map(Object.entries(named));
        const printed = copiedLabels(materials, { each, of });
        expect(countLabels(printed)).toBe(materials.reduce((sum, number) => sum + (of.get(number) ?? each), 0));
        expect(printed.every(({ copies: count }) => count > 0)).toBe(true);
      }),
    );
  });

  it('take as many pages as their positions need', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LABEL_SHEETS),
        fc.integer({ min: 1, max: 90 }),
        fc.nat(100),
        (stock, count, at) => {
          const perPage = labelsPerPage(stock);
          const offset = (at % perPage) + 1;
          const last = placeLabels({ stock, count, offset, shift: { x: 0, y: 0 } }).at(-1);
          expect(pagesOfLabels(count, offset, perPage)).toBe(last?.page);
        },
      ),
    );
  });
});
