import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, calendarDate, daysBetween } from '../../src/delivery/index.ts';
import {
  CREATED_RANGES,
  firstDayOf,
  parseCreatedDays,
  pdfCatalogueName,
  simpleCatalogueName,
} from '../../src/pdf-catalogues.ts';

const today = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays(calendarDate('1990-01-01'), days));

describe('days on which catalogs were made', () => {
  test('a named range ends today and contains each shorter one', () => {
    fc.assert(
      fc.property(today, (day) => {
        const lengths = CREATED_RANGES.map((range) => daysBetween(firstDayOf(range, day), day));
        expect(lengths.slice(0, 3)).toEqual([0, 6, 29]);
        expect([365, 366]).toContain(lengths[3]);
        for (const range of CREATED_RANGES) {
          expect(parseCreatedDays(range, day)).toEqual({ from: firstDayOf(range, day), until: day });
        }
      }),
    );
  });

  test('two days are read with either end absent', () => {
    fc.assert(
      fc.property(today, today, (from, until) => {
        expect(parseCreatedDays(`${from}..${until}`, from)).toEqual({ from, until });
        expect(parseCreatedDays(`${from}..`, from)).toEqual({ from });
        expect(parseCreatedDays(`..${until}`, from)).toEqual({ until });
        expect(parseCreatedDays('..', from)).toEqual({});
      }),
    );
  });

  test('returns undefined for anything else', () => {
    const day = calendarDate('2026-03-01');
    for (const text of ['', '2026-03-01', '2026-02-30..', '..2026-13-01', 'a..b', '2026-03-01..2026-03-02..']) {
      expect(parseCreatedDays(text, day), text).toBeUndefined();
    }
  });

  test('a year before the 29th of February is the 28th', () => {
    expect(firstDayOf('last12Months', calendarDate('2024-02-29'))).toBe('2023-02-28');
  });
});

test('names are trimmed and have a preset when blank', () => {
  expect([pdfCatalogueName('  '), pdfCatalogueName(' Boiler room ')]).toEqual(['PDF', 'Boiler room']);
  expect([simpleCatalogueName(''), simpleCatalogueName(' Boiler room ')]).toEqual(['New catalog', 'Boiler room']);
});
