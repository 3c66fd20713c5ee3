import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFastboxMaxi, packagesOf, quantityOf } from '../src/index.ts';

const line = (quantity: number, packageSize: number, isBulky = false) => ({
  quantity: quantityOf(quantity),
  packageSize: quantityOf(packageSize),
  isBulky,
});

test.each([
  [1, 1, 1],
  [10, 5, 2],
  [11, 5, 3],
  [0.5, 100, 1],
  [7, 0, 1],
  [0, 5, 0],
])('%d in packages of %d are %d packages', (quantity, packageSize, packages) => {
  expect(packagesOf(line(quantity, packageSize))).toBe(packages);
});

test('one bulky line makes the box a maxi one, however little there is of it', () => {
  expect(isFastboxMaxi([line(1, 1), line(1, 1, true)], 40)).toBe(true);
  expect(isFastboxMaxi([line(1, 1), line(1, 1, true)], undefined)).toBe(true);
});

test('is a maxi box from one package more than the small box holds', () => {
  expect(isFastboxMaxi([], 1)).toBe(false);
  for (const size of [1, 12, 40]) {
    expect(isFastboxMaxi([line(size - 1, 1), line(1, 100)], size)).toBe(false);
    expect(isFastboxMaxi([line(size - 1, 1), line(101, 100)], size)).toBe(true);
  }
  expect(isFastboxMaxi([line(10_000, 1)], undefined)).toBe(false);
});

test('stays a maxi box after additions', () => {
  const lines = fc.array(
    fc.record({
      quantity: fc.integer({ min: 0, max: 99 }),
      size: fc.integer({ min: 0, max: 9 }),
      isBulky: fc.boolean(),
    }),
  );
  fc.assert(
    fc.property(lines, lines, fc.integer({ min: 1, max: 200 }), (some, more, size) => {
      const boxed = (all: typeof some) =>
        all.map(({ quantity, size: packing, isBulky }) => line(quantity, packing, isBulky));
      return !isFastboxMaxi(boxed(some), size) || isFastboxMaxi(boxed([...some, ...more]), size);
    }),
  );
});
