import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memorySizeOf } from '../src/versioned-cache.ts';

test('is at least the size of the strings, and grows with every addition', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string({ unit: 'grapheme' }), (value, text) => {
      expect(memorySizeOf(text)).toBeGreaterThan(text.length);
      expect(memorySizeOf([value, text])).toBeGreaterThanOrEqual(memorySizeOf(value) + memorySizeOf(text));
      expect(memorySizeOf({ value, text })).toBeGreaterThanOrEqual(memorySizeOf(value) + memorySizeOf(text));
    }),
  );
});

test('characters beyond Latin-1 take two bytes each', () => {
  expect(memorySizeOf('æ'.repeat(800))).toBe(memorySizeOf('a'.repeat(800)));
  expect(memorySizeOf('→'.repeat(800)) - memorySizeOf('æ'.repeat(800))).toBe(800);
});
