import { expect, test } from 'vitest';
import { addDays, calendarDate, lastPlannedDate, mayBePlanned } from '../src/index.ts';

const first = calendarDate('2025-12-02');

test('a delivery is planned from its first possible day on for a year', () => {
  expect(mayBePlanned(first, first)).toBe(true);
  expect(mayBePlanned(first, lastPlannedDate(first))).toBe(true);
  expect(mayBePlanned(first, addDays(lastPlannedDate(first), 1))).toBe(false);
  expect(mayBePlanned(first, addDays(first, -1))).toBe(false);
  expect(mayBePlanned(first, calendarDate('9999-12-31'))).toBe(false);
});
