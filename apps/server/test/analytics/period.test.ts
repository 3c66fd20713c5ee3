import { expect, test } from 'vitest';
import { periodOf } from '../../src/areas/analytics/reports/period.ts';

test.each([
  { at: '2025-11-26T12:00:00Z', market: undefined, from: '2025-10-28', to: '2025-11-26' },
  // After midnight in the markets, before it in UTC.
  { at: '2025-11-26T23:30:00Z', market: undefined, from: '2025-10-29', to: '2025-11-27' },
  { at: '2025-11-26T23:30:00Z', market: 'NO', from: '2025-10-29', to: '2025-11-27' },
  { at: '2025-07-01T22:30:00Z', market: 'DE', from: '2025-06-03', to: '2025-07-02' },
] as const)('without dates a report at $at, market $market, is from $from to $to', ({ at, market, from, to }) => {
  expect(periodOf({ market }, Date.parse(at))).toEqual({ from, to, market });
});

test('a report with only an end is of the 30 days up to it', () => {
  expect(periodOf({ to: '2025-03-01' }, Date.parse('2025-11-26T12:00:00Z'))).toMatchObject({ from: '2025-01-31' });
});
