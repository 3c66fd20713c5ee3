import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeBlock, quantityOfThousandths, quantityToDecimal, readBlock, writeBlock } from '../src/index.ts';

const quantity = fc.integer({ min: 0, max: 9_999_999_000 }).map(quantityOfThousandths);
const block = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(quantity, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
  );

test('reads what it wrote, with a comma or a point, and with the line break that spreadsheets add', () => {
  fc.assert(
    fc.property(block, fc.boolean(), fc.constantFrom('', '\n', '\r\n'), (cells, hasComma, end) => {
      const written = writeBlock(cells.map((row) => row.map((cell) => quantityToDecimal(cell))));
      const text = hasComma ? written.replaceAll('.', ',') : written;
      expect(readBlock(text + end)).toEqual(cells);
    }),
  );
});

test('an empty cell is 0, and what is no quantity is left out', () => {
  expect(readBlock('1\t\tx\n-2\t3\t 4 ')).toEqual([
    [1000, 0, undefined],
    [undefined, 3000, 4000],
  ]);
});

test('every cell of a block is placed, unreadable or cut, and none is placed beyond the sheet', () => {
  const place = fc.record({ row: fc.nat(9), column: fc.nat(9) });
  const sheet = { rowCount: 10, columnCount: 10 };
  fc.assert(
    fc.property(block, place, (cells, at) => {
      fc.pre(cells.length * (cells[0]?.length ?? 0) > 1);
      const placed = placeBlock(cells, at, sheet);
      expect(placed.cells.length + placed.unreadable + placed.cut).toBe(cells.flat().length);
      expect(placed.cells.every(({ row, column }) => row < 10 && column < 10)).toBe(true);
      for (const { row, column, quantity: put } of placed.cells) {
        expect(put).toBe(cells[row - at.row]?.[column - at.column]);
      }
    }),
  );
});

test('a single cell fills the selection', () => {
  const placed = placeBlock(
    readBlock('7'),
    { row: 1, column: 2 },
    { rowCount: 5, columnCount: 5 },
    { rowCount: 2, columnCount: 2 },
  );
  expect(placed.cells.map(({ row, column }) => [row, column])).toEqual([
    [1, 2],
    [1, 3],
    [2, 2],
    [2, 3],
  ]);
});

test('a hostile paste is bounded', () => {
  const cells = readBlock(`${'1\t'.repeat(1000)}\n`.repeat(6000));
  expect(cells.length).toBe(5000);
  expect(cells[0]?.length).toBe(250);
});
