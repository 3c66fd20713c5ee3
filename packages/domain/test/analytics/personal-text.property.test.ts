import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cutText,
  FUNNEL_STEPS,
  faultOfTime,
  funnelDepth,
  isPersonalText,
  searchedText,
  stepBit,
} from '../../src/index.ts';

const digits = (least: number, most: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: least, maxLength: most });
const trade = fc.constantFrom('kabel', 'schuko steckdose', 'noiklx 3g1,5', 'lampe ip44', '2x2,5', 'avloppsrör 110');

describe('a text about a person has no words that leave the browser:', () => {
  test('e-mail addresses', () => {
    fc.assert(
      fc.property(fc.emailAddress(), trade, (email, word) => {
        expect(searchedText(`${word} ${email}`).kind).not.toBe('words');
      }),
    );
  });

  test('telephone and identity numbers, however they are separated', () => {
    const separator = fc.constantFrom('', ' ', '-', '.', '/');
    fc.assert(
      fc.property(digits(6, 13), separator, fc.constantFrom('', '+', '('), trade, (all, between, prefix, word) => {
        expect(searchedText(`${word} ${prefix}${all.join(between)}`).kind).not.toBe('words');
      }),
    );
  });

  test.each([
    'Jens Hansen',
    'søren møller kabel',
    'hr. Petersen',
    'Frau Müller',
    'att lager',
    'Vestergade 12',
    'Hauptstraße 4a',
    'www.example.com',
    'cpr 010190-1234',
    '0101901234 anna',
    'ＪＥＮＳ hansen',
  ])('%s', (text) => {
    expect(searchedText(text).kind).toBe('withheld');
    expect(isPersonalText(text)).toBe(true);
  });

  test('the names of the person who searches', () => {
    expect(searchedText('ring til Xaver', ['Xaver', '']).kind).toBe('withheld');
  });
});

describe('words of the trade leave it normalized:', () => {
  test.each([
    ['  NOIKLX  3G1,5 ', 'noiklx 3g1,5'],
    ['Schuko\tSteckdose', 'schuko steckdose'],
    ['max 16 A', 'max 16 a'],
    ['Peter', 'peter'],
    ['rør 22 mm', 'rør 22 mm'],
  ])('%s', (typed, words) => expect(searchedText(typed)).toEqual({ kind: 'words', words }));

  test('and are the same when they are normalized again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (typed) => {
        const text = searchedText(typed);
        if (text.kind === 'words') expect(searchedText(text.words)).toEqual(text);
      }),
    );
  });

  test('numbers and blanks are named by their kind', () => {
    expect(searchedText('1234 5678')).toEqual({ kind: 'number' });
    expect(searchedText(' \n ')).toEqual({ kind: 'blank' });
  });
});

test('cuts texts at 255 characters without splitting one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const cut = cutText(text);
      expect(cut.length).toBeLessThanOrEqual(255);
      expect(text.startsWith(cut)).toBe(true);
      expect(cut).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
    }),
  );
});

test('a visit is as deep in the funnel as its steps are complete', () => {
  fc.assert(
    fc.property(fc.subarray([...FUNNEL_STEPS]), (steps) => {
      const depth = funnelDepth(steps.reduce((bits, step) => bits | stepBit(step), 0));
      expect(FUNNEL_STEPS.slice(0, depth).every((step) => steps.includes(step))).toBe(true);
      const next = FUNNEL_STEPS[depth];
      expect(next !== undefined && steps.includes(next)).toBe(false);
    }),
  );
});

test('accepts events of the last five days and clocks that are ten minutes ahead', () => {
  const now = Date.parse('2026-03-01T12:00:00Z');
  expect(faultOfTime(now - 5 * 86_400_000, now)).toBeUndefined();
  expect(faultOfTime(now - 5 * 86_400_000 - 1, now)).toBe('is older than 5 days');
  expect(faultOfTime(now + 600_000, now)).toBeUndefined();
  expect(faultOfTime(now + 600_001, now)).toBe('is in the future');
});
