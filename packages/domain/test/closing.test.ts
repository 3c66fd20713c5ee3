import { describe, expect, it } from 'vitest';
import {
  type ClosingTerms,
  calendarDate,
  calendarWords,
  fastboxObstacles,
  fastboxWindow,
  instantAt,
  LOCALES,
} from '../src/index.ts';

const timeZone = 'Europe/Copenhagen';
const terms: ClosingTerms = { closingTime: '15:30', timeZone, calendar: { holidays: new Set(['2026-12-24']) } };
const at = (date: string, time: string): number => instantAt(calendarDate(date), time, timeZone);

describe('the express box', () => {
  it('is unlimited until its closing time is loaded', () => {
    expect(fastboxWindow({ ...terms, closingTime: undefined }, 0)).toMatchObject({
      state: 'unlimited',
      minutesLeft: Number.POSITIVE_INFINITY,
      closesAt: undefined,
    });
  });

  it('returns the remaining minutes, rounded up', () => {
    expect(fastboxWindow(terms, at('2026-11-24', '14:00'))).toEqual({
      state: 'open',
      closesAt: at('2026-11-24', '15:30'),
      millisecondsLeft: 5_400_000,
      minutesLeft: 90,
      nextOpenDate: '2026-11-24',
    });
    expect(fastboxWindow(terms, at('2026-11-24', '15:29') + 59_999)).toMatchObject({ state: 'open', minutesLeft: 1 });
  });

  it('is closed at the closing itself and stays at zero', () => {
    for (const later of [0, 1, 3_600_000]) {
      expect(fastboxWindow(terms, at('2026-11-24', '15:30') + later)).toMatchObject({
        state: 'closed',
        minutesLeft: 0,
        millisecondsLeft: 0,
        nextOpenDate: '2026-11-25',
      });
    }
  });

  it.each([
    ['a Saturday', '2026-11-21', '2026-11-23'],
    ['a holiday', '2026-12-24', '2026-12-25'],
  ])('is closed all of %s, and tells the day on which it opens', (_, date, nextOpenDate) => {
    expect(fastboxWindow(terms, at(date, '10:00'))).toMatchObject({
      state: 'closed',
      closesAt: undefined,
      nextOpenDate,
    });
  });

  it('is open on every day without a calendar, and on none where no day is a working day', () => {
    expect(fastboxWindow({ closingTime: '15:30', timeZone }, at('2026-11-22', '10:00')).state).toBe('open');
    const never = { ...terms, calendar: { holidays: new Set<string>(), workingDays: new Set<never>() } };
    expect(fastboxWindow(never, at('2026-11-24', '10:00'))).toMatchObject({ state: 'closed', nextOpenDate: undefined });
  });

  it('closes by the clock of the market on the days on which clocks change', () => {
    const everyDay = { closingTime: '15:30', timeZone };
    expect(fastboxWindow(everyDay, at('2026-03-29', '00:00')).minutesLeft).toBe(14 * 60 + 30);
    expect(fastboxWindow(everyDay, at('2026-10-25', '00:00')).minutesLeft).toBe(16 * 60 + 30);
  });

  it('refuses a closing that is no time of day', () => {
    expect(() => fastboxWindow({ ...terms, closingTime: '25:00' }, 0)).toThrow(RangeError);
  });

  it('is ruled out by address, closing and stock, and by nothing that is not known yet', () => {
    const window = fastboxWindow({ ...terms, closingTime: undefined }, 0);
    expect(fastboxObstacles({ addressHasFastbox: undefined, window })).toEqual([]);
    const closed = fastboxWindow(terms, at('2026-11-24', '16:00'));
    expect(fastboxObstacles({ addressHasFastbox: false, window: closed, linesBeyondStock: 2 })).toEqual([
      'not-to-this-address',
      'closed',
      'out-of-stock',
    ]);
  });
});

describe('the words of a calendar', () => {
  it.each(LOCALES)('are twelve months and seven weekdays in %s', (locale) => {
    const words = calendarWords(locale);
    expect(new Set(words.months).size).toBe(12);
    expect(new Set(words.weekdays).size).toBe(7);
    expect(new Set(words.weekdaysShort).size).toBe(7);
    expect(words.language).toBe(locale);
    expect(words.previousMonth).not.toBe(words.nextMonth);
  });

  it('begin with January and Monday', () => {
    expect(calendarWords('da-DK')).toMatchObject({
      previousMonth: 'Forrige måned',
      nextMonth: 'Næste måned',
      months: expect.arrayContaining(['januar', 'december']),
    });
    expect(calendarWords('en-US').months[0]).toBe('January');
    expect(calendarWords('en-US').weekdays).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ]);
    expect(calendarWords('de-DE').weekdaysShort[6]).toBe('So');
    expect(calendarWords('fo-FO').weekdays[0]).toBe('mánadagur');
  });
});
