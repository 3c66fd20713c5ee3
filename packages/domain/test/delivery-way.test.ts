import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  calendarDate,
  type DeliveryWay,
  firstDay,
  firstWholeDay,
  instantAt,
  isPossibleDay,
  isWorkingDay,
  lastPlannedDate,
  localTime,
  MARKETS,
  marketFacts,
  possibleDays,
  type Weekday,
} from '../src/index.ts';

const timeZone = 'Europe/Copenhagen';
const at = (date: string, time: string): number => instantAt(calendarDate(date), time, timeZone);
const holidays = new Set(['2026-12-24', '2026-12-25', '2027-01-01', '2027-03-29']);
const hours = { timeZone, calendar: { holidays }, opens: '07:00', closes: '16:00' };
const route: DeliveryWay = { kind: 'route', calendar: { timeZone, cutOff: '16:30', holidays } };
const pickup: DeliveryWay = { kind: 'pickup', hours };
const express: DeliveryWay = { kind: 'express', terms: { hours, lastOrder: '14:00', leadMinutes: 60 } };
const daysOf = (way: DeliveryWay, now: number, from: string, to: string) =>
  possibleDays(way, now, { from: calendarDate(from), to: calendarDate(to) });

describe('the possible days', () => {
  test('of a route begin after its cut-off and lead time', () => {
    const days = (time: string) => daysOf(route, at('2026-11-27', time), '2026-11-01', '2026-12-02');
    expect(days('16:29')).toEqual(['2026-11-30', '2026-12-01', '2026-12-02']);
    expect(days('16:30')).toEqual(['2026-12-01', '2026-12-02']);
  });

  test('of a pick-up begin today until the service center closes', () => {
    const days = (time: string) => daysOf(pickup, at('2026-11-27', time), '2026-11-01', '2026-12-01');
    expect(days('15:59')).toEqual(['2026-11-27', '2026-11-30', '2026-12-01']);
    expect(days('16:00')).toEqual(['2026-11-30', '2026-12-01']);
  });

  test('of an express box are the day on which it arrives alone', () => {
    expect(daysOf(express, at('2026-11-27', '13:59'), '2026-11-01', '2026-12-31')).toEqual(['2026-11-27']);
    expect(daysOf(express, at('2026-11-27', '14:00'), '2026-11-01', '2026-12-31')).toEqual(['2026-11-30']);
    expect(daysOf(express, at('2026-11-27', '14:00'), '2026-12-01', '2026-12-31')).toEqual([]);
  });

  test('end a year after the first', () => {
    const days = daysOf(route, at('2026-11-25', '10:00'), '2026-11-01', '2030-12-31');
    expect(days.at(-1)).toBe('2027-11-26');
  });
});

describe('the first day of a whole cart', () => {
  const now = at('2026-11-25', '10:00');

  test('is that of its last line', () => {
    const lines = [calendarDate('2026-11-26'), calendarDate('2026-12-10')];
    expect(firstWholeDay(route, now, lines)).toBe('2026-12-10');
  });

  test('is the next possible day when the last line has no date', () => {
    expect(firstWholeDay(route, now, [calendarDate('2026-12-24')])).toBe('2026-12-28');
  });

  test('is the first day at all without lines', () => {
    expect(firstWholeDay(route, now, [])).toBe('2026-11-26');
    expect(firstWholeDay(pickup, now, [])).toBe('2026-11-25');
  });

  test('is unknown when that of a line is', () => {
    expect(firstWholeDay(route, now, [calendarDate('2026-11-26'), undefined])).toBeUndefined();
  });
});

describe('every offered day', () => {
  const weekdays = fc.uniqueArray(fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7), { minLength: 1 });
  const clock = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '30'))
    .map(([hour, minutes]) => `${String(hour).padStart(2, '0')}:${minutes}`);
  const way = fc
    .record({ market: fc.constantFrom(...MARKETS), weekdays, cutOff: clock, lead: fc.integer({ min: 0, max: 4 }) })
    .chain(({ market, weekdays: days, cutOff, lead }) => {
      const zone = marketFacts(market).timeZone;
      const calendar = { holidays, workingDays: new Set(days) };
      const open = { timeZone: zone, calendar, opens: '06:00', closes: '18:00' };
      return fc.constantFrom<DeliveryWay>(
        { kind: 'route', calendar: { ...calendar, timeZone: zone, cutOff, leadWorkingDays: lead } },
        { kind: 'pickup', hours: { ...open, closes: cutOff } },
        { kind: 'express', terms: { hours: open, lastOrder: cutOff, leadMinutes: 90 } },
      );
    });
  // Both changes of the clocks and both turns of the year are among them.
  const moment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 10) });
  const zoneOf = (one: DeliveryWay) =>
    one.kind === 'route'
      ? one.calendar.timeZone
      : one.kind === 'pickup'
        ? one.hours.timeZone
        : one.terms.hours.timeZone;

  test('is possible, not in the past, and a working day', () => {
    fc.assert(
      fc.property(way, moment, fc.integer({ min: -10, max: 400 }), (one, now, later) => {
        const { date: today } = localTime(now, zoneOf(one));
        const from = addDays(today, later);
        const days = possibleDays(one, now, { from, to: addDays(from, 40) });
        for (const day of days) {
          expect(isPossibleDay(one, now, day)).toBe(true);
          expect(day >= today).toBe(true);
          const calendar =
            one.kind === 'route' ? one.calendar : one.kind === 'pickup' ? one.hours.calendar : one.terms.hours.calendar;
          expect(isWorkingDay(calendar, day)).toBe(true);
        }
        const first = firstDay(one, now);
        if (first === undefined) expect(days).toEqual([]);
        else {
          expect(isPossibleDay(one, now, first)).toBe(true);
          expect(days.every((day) => day >= first && day <= lastPlannedDate(first))).toBe(true);
        }
      }),
    );
  });

  test('of a whole cart is possible and not before any of its lines', () => {
    fc.assert(
      fc.property(way, moment, fc.array(fc.integer({ min: 0, max: 200 })), (one, now, offsets) => {
        const { date: today } = localTime(now, zoneOf(one));
        const lines = offsets.map((days) => addDays(today, days));
        const whole = firstWholeDay(one, now, lines);
        if (whole === undefined) return;
        expect(isPossibleDay(one, now, whole)).toBe(true);
        expect(lines.every((line) => line <= whole)).toBe(true);
      }),
    );
  });
});
