import { calendarDate } from '@grossist/domain';
import { expect, test } from 'vitest';
import { leadTimeOf } from '../../src/areas/punchout/items/handed-item.ts';

const AFTER_MIDNIGHT = '2025-12-02T00:30:00+01:00';

test.each([
  { at: '2025-12-01T10:00:00+01:00', deliveryDate: '2025-12-03', days: 2 },
  { at: AFTER_MIDNIGHT, deliveryDate: '2025-12-03', days: 1 },
  { at: AFTER_MIDNIGHT, deliveryDate: '2025-12-01', days: 0 },
])('at $at a delivery on $deliveryDate takes $days days', ({ at, deliveryDate, days }) => {
  expect(leadTimeOf({ deliveryDate: calendarDate(deliveryDate) }, { market: 'DK' }, Date.parse(at))).toBe(days);
});

test('a delivery without a date has no lead time', () => {
  expect(leadTimeOf({ deliveryDate: undefined }, { market: 'DK' }, Date.parse(AFTER_MIDNIGHT))).toBeUndefined();
});
