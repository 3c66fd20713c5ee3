import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NoteTally } from '../src/bmecat/note-tally.ts';
import { readDecimal } from '../src/bmecat/values.ts';

/** What a decimal of BMEcat is, as a pattern. */
const PATTERN = /^\+?(\d{1,12})(?:([.,])(\d{1,12}))?$/;

it('parses exactly what the decimal pattern matches, to the last digit', () => {
  const part = fc.string({ unit: fc.constantFrom('0', '1', '5', '9'), maxLength: 14 });
  const text = fc
    .tuple(fc.constantFrom('', '', '+', '-', ' '), part, fc.constantFrom('', '.', ',', '..'), part)
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (written) => {
      const [, whole = '', point, fraction = ''] = PATTERN.exec(written) ?? [];
      const notes = new NoteTally();
      const expected = whole === '' ? undefined : { units: BigInt(whole + fraction), places: fraction.length };
      expect(readDecimal(written, 3, notes)).toEqual(expected);
      expect([...notes.notes()].map(({ code }) => code)).toEqual(point === ',' ? ['decimal-comma'] : []);
    }),
    { numRuns: 2000 },
  );
});
