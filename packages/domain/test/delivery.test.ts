import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  calendarDate,
  type DeliveryCalendar,
  daysBetween,
  deliveryDatesBetween,
  firstDeliveryDate,
  instantAt,
  isPossibleDeliveryDate,
  isWorkingDay,
  localTime,
  MARKETS,
  marketFacts,
  parseCalendarDate,
  parseClockTime,
  possibleDeliveryDates,
  timeLeft,
  weekdayOf,
} from '../src/index.ts';

const aCalendar = (facts: Partial<DeliveryCalendar> = {}): DeliveryCalendar => ({
  timeZone: 'Europe/Copenhagen',
  cutOff: '16:30',
  holidays: new Set(),
  ...facts,
});

/** An instant by local time in Copenhagen. */
const at = (date: string, time: string): number => instantAt(calendarDate(date), time, 'Europe/Copenhagen');

const someInstant = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) });

describe('calendar dates', () => {
  it.each(['2026-02-30', '2026-13-01', '2026-1-1', '26-01-01', '', '2026-01-01T00:00', ' 2026-01-01'])(
    '"%s" is none',
    (text) => {
      expect(parseCalendarDate(text)).toBeUndefined();
      expect(() => calendarDate(text)).toThrow(RangeError);
    },
  );

  it('know leap days, weekdays and the days between', () => {
    expect(addDays(calendarDate('2028-02-28'), 1)).toBe('2028-02-29');
    expect(addDays(calendarDate('2026-01-01'), -1)).toBe('2025-12-31');
    expect(weekdayOf(calendarDate('2026-11-21'))).toBe(6);
    expect(weekdayOf(calendarDate('1969-12-31'))).toBe(3);
    expect(daysBetween(calendarDate('2026-10-24'), calendarDate('2026-10-26'))).toBe(2);
  });
});

describe('local time', () => {
  it('is the calendar and clock of the zone', () => {
    expect(localTime(Date.UTC(2026, 5, 30, 22, 30), 'Europe/Copenhagen')).toEqual({ date: '2026-07-01', minutes: 30 });
    expect(localTime(Date.UTC(2026, 11, 31, 23, 0), 'Europe/Copenhagen')).toEqual({ date: '2027-01-01', minutes: 0 });
  });

  it('is available again from the returned instant', () => {
    fc.assert(
      fc.property(someInstant, fc.constantFrom(...MARKETS), (instant, market) => {
        const { timeZone } = marketFacts(market);
        const { date, minutes } = localTime(instant, timeZone);
        const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
        expect(localTime(instantAt(date, time, timeZone), timeZone)).toEqual({ date, minutes });
      }),
    );
  });

  it('takes the first of two hours in autumn and an hour beside the one left out in spring', () => {
    expect(at('2026-10-25', '02:30')).toBe(Date.UTC(2026, 9, 25, 0, 30));
    expect(Math.abs(at('2026-03-29', '02:30') - Date.UTC(2026, 2, 29, 1, 0))).toBeLessThanOrEqual(3_600_000);
  });

  it.each(['24:00', '9:30', '12:60', 'noon', ''])('"%s" is no time of day', (text) => {
    expect(parseClockTime(text)).toBeUndefined();
    expect(() => at('2026-01-01', text)).toThrow(RangeError);
  });

  it('counts down to zero and stops', () => {
    expect(timeLeft(1000, 400)).toBe(600);
    expect(timeLeft(1000, 1400)).toBe(0);
  });
});

