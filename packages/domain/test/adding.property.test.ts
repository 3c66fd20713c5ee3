import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addingObstacle,
  directDeliveryObstacle,
  type LineFacts,
  NO_QUANTITY,
  quantityOf,
  roundedUp,
  settleQuantity,
} from '../src/index.ts';
import { someLine, somePositiveQuantity } from './arbitraries.ts';

const FACTS: LineFacts = {
  minQuantity: NO_QUANTITY,
  multiplum: NO_QUANTITY,
  packageSize: NO_QUANTITY,
  cableCutAllowed: false,
  isPhasedOut: false,
  isOnClearanceSale: false,
  deliveryType: 'normal',
  atp: NO_QUANTITY,
  clearanceStock: NO_QUANTITY,
  fastboxAtp: NO_QUANTITY,
};

test.each<[string, Partial<LineFacts>, ReturnType<typeof addingObstacle>]>([
  ['a back order', {}, undefined],
  ['phased out without stock', { isPhasedOut: true }, 'sold-out'],
  [
    'phased out with less than the minimum',
    { isPhasedOut: true, minQuantity: quantityOf(5), atp: quantityOf(4) },
    'sold-out',
  ],
  ['phased out on clearance', { isPhasedOut: true, isOnClearanceSale: true, clearanceStock: quantityOf(1) }, undefined],
  ['not in the express box', { deliveryType: 'fastbox' }, 'not-by-express-box'],
  ['phased out and not in the express box', { deliveryType: 'fastbox', isPhasedOut: true }, 'sold-out'],
])('says whether some of a material can be added: %s', (_, facts, obstacle) => {
  expect(addingObstacle({ ...FACTS, ...facts })).toBe(obstacle);
});

test('does not judge a stock that is unknown', () => {
  const { atp, clearanceStock, fastboxAtp, ...unknown } = FACTS;
  expect([atp, clearanceStock, fastboxAtp]).toEqual([NO_QUANTITY, NO_QUANTITY, NO_QUANTITY]);
  expect(addingObstacle({ ...unknown, isPhasedOut: true, deliveryType: 'fastbox' })).toBeUndefined();
});

test('settles on a quantity that the rules accept, at most what was wanted after rounding', () => {
  fc.assert(
    fc.property(someLine, somePositiveQuantity, (line, wanted) => {
      const facts: LineFacts = { ...line, cableCutAccepted: true };
      const rounded = roundedUp(facts, wanted);
      if (rounded === undefined) return;
      const settled = settleQuantity(facts, rounded.quantity);
      if (settled.outcome === 'refused' || settled.quantity === NO_QUANTITY) return;
      expect(settled.quantity).toBeLessThanOrEqual(rounded.quantity);
    }),
  );
});

test('has an obstacle exactly where no way of adding the least quantity leaves any of it', () => {
  fc.assert(
    fc.property(someLine, (facts) => {
      const line = { ...facts, cableCutAccepted: true };
      const ways = line.isOnClearanceSale ? [line, { ...line, isOnClearanceSale: false }] : [line];
      const some = ways.some((way) => {
        const least = roundedUp(way, quantityOf(1));
        const settled = least && settleQuantity(way, least.quantity);
        return settled?.outcome === 'settled' && settled.quantity > NO_QUANTITY;
      });
      expect(addingObstacle(facts) === undefined).toBe(some);
    }),
  );
});

test('allows direct delivery of what the supplier delivers, alone and outside of smart kits', () => {
  const line = { isOffered: true, isRemnant: false, isKitMaterial: false, deliveryType: 'normal' as const };
  expect(directDeliveryObstacle(line)).toBeUndefined();
  expect(directDeliveryObstacle({ ...line, deliveryType: 'fastbox' })).toBeUndefined();
  expect(directDeliveryObstacle({ ...line, deliveryType: 'smart-kit' })).toBe('smart-kit');
  expect(directDeliveryObstacle({ ...line, isOffered: false })).toBe('not-offered');
  expect(directDeliveryObstacle({ ...line, isRemnant: true })).toBe('not-offered');
  expect(directDeliveryObstacle({ ...line, isKitMaterial: true })).toBe('not-offered');
});
