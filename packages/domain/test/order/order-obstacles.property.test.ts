import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  beyondStock,
  DELIVERY_TYPES,
  type LineToOrder,
  lineObstacle,
  MATERIAL_STATUSES,
  NO_QUANTITY,
  orderObstacles,
  refusingStock,
} from '../../src/index.ts';
import { somePrice, someQuantity } from '../arbitraries.ts';

const someLine: fc.Arbitrary<LineToOrder> = fc.record({
  lineId: fc.uuid(),
  isSoldHere: fc.boolean(),
  status: fc.constantFrom(...MATERIAL_STATUSES),
  hasPrice: fc.boolean(),
  isRemnant: fc.boolean(),
  isOnClearanceSale: fc.boolean(),
  deliveryType: fc.constantFrom(...DELIVERY_TYPES),
  isPickup: fc.boolean(),
  isFromBranch: fc.boolean(),
  confirmed: someQuantity,
  exceeded: someQuantity,
});

test('refuses beyond a stock exactly where the rest can not be a back order', () => {
  fc.assert(
    fc.property(someLine, fc.boolean(), (line, isPhasedOut) => {
      const isRefused = refusingStock({ ...line, isPhasedOut }) !== undefined;
      const waits = beyondStock({ ...line, isPhasedOut }) === 'back-order';
      expect(isRefused).toBe(line.isFromBranch || line.isRemnant || !waits);
    }),
  );
});

test('has no obstacle for a line that is sold, has a price and lacks nothing', () => {
  fc.assert(
    fc.property(someLine, (line) => {
      const good = { ...line, isSoldHere: true, status: '10', hasPrice: true, exceeded: NO_QUANTITY };
      expect(lineObstacle(good)).toBeUndefined();
      expect(lineObstacle({ ...good, isSoldHere: false })).toBe('not-in-market');
      expect(lineObstacle({ ...good, status: '30' })).toBe('blocked');
      expect(lineObstacle({ ...good, hasPrice: false })).toBe('no-price');
    }),
  );
});

test('names every line with an obstacle once, in the order of the cart, with the stock that is there', () => {
  fc.assert(
    fc.property(fc.array(someLine, { maxLength: 20 }), somePrice, (lines, total) => {
      const { lines: blocked } = orderObstacles({ lines, fastbox: undefined, isDatePossible: undefined, total });
      expect(blocked.map(({ lineId }) => lineId)).toEqual(
        lines.filter((line) => lineObstacle(line) !== undefined).map(({ lineId }) => lineId),
      );
      for (const { obstacle, available } of blocked) expect(available !== undefined).toBe(obstacle.endsWith('-stock'));
    }),
  );
});