describe('possible delivery dates', () => {
  it('begin on the next working day before the cut-off, and a day later from it on', () => {
    expect(firstDeliveryDate(aCalendar(), at('2026-11-17', '16:29'))).toBe('2026-11-18');
    expect(firstDeliveryDate(aCalendar(), at('2026-11-17', '16:30'))).toBe('2026-11-19');
  });

  it('follow the clock of the market, in summer and winter', () => {
    expect(firstDeliveryDate(aCalendar(), Date.UTC(2026, 6, 1, 14, 29))).toBe('2026-07-02');
    expect(firstDeliveryDate(aCalendar(), Date.UTC(2026, 6, 1, 14, 30))).toBe('2026-07-03');
    expect(firstDeliveryDate(aCalendar(), Date.UTC(2026, 11, 1, 15, 29))).toBe('2026-12-02');
  });

  it('skip weekends: orders of a weekend leave on Monday', () => {
    expect(firstDeliveryDate(aCalendar(), at('2026-11-20', '12:00'))).toBe('2026-11-23');
    expect(firstDeliveryDate(aCalendar(), at('2026-11-21', '12:00'))).toBe('2026-11-24');
  });

  it('leave out holidays, both for leaving and for arriving', () => {
    const christmas = aCalendar({ holidays: new Set(['2026-12-24', '2026-12-25']) });
    expect(possibleDeliveryDates(christmas, at('2026-12-23', '10:00'), 3)).toEqual([
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
    ]);
    expect(firstDeliveryDate(christmas, at('2026-12-24', '10:00'))).toBe('2026-12-29');
  });

  it('wait for the lead time in working days', () => {
    expect(firstDeliveryDate(aCalendar({ leadWorkingDays: 3 }), at('2026-11-19', '10:00'))).toBe('2026-11-24');
    expect(firstDeliveryDate(aCalendar({ leadWorkingDays: 0 }), at('2026-11-19', '10:00'))).toBe('2026-11-19');
  });

  it('are none where no day is a working day', () => {
    expect(possibleDeliveryDates(aCalendar({ workingDays: new Set() }), at('2026-11-19', '10:00'), 5)).toEqual([]);
    expect(
      deliveryDatesBetween(
        aCalendar({ workingDays: new Set() }),
        0,
        calendarDate('2026-01-01'),
        calendarDate('2026-02-01'),
      ),
    ).toEqual([]);
  });

  it('refuse a cut-off that is no time of day', () => {
    expect(() => firstDeliveryDate(aCalendar({ cutOff: '25:00' }), 0)).toThrow(RangeError);
  });

  it('of a range are those within it', () => {
    const now = at('2026-11-17', '10:00');
    const range = [calendarDate('2026-11-01'), calendarDate('2026-11-23')] as const;
    expect(deliveryDatesBetween(aCalendar(), now, ...range)).toEqual([
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-23',
    ]);
    expect(deliveryDatesBetween(aCalendar(), now, calendarDate('2026-01-01'), calendarDate('2026-02-01'))).toEqual([]);
    expect(
      deliveryDatesBetween(aCalendar(), now, calendarDate('2026-01-01'), calendarDate('9999-12-31')).length,
    ).toBeLessThan(732);
  });

  it('are written one by one as in the list', () => {
    const now = at('2026-11-17', '10:00');
    expect(isPossibleDeliveryDate(aCalendar(), now, calendarDate('2026-11-17'))).toBe(false);
    expect(isPossibleDeliveryDate(aCalendar(), now, calendarDate('2026-11-18'))).toBe(true);
    expect(isPossibleDeliveryDate(aCalendar(), now, calendarDate('2026-11-22'))).toBe(false);
  });

  it('are working days after today, in order, without gaps but closed days', () => {
    const someHolidays = fc
      .array(fc.integer({ min: 0, max: 60 }), { maxLength: 10 })
      .map((offsets) => (start: string) => new Set(offsets.map((days): string => addDays(calendarDate(start), days))));
    fc.assert(
      fc.property(someInstant, someHolidays, fc.integer({ min: 1, max: 20 }), (now, holidaysFrom, count) => {
        const today = localTime(now, 'Europe/Copenhagen').date;
        const calendar = aCalendar({ holidays: holidaysFrom(today) });
        const dates = possibleDeliveryDates(calendar, now, count);
        expect(dates).toHaveLength(count);
        expect(dates.every((date) => date > today && isWorkingDay(calendar, date))).toBe(true);
        const [first, last] = [dates[0] ?? today, dates.at(-1) ?? today];
        expect(deliveryDatesBetween(calendar, now, first, last)).toEqual(dates);
      }),
    );
  });
});
