import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  calendarDate,
  type DayHours,
  type DeliveryWay,
  expressDelivery,
  firstWholeDay,
  instantAt,
  isWorkingDay,
  localTime,
  MARKETS,
  marketFacts,
  type OpeningHours,
  type OpenSpan,
  openSpan,
  parseClockTime,
  pickupDay,
  possibleDays,
  weekdayOf,
} from '../src/index.ts';

const timeZone = 'Europe/Copenhagen';
const at = (date: string, time: string): number => instantAt(calendarDate(date), time, timeZone);
const usual = { opens: '07:00', closes: '16:00' };
const morning = { opens: '08:00', closes: '12:00' };
const days: DayHours = {
  6: morning,
  1: null,
  '2026-11-29': morning,
  '2026-12-12': null,
  '2026-12-24': morning,
};
const hours: OpeningHours = { timeZone, calendar: { holidays: new Set(['2026-12-24', '2026-12-26']) }, ...usual, days };

describe('the hours of a service center', () => {
  test.each<[string, OpenSpan | undefined, string]>([
    ['2026-11-27', usual, 'the usual ones on a Friday'],
    ['2026-11-28', morning, 'those of the Saturday'],
    ['2026-11-30', undefined, 'none on a weekday on which it is closed'],
    ['2026-11-29', morning, 'those of a date on a Sunday'],
    ['2026-12-12', undefined, 'none on a date on which it is closed'],
    ['2026-12-24', morning, 'those of a date on a holiday'],
    ['2026-12-26', undefined, 'none on a holiday, though its weekday has hours'],
  ])('are, on %s, %j: %s', (date, span) => {
    expect(openSpan(hours, calendarDate(date))).toEqual(span);
  });

  test('decide on which days goods are picked up', () => {
    const way: DeliveryWay = { kind: 'pickup', hours };
    const span = { from: calendarDate('2026-11-27'), to: calendarDate('2026-12-02') };
    const pickupDays = ['2026-11-28', '2026-11-29', '2026-12-01', '2026-12-02'];
    expect(possibleDays(way, at('2026-11-27', '16:00'), span)).toEqual(pickupDays);
    expect(possibleDays(way, at('2026-11-28', '12:00'), span)).toEqual(pickupDays.slice(1));
    expect(firstWholeDay(way, at('2026-11-27', '10:00'), [calendarDate('2026-11-30')])).toBe('2026-12-01');
  });

  test('without hours of their own for any day are those of the working days', () => {
    const plain = { ...hours, days: {} };
    for (let later = 0; later < 60; later += 1) {
      const date = addDays(calendarDate('2026-11-01'), later);
      expect(openSpan(plain, date)).toEqual(isWorkingDay(hours.calendar, date) ? usual : undefined);
    }
  });
});

const span = fc
  .tuple(fc.integer({ min: 4, max: 11 }), fc.integer({ min: 12, max: 22 }))
  .map(([opens, closes]) => ({ opens: `${String(opens).padStart(2, '0')}:00`, closes: `${closes}:30` }));
const someDays = fc.dictionary(
  fc.oneof(
    fc.integer({ min: 1, max: 7 }).map(String),
    fc.integer({ min: 0, max: 40 }).map((later): string => addDays(calendarDate('2026-12-01'), later)),
  ),
  fc.option(span),
  { maxKeys: 20 },
);

test('pick-up and express box are within the hours of their day, in every market at every moment', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...MARKETS),
      fc.integer({ min: Date.UTC(2026, 10, 25), max: Date.UTC(2027, 0, 20) }),
      span,
      someDays,
      fc.integer({ min: 1, max: 600 }),
      (market, now, base, own, leadMinutes) => {
        const zone = marketFacts(market).timeZone;
        const open: OpeningHours = { ...hours, timeZone: zone, ...base, days: own };
        const pickup = pickupDay(open, now);
        if (pickup !== undefined) {
          expect(openSpan(open, pickup.date)).toEqual({ opens: pickup.opens, closes: pickup.closes });
          expect(pickup.closesAt).toBeGreaterThan(now);
        }
        const { arrivesAt, arrivesOn } = expressDelivery({ hours: open, lastOrder: '15:00', leadMinutes }, now);
        if (arrivesAt === undefined || arrivesOn === undefined) return;
        const { date, minutes } = localTime(arrivesAt, zone);
        const hoursThen = openSpan(open, date);
        expect(date).toBe(arrivesOn);
        expect(minutes).toBeGreaterThanOrEqual(parseClockTime(hoursThen?.opens ?? '') ?? Number.NaN);
        expect(minutes).toBeLessThanOrEqual(parseClockTime(hoursThen?.closes ?? '') ?? Number.NaN);
        expect(own[date] ?? own[weekdayOf(date)]).not.toBeNull();
      },
    ),
  );
});
