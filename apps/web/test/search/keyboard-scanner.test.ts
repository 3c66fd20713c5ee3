import { describe, expect, test } from 'vitest';
import { NO_BURST, scannedIn, withKey } from '../../app/features/search/scan/keyboard-scanner.ts';

/** Keys that follow each other by so many milliseconds, and Enter after as many. */
const typed = (keys: readonly string[], gap: number): string | undefined => {
  let at = 1_000;
  let burst = NO_BURST;
  for (const key of keys) {
    burst = withKey(burst, key, at);
    at += gap;
  }
  return scannedIn(burst, at);
};

describe('a scanner that types like a keyboard', () => {
  test('is distinguished from typing by its speed', () => {
    expect(typed([...'5700000123451'], 8)).toBe('5700000123451');
    expect(typed([...'5700000123451'], 120)).toBeUndefined();
  });

  test('reads letters too, with shift held for capitals', () => {
    expect(typed(['Shift', 'A', 'Shift', 'B', ...'-101/23'], 10)).toBe('AB-101/23');
  });

  test('restarts after a slow key, so that earlier typing is no part of the scan', () => {
    const slow = withKey(NO_BURST, '9', 0);
    const fast = [...'1000001'].reduce((burst, key, place) => withKey(burst, key, 500 + place * 10), slow);
    expect(scannedIn(fast, 570)).toBe('1000001');
  });

  test('is no word, no short number, and nothing that an arrow key interrupted', () => {
    expect(typed([...'installation'], 5)).toBeUndefined();
    expect(typed([...'12345'], 5)).toBeUndefined();
    expect(typed([...'1000', 'ArrowDown', ...'001'], 5)).toBeUndefined();
  });
});
