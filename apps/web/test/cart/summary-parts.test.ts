import type { CartPriceInfo } from '@grossist/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partsOf, shareOf } from '../../app/features/cart/total-parts.ts';

// The tested functions read only the fields that are set here.
const sums = (more: Partial<CartPriceInfo>): CartPriceInfo =>
  ({
    SubTotal: 100,
    Duties: 2,
    FreightCost: 0,
    ExtraFreightCost: 0,
    FreightServiceTax: 0,
    Vat: 25.5,
    ...more,
  }) as CartPriceInfo;

const kindsOf = (info: CartPriceInfo | undefined) => partsOf(info).map(({ kind }) => kind);

describe('the parts of a total', () => {
  test('are complete before prices are loaded', () => {
    expect(kindsOf(undefined)).toEqual(['subtotal', 'duties', 'freight', 'vat']);
    expect(partsOf(undefined).every(({ formatted }) => formatted === undefined)).toBe(true);
  });

  test('include extra freight and freight tax only if they are not 0', () => {
    expect(kindsOf(sums({}))).toEqual(['subtotal', 'duties', 'freight', 'vat']);
    expect(kindsOf(sums({ ExtraFreightCost: 1, FreightServiceTax: 1 }))).toEqual([
      'subtotal',
      'duties',
      'freight',
      'extraFreight',
      'freightTax',
      'vat',
    ]);
  });

  test('have shares that add up to 100 percent, with 0 for a credit', () => {
    const amount = fc.integer({ min: -5_000, max: 5_000_000 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(amount, amount, amount, (SubTotal, Duties, Vat) => {
        const parts = partsOf(sums({ SubTotal, Duties, Vat }));
        const shares = parts.map((part) => shareOf(part, parts));
        const whole = shares.reduce((sum, share) => sum + share, 0);
        expect(Math.abs(whole - 100) < 1e-6 || whole === 0).toBe(true);
        expect(shares.every((share) => share >= 0)).toBe(true);
      }),
    );
  });
});
