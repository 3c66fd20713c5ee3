import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  candidatesOf,
  isOrderableLine,
  moneyOf,
  priceDiffers,
  quantityOf,
  salesQuantityOf,
  statusOfLine,
} from '../src/index.ts';

const hits = (...materials: string[]) => materials.map((material) => ({ material, isOfThatKind: true }));
const strays = (...materials: string[]) => materials.map((material) => ({ material, isOfThatKind: false }));

describe('the materials that a line may mean', () => {
  test('are those that most of its numbers name', () => {
    const numbers = [
      { kind: 'sap', hits: hits('A') },
      { kind: 'ean', hits: hits('A', 'B') },
    ];
    expect(candidatesOf(numbers)).toEqual([{ material: 'A', by: 'sap' }]);
  });

  test('are several when its numbers contradict each other', () => {
    const numbers = [
      { kind: 'sap', hits: hits('A') },
      { kind: 'ean', hits: hits('B') },
    ];
    expect(candidatesOf(numbers).map(({ material }) => material)).toEqual(['A', 'B']);
  });

  test('are found by a number in the wrong field only where none is in the right one', () => {
    expect(candidatesOf([{ kind: 'ean', hits: [...strays('A'), ...hits('B')] }])).toEqual([
      { material: 'B', by: 'ean' },
    ]);
    expect(candidatesOf([{ kind: 'ean', hits: strays('A') }])).toEqual([{ material: 'A', by: 'ean' }]);
  });

  test('are returned once each, by some number of the line', () => {
    const material = fc.constantFrom('A', 'B', 'C', 'D');
    const number = fc.record({
      kind: fc.constantFrom('sap', 'ean', 'el'),
      hits: fc.array(fc.record({ material, isOfThatKind: fc.boolean() }), { maxLength: 6 }),
    });
    fc.assert(
      fc.property(fc.array(number, { maxLength: 5 }), (numbers) => {
        const found = candidatesOf(numbers).map((candidate) => candidate.material);
        expect(new Set(found).size).toBe(found.length);
        const known = new Set<string>(numbers.flatMap((each) => each.hits.map((hit) => hit.material)));
        expect(found.every((each) => known.has(each))).toBe(true);
        expect(found.length > 0).toBe(known.size > 0);
      }),
    );
  });
});

describe('a document’s quantity', () => {
  const cable = { salesUnit: 'MTR', packageSize: quantityOf(100) };

  test('of packages is multiplied by their content', () => {
    expect(salesQuantityOf({ quantity: quantityOf('2.5'), unit: 'ROL' }, cable)).toEqual({
      quantity: quantityOf(250),
      isOtherUnit: true,
      isCounted: true,
    });
    expect(salesQuantityOf({ quantity: quantityOf(2), unit: 'DRL' }, cable)?.quantity).toBe(quantityOf(2400));
  });

  test('of an unknown or the same unit stays as it is', () => {
    for (const unit of [undefined, 'MTR'])
      expect(salesQuantityOf({ quantity: quantityOf(7), unit }, cable)).toEqual({
        quantity: quantityOf(7),
        isOtherUnit: false,
        isCounted: true,
      });
  });

  test('of an unknown unit stays, and is reported as a difference', () => {
    for (const unit of ['KGM', '100 m', 'dåse', 'spand', 'ZZ'])
      expect(salesQuantityOf({ quantity: quantityOf(7), unit }, cable)).toEqual({
        quantity: quantityOf(7),
        isOtherUnit: true,
        isCounted: false,
      });
  });

  test.each([
    ['KMT', 'MTR', 1, 1000],
    ['CMT', 'MTR', 150, 1.5],
    ['MMT', 'MTR', 2500, 2.5],
    ['DZN', 'PCE', 2, 24],
    ['CEN', 'PCE', 3, 300],
    ['MIL', 'PCE', 1, 1000],
    ['PR', 'PCE', 3, 6],
    ['PCE', 'PAR', 3, 1.5],
    ['GRM', 'KGM', 500, 0.5],
    ['TNE', 'KGM', 1, 1000],
    ['MLT', 'LTR', 750, 0.75],
    ['MTQ', 'LTR', 1, 1000],
  ])('in %s is counted in %s', (unit, salesUnit, quantity, counted) => {
    expect(
      salesQuantityOf({ quantity: quantityOf(quantity), unit }, { salesUnit, packageSize: quantityOf(10) }),
    ).toEqual({ quantity: quantityOf(counted), isOtherUnit: false, isCounted: true });
  });

  test('that is no whole thousandth of a unit is rounded up, and differs', () => {
    expect(salesQuantityOf({ quantity: quantityOf('0.5'), unit: 'MMT' }, cable)).toMatchObject({
      quantity: quantityOf('0.001'),
      isOtherUnit: true,
    });
  });
});

