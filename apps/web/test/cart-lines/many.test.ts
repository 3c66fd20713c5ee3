import { quantityOf, readOrderLines, writeOrderLine } from '@grossist/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { factorIn, times } from '../../app/features/cart/chosen/quantity-dialog.tsx';
import {
  joinedLines,
  resultOf,
  retypedLine,
  textToCorrect,
  typedLine,
} from '../../app/features/cart/many/many-result.ts';

describe('a list of order lines', () => {
  test('keeps what failed for correction, in the order it was written', () => {
    const { lines, errors } = readOrderLines('1000001;2\n1000002;abc\n1000003;4\n1000004');
    const result = resultOf(
      {
        AddedLines: [{ LineNumber: 1, CartItemId: 'x', Code: 'A', Quantity: 2 }],
        ChangedQuantities: [],
        Errors: [{ LineNumber: 2, Line: '1000003;4.500', Kind: 'unknown-article-number', Candidates: [] }],
      },
      lines,
      errors,
      ',',
    );
    expect(result.addedCount).toBe(1);
    expect(result.addedLineIds).toHaveLength(1);
    expect(result.failed.map(({ kind }) => kind)).toEqual(['quantity-not-numeric', 'unknown-article-number']);
    expect(textToCorrect(result, 'Nummer;Antal;Enhed')).toBe('1000002;abc\n1000003;4,5');
  });
});

describe('a line as it is typed', () => {
  test('has the reader’s decimal sign and no idle zeros', () => {
    expect(typedLine({ identifier: 'A', quantity: quantityOf('2.500') }, ',')).toBe('A;2,5');
    expect(typedLine({ identifier: 'A', quantity: quantityOf(10) }, '.')).toBe('A;10');
    expect(typedLine({ identifier: 'A' }, ',')).toBe('A');
    expect(typedLine({ identifier: 'A', quantity: quantityOf(1), unit: 'km' }, ',')).toBe('A;1;km');
  });

  test('keeps its unit when it is read again below the header, known or not', () => {
    const lines = ['1000123;1;dåse', '1000124;2', '1000125;3;km'];
    for (const header of ['Number;Quantity;Unit', 'Nummer;Antal;Enhed', 'Nummar;Nøgd;Eind']) {
      const read = readOrderLines(joinedLines(lines, header), { decimalSign: ',' });
      expect(read.lines.map(({ unit }) => unit)).toEqual(['dåse', undefined, 'km']);
      expect(read.errors).toEqual([]);
    }
    expect(joinedLines(['1000124;2'], 'Nummer;Antal;Enhed')).toBe('1000124;2');
  });

  test.each([',', '.'] as const)('says what the shop wrote, read again with the sign %s', (sign) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (thousandths) => {
        const quantity = quantityOf(thousandths / 1000);
        const typed = retypedLine(writeOrderLine({ identifier: '1000123', quantity }), sign);
        const { lines } = readOrderLines(typed, { decimalSign: sign });
        expect(lines.map((line) => line.quantity)).toEqual([quantity]);
      }),
    );
  });
});

describe('a quantity so many times over', () => {
  test('is exact, and rounded to thousandths', () => {
    const factor = (typed: string) => factorIn(typed) ?? quantityOf(1);
    expect(times(0.1, factor('3'))).toBe(0.3);
    expect(times(7, factor('0,5'))).toBe(3.5);
    expect(times(0.001, factor('0.5'))).toBe(0.001);
  });

  test('is none when it would be nothing or too large', () => {
    expect(times(0.001, quantityOf('0.001'))).toBeUndefined();
    expect(times(9_999_999, quantityOf(2))).toBeUndefined();
    expect(factorIn('0')).toBeUndefined();
    expect(factorIn('-2')).toBeUndefined();
    expect(factorIn('many')).toBeUndefined();
  });

  test('is the quantity itself once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999_000 }), (thousandths) => {
        expect(times(thousandths / 1000, quantityOf(1))).toBe(thousandths / 1000);
      }),
    );
  });
});
