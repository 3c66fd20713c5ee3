import { expect, test } from 'vitest';
import { type ProgressSample, paceOf, withSample } from '../../app/features/editing/imports/import-progress.tsx';

const at = (seconds: number, bytes: number, materials: number): ProgressSample => ({
  at: seconds * 1000,
  bytes,
  materials,
});

const after = (...standings: readonly ProgressSample[]): readonly ProgressSample[] =>
  standings.reduce<readonly ProgressSample[]>((known, standing) => withSample(known, standing), []);

test('estimates the speed from the second sample on', () => {
  expect(paceOf([], 100)).toBeUndefined();
  expect(paceOf(after(at(1, 10, 1)), 100)).toBeUndefined();
  expect(paceOf(after(at(1, 10, 1), at(3, 30, 9)), 100)).toEqual({ materialsPerSecond: 4, secondsLeft: 7 });
});

test('averages over the last seconds only', () => {
  const pace = paceOf(after(at(0, 0, 0), at(20, 100, 10), at(30, 1100, 1010)), 2100);
  expect(pace).toEqual({ materialsPerSecond: 100, secondsLeft: 10 });
});

test('estimates no time left while an import makes no progress', () => {
  expect(paceOf(after(at(0, 50, 5), at(2, 50, 5)), 100)).toEqual({ materialsPerSecond: 0, secondsLeft: undefined });
});

test('starts over when an import restarts', () => {
  expect(after(at(0, 50, 5), at(2, 10, 1))).toEqual([at(2, 10, 1)]);
});
