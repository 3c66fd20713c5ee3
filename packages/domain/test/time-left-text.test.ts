import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calendarDate,
  FASTBOX_REFRESH,
  instantAt,
  LOCALES,
  MARKETS,
  marketFacts,
  timeLeft,
  writeTimeLeft,
} from '../src/index.ts';

const MINUTE = 60_000;
const read = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('the time left until a closing', () => {
  it.each([
    ['en-US', 655, '10 h 55 min'],
    ['da-DK', 655, '10 t. 55 min.'],
    ['de-DE', 60, '1 Std. 0 Min.'],
    ['sv-SE', 59, '59 min'],
  ] as const)('reads in %s after %d minutes: %s', (locale, minutes, text) => {
    expect(read(writeTimeLeft(minutes * MINUTE, locale))).toBe(text);
  });

  it('is nothing at the closing, and a minute just before', () => {
    expect(writeTimeLeft(0, 'en-US')).toBe('');
    expect(writeTimeLeft(-5, 'en-US')).toBe('');
    expect(read(writeTimeLeft(1, 'en-US'))).toBe('1 min');
  });

  it('adds up to the minutes left in every language', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 48 * 60 * MINUTE }), fc.constantFrom(...LOCALES), (left, locale) => {
        const numbers = (writeTimeLeft(left, locale).match(/\d+/g) ?? []).map(Number);
        const [minutes = 0, hours = 0] = numbers.toReversed();
        expect(hours * 60 + minutes).toBe(Math.ceil(left / MINUTE));
        expect(minutes).toBeLessThan(60);
      }),
    );
  });

  it('never grows, and ends only when it is over', () => {
    const minutesOf = (left: number): number => {
      const [minutes = 0, hours = 0] = (writeTimeLeft(left, 'en-US').match(/\d+/g) ?? []).map(Number).toReversed();
      return hours * 60 + minutes;
    };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.nat(200_000_000), (closing, start) => {
        const shown = [0, 1, 2, 3].map((tick) => timeLeft(closing, start + tick * FASTBOX_REFRESH));
        const minutes = shown.map(minutesOf);
        expect(minutes).toEqual(minutes.toSorted((left, right) => right - left));
        for (const [index, left] of shown.entries()) expect(minutes[index] === 0).toBe(left === 0);
      }),
    );
  });

  it.each(MARKETS)('is counted by the clock of the market, also in UTC: %s', (market) => {
    const { timeZone } = marketFacts(market);
    const closing = instantAt(calendarDate('2026-11-26'), '15:30', timeZone);
    expect(read(writeTimeLeft(timeLeft(closing, Date.parse('2026-11-26T03:35:00Z')), 'en-US'))).toBe('10 h 55 min');
  });
});
