import { afterEach, expect, test, vi } from 'vitest';
import { logSlowUpdate, SLOW_UPDATE } from '../../app/api/use-operation.ts';

afterEach(() => {
  vi.restoreAllMocks();
  performance.clearMeasures();
});

test('logs an update that took longer than 20 s by its operation, and leaves a measure', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  logSlowUpdate('addToCart', 100, 100 + SLOW_UPDATE + 1);
  expect(warn.mock.calls).toEqual([['State update "addToCart" took 20001 ms']]);
  expect(performance.getEntriesByType('measure')).toMatchObject([{ name: 'slow update: addToCart', duration: 20_001 }]);
});

test('logs nothing of an update that took 20 s or less', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  logSlowUpdate('addToCart', 100, 100 + SLOW_UPDATE);
  expect(warn).not.toHaveBeenCalled();
  expect(performance.getEntriesByType('measure')).toEqual([]);
});
