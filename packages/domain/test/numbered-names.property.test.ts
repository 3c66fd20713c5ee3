import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KIT_NUMBER, numberedNames } from '../src/index.ts';

const counts = fc.integer({ min: 0, max: 250 });

test('numbers kits from 1', () => {
  expect(numberedNames(`Stairs ${KIT_NUMBER}, left`, 3)).toEqual([
    'Stairs 1, left',
    'Stairs 2, left',
    'Stairs 3, left',
  ]);
});

test('makes as many names as kits, each null or not blank and at most 100 characters', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), counts, (pattern, count) => {
      const names = numberedNames(pattern, count);
      expect(names).toHaveLength(count);
      for (const name of names) {
        if (name === null) continue;
        expect(name.trim()).toBe(name);
        expect(name.length).toBeGreaterThan(0);
        expect(name.length).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test('numbers differ from each other where the pattern is short enough to hold them', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), counts, (before, count) => {
      const names = numberedNames(`${before.replaceAll(KIT_NUMBER, '')}${KIT_NUMBER}`, count);
      expect(new Set(names).size).toBe(count);
    }),
  );
});

test('gives the name of the template where the pattern is blank', () => {
  fc.assert(
    fc.property(fc.constantFrom('', ' ', '\t '), counts, (blank, count) => {
      expect(numberedNames(blank, count)).toEqual(Array.from({ length: count }, () => null));
    }),
  );
});