describe('a document’s price', () => {
  const at = (document: string, agreed: string, quantity = 10) =>
    priceDiffers({
      document: { amount: moneyOf(document), perQuantity: quantityOf(1) },
      documentQuantity: quantityOf(quantity),
      agreed: { amount: moneyOf(agreed), perQuantity: quantityOf(1) },
      salesQuantity: quantityOf(quantity),
    });

  test('differs beyond half a percent of the line', () => {
    expect(at('100.50', '100.00')).toBe(false);
    expect(at('100.51', '100.00')).toBe(true);
    expect(at('99.49', '100.00')).toBe(true);
  });

  test('of next to nothing may be rounded by five hundredths of the line', () => {
    expect(at('0.14', '0.10', 1)).toBe(false);
    expect(at('0.16', '0.10', 1)).toBe(true);
  });

  test('is compared for the same goods: a roll of a hundred metres costs a hundred times the metre', () => {
    const roll = {
      document: { amount: moneyOf('500'), perQuantity: quantityOf(1) },
      documentQuantity: quantityOf(3),
      agreed: { amount: moneyOf('500'), perQuantity: quantityOf(100) },
      salesQuantity: quantityOf(300),
    };
    expect(priceDiffers(roll)).toBe(false);
  });

  test('is compared for the unit that it is for: a price for each metre of a line in rolls', () => {
    const line = {
      document: { amount: moneyOf('5'), perQuantity: quantityOf(1) },
      documentQuantity: quantityOf(3),
      agreed: { amount: moneyOf('500'), perQuantity: quantityOf(100) },
      salesQuantity: quantityOf(300),
    };
    expect(priceDiffers(line)).toBe(true);
    expect(priceDiffers({ ...line, perInSalesUnits: quantityOf(1) })).toBe(false);
    expect(priceDiffers({ ...line, perInSalesUnits: undefined })).toBe(true);
  });
});

describe('the status of a line', () => {
  test('reports missing before short, and short before differing', () => {
    const line = { candidateCount: 1, isChosen: true, differences: ['price'] as const, isShort: true };
    expect(statusOfLine({ ...line, isChosen: false, candidateCount: 0 })).toBe('notFound');
    expect(statusOfLine({ ...line, isChosen: false, candidateCount: 2 })).toBe('multipleMatches');
    expect(statusOfLine(line)).toBe('outOfStock');
    expect(statusOfLine({ ...line, isShort: false })).toBe('difference');
    expect(statusOfLine({ ...line, isShort: false, differences: [] })).toBe('match');
  });

  test('puts missing stock on back order, unless it would be refused', () => {
    const line = { candidateCount: 1, isChosen: true, differences: [], isShort: true };
    expect(isOrderableLine(line)).toBe(true);
    expect(isOrderableLine({ ...line, isRefusedWhenShort: true })).toBe(false);
  });

  test.each(['notSold', 'noPrice', 'tooMuch'] as const)('keeps a line from being ordered: %s', (kind) => {
    expect(isOrderableLine({ candidateCount: 1, isChosen: true, differences: [kind] })).toBe(false);
  });
});
