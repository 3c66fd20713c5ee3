import { quantityOf, quantityToNumber, sumQuantity } from '@grossist/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partsOf } from '../../app/features/orders/details/line-standing.tsx';
import { rowsOf } from '../../app/features/orders/details/order-rows.ts';
import { aLine } from './builders.ts';

const partsOfLine = (traits: Parameters<typeof aLine>[0]): (readonly [string, number])[] =>
  partsOf(aLine(traits)).map(({ status, quantity }) => [status, quantityToNumber(quantity)] as const);

describe('quantity of a line by status', () => {
  test('is one part while nothing was picked', () => {
    expect(partsOfLine({})).toEqual([['confirmed', 10]]);
    expect(partsOfLine({ Status: 'ordered' })).toEqual([['ordered', 10]]);
  });

  test('is split from delivered to back-ordered', () => {
    expect(
      partsOfLine({
        DeliveredQuantity: 2,
        UnderwayQuantity: 3,
        PickedQuantity: 1,
        BackOrderQuantity: 2.5,
        Status: 'picked',
      }),
    ).toEqual([
      ['delivered', 2],
      ['on-the-way', 3],
      ['picked', 1],
      ['back-ordered', 2.5],
      ['confirmed', 1.5],
    ]);
  });

  test('adds returned quantities as a further part', () => {
    expect(partsOfLine({ Status: 'returned', DeliveredQuantity: 10, ReturnedQuantity: 10 })).toEqual([
      ['delivered', 10],
      ['returned', 10],
    ]);
  });

  test('adds up to the quantity of the line, to the thousandth', () => {
    const thousandths = fc.integer({ min: 0, max: 1_000_000 }).map((value) => value / 1000);
    fc.assert(
      fc.property(thousandths, thousandths, thousandths, thousandths, (delivered, underway, picked, more) => {
        const Quantity = quantityToNumber(sumQuantity([delivered, underway, picked, more].map(quantityOf)));
        const parts = partsOf(
          aLine({ Quantity, DeliveredQuantity: delivered, UnderwayQuantity: underway, PickedQuantity: picked }),
        );
        expect(quantityToNumber(sumQuantity(parts.map(({ quantity }) => quantity)))).toBe(Quantity);
      }),
    );
  });
});

describe('rows of an order', () => {
  const kit = aLine({ LineNumber: 2, KitId: 'kit' });
  const children = [3, 4].map((LineNumber) => aLine({ LineNumber, ParentLineNumber: 2, KitId: 'kit' }));
  const lines = [aLine(), kit, ...children];
  const numbers = (open: readonly number[]): number[] =>
    rowsOf(lines, new Set(open)).map(({ line }) => line.LineNumber);

  test('show a kit as one row until it is expanded', () => {
    expect(numbers([])).toEqual([1, 2]);
    expect(numbers([2])).toEqual([1, 2, 3, 4]);
    expect(rowsOf(lines, new Set())[1]?.childCount).toBe(2);
  });

  test('show a material without its kit as a row of its own', () => {
    expect(rowsOf(children, new Set()).map(({ isChild }) => isChild)).toEqual([false, false]);
  });
});
