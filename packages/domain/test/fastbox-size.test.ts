import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFastboxMaxi, packagesOf, quantityOf, SMALL_BOX_PACKAGES } from '../src/index.ts';

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
  expect(isFastboxMaxi([line(1, 1), line(1, 1, true)])).toBe(true);
});

test('what the small box still holds is no maxi box, one package more is', () => {
  expect(isFastboxMaxi([])).toBe(false);
  expect(isFastboxMaxi([line(SMALL_BOX_PACKAGES - 1, 1), line(1, 100)])).toBe(false);
  expect(isFastboxMaxi([line(SMALL_BOX_PACKAGES - 1, 1), line(101, 100)])).toBe(true);
});

test('a box that is maxi stays so when something is put into it', () => {
  const lines = fc.array(
    fc.record({
      quantity: fc.integer({ min: 0, max: 99 }),
      size: fc.integer({ min: 0, max: 9 }),
      isBulky: fc.boolean(),
    }),
  );
  fc.assert(
    fc.property(lines, lines, (some, more) => {
      const boxed = (all: typeof some) => all.map(({ quantity, size, isBulky }) => line(quantity, size, isBulky));
      return !isFastboxMaxi(boxed(some)) || isFastboxMaxi(boxed([...some, ...more]));
    }),
  );
});
