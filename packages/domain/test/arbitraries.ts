import fc from 'fast-check';
import {
  DELIVERY_TYPES,
  type LineFacts,
  type Money,
  moneyOf,
  type Quantity,
  quantityOfThousandths,
  roundedUp,
} from '../src/index.ts';

/** Amounts of either sign with up to four decimals. */
export const someMoney: fc.Arbitrary<Money> = fc
  .tuple(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), fc.integer({ min: 0, max: 9999 }))
  .map(([whole, fraction]) => moneyOf(`${whole}.${String(fraction).padStart(4, '0')}`));

/** Prices: 0 or more. */
export const somePrice: fc.Arbitrary<Money> = fc
  .tuple(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: 9999 }))
  .map(([whole, fraction]) => moneyOf(`${whole}.${String(fraction).padStart(4, '0')}`));

/** 0 or more, whole more often than not, small enough that the rules meet. */
export const someQuantity: fc.Arbitrary<Quantity> = fc
  .oneof(
    fc.integer({ min: 0, max: 300 }).map((whole) => whole * 1000),
    fc.integer({ min: 0, max: 300_000 }),
    fc.constantFrom(0, 500, 1000, 10_000, 100_000),
  )
  .map(quantityOfThousandths);

export const somePositiveQuantity: fc.Arbitrary<Quantity> = someQuantity.map((quantity) =>
  quantityOfThousandths(Math.max(1, quantity)),
);

export const someLine: fc.Arbitrary<LineFacts> = fc.record(
  {
    minQuantity: someQuantity,
    multiplum: someQuantity,
    packageSize: someQuantity,
    cableCutAllowed: fc.boolean(),
    cableCutAccepted: fc.boolean(),
    isWholeUnit: fc.boolean(),
    isRemnant: fc.boolean(),
    remnant: fc.record({ length: someQuantity, pieces: fc.integer({ min: 0, max: 4 }) }, { requiredKeys: ['length'] }),
    isAllowedInSmartKit: fc.boolean(),
    isPhasedOut: fc.boolean(),
    isOnClearanceSale: fc.boolean(),
    deliveryType: fc.constantFrom(...DELIVERY_TYPES),
    atp: someQuantity,
    clearanceStock: someQuantity,
    fastboxAtp: someQuantity,
    inCartElsewhere: someQuantity,
    clearanceInCartElsewhere: someQuantity,
  },
  {
    requiredKeys: [
      'minQuantity',
      'multiplum',
      'packageSize',
      'cableCutAllowed',
      'isPhasedOut',
      'isOnClearanceSale',
      'deliveryType',
    ],
  },
);

/** A line and a quantity wanted of it, as often as not one that is packed right, so that the later rules are reached. */
export const someLineAndWanted: fc.Arbitrary<[LineFacts, Quantity]> = fc
  .tuple(someLine, somePositiveQuantity, fc.boolean())
  .map(([line, wanted, packed]) => [line, (packed ? roundedUp(line, wanted)?.quantity : undefined) ?? wanted]);
