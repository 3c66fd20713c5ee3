import type { ProductStock } from '@grossist/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coverageOf, materialsOf } from '../../app/features/service-centers/coverage.ts';

const stock = (MaterialNo: string, AtpQuantity: number): ProductStock => ({
  ServiceCenterId: 'DK01',
  MaterialNo,
  AtpQuantity,
  AtpQuantityStr: '',
  IsInStock: AtpQuantity > 0,
});

describe('the lines that a service center has', () => {
  test('are those that it can give out whole', () => {
    const lines = [
      { materialNo: '1', quantity: 5 },
      { materialNo: '2', quantity: 5 },
      { materialNo: '3', quantity: 1 },
    ];
    expect(coverageOf(lines, [stock('1', 5), stock('2', 4)])).toEqual({ inStock: 1, total: 3 });
  });

  test('share what there is of one material, in their order', () => {
    const lines = [
      { materialNo: '1', quantity: 3 },
      { materialNo: '1', quantity: 3 },
    ];
    expect(coverageOf(lines, [stock('1', 5)])).toEqual({ inStock: 1, total: 2 });
    expect(coverageOf(lines, [stock('1', 6)])).toEqual({ inStock: 2, total: 2 });
  });

  test('are never more than there are, nor fewer when there is more in stock', () => {
    const lines = fc.array(
      fc.record({ materialNo: fc.constantFrom('1', '2'), quantity: fc.integer({ min: 1, max: 50 }) }),
    );
    fc.assert(
      fc.property(lines, fc.nat(200), fc.nat(200), (wanted, one, more) => {
        const few = coverageOf(wanted, [stock('1', one)]);
        const many = coverageOf(wanted, [stock('1', one + more)]);
        expect(few.inStock).toBeLessThanOrEqual(few.total);
        expect(many.inStock).toBeGreaterThanOrEqual(few.inStock);
      }),
    );
  });

  test('are requested once for each material', () => {
    expect(
      materialsOf([
        { materialNo: '1', quantity: 1 },
        { materialNo: '2', quantity: 1 },
        { materialNo: '1', quantity: 2 },
      ]),
    ).toEqual(['1', '2']);
  });
});
