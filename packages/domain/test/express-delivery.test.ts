import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  calendarDate,
  type ExpressTerms,
  expressDelivery,
  instantAt,
  isWorkingDay,
  localTime,
  MARKETS,
  marketFacts,
  parseClockTime,
} from '../src/index.ts';

const timeZone = 'Europe/Copenhagen';
const at = (date: string, time: string): number => instantAt(calendarDate(date), time, timeZone);
const clockOf = (instant: number | undefined, zone = timeZone): string | undefined => {
  if (instant === undefined) return undefined;
  const { date, minutes } = localTime(instant, zone);
  return `${date} ${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};

const calendar = { holidays: new Set(['2026-12-24', '2026-12-25', '2027-01-01']) };
const terms = (changed: Partial<ExpressTerms & ExpressTerms['hours']> = {}): ExpressTerms => {
  const { opens, closes = '17:00', days = {}, lastOrder = '15:00', leadMinutes = 90 } = { opens: '07:00', ...changed };
  return { hours: { timeZone, calendar, opens, closes, days }, lastOrder, leadMinutes };
};
const arrives = (date: string, time: string, changed?: Parameters<typeof terms>[0]) =>
  clockOf(expressDelivery(terms(changed), at(date, time)).arrivesAt);

describe('an express box', () => {
  test('arrives after its lead time during opening hours', () => {
    expect(arrives('2026-11-25', '10:00')).toBe('2026-11-25 11:30');
  });

  test('starts at the opening when it is ordered at night', () => {
    expect(arrives('2026-11-25', '04:21')).toBe('2026-11-25 08:30');
  });

  test('starts at the next opening when it is ordered after the last order of the day', () => {
    expect(arrives('2026-11-25', '14:59')).toBe('2026-11-25 16:29');
    expect(arrives('2026-11-25', '15:00')).toBe('2026-11-26 08:30');
    expect(arrives('2026-11-27', '23:00')).toBe('2026-11-30 08:30');
    expect(arrives('2026-12-23', '20:00')).toBe('2026-12-28 08:30');
    expect(arrives('2026-12-31', '20:00')).toBe('2027-01-04 08:30');
  });

  test('is ordered early enough to arrive before the service center closes', () => {
    const late = { closes: '16:00', lastOrder: '15:30' };
    expect(arrives('2026-11-25', '14:29', late)).toBe('2026-11-25 15:59');
    expect(arrives('2026-11-25', '14:30', late)).toBe('2026-11-26 08:30');
    expect(clockOf(expressDelivery(terms(late), at('2026-11-25', '09:00')).closesAt)).toBe('2026-11-25 14:30');
  });

  test('returns the last order of today also when it is past, and none on a closed day', () => {
    expect(clockOf(expressDelivery(terms(), at('2026-11-25', '18:00')).closesAt)).toBe('2026-11-25 15:00');
    expect(expressDelivery(terms(), at('2026-11-28', '10:00')).closesAt).toBeUndefined();
  });

  test('arrives on a Saturday with hours of its own, unless its way is longer than they are', () => {
    const days = { 6: { opens: '08:00', closes: '12:00' } };
    expect(arrives('2026-11-27', '15:00', { days })).toBe('2026-11-28 09:30');
    expect(arrives('2026-11-28', '10:29', { days })).toBe('2026-11-28 11:59');
    expect(arrives('2026-11-28', '10:30', { days })).toBe('2026-11-30 08:30');
    expect(arrives('2026-11-27', '15:00', { days, leadMinutes: 241 })).toBe('2026-11-30 11:01');
  });

  test('is not promised for another day when the opening is not known', () => {
    expect(arrives('2026-11-25', '10:00', { opens: undefined })).toBe('2026-11-25 11:30');
    expect(arrives('2026-11-25', '15:00', { opens: undefined })).toBeUndefined();
    expect(arrives('2026-11-28', '10:00', { opens: undefined })).toBeUndefined();
  });

  test('never runs when its way is longer than the service center is open', () => {
    expect(expressDelivery(terms({ leadMinutes: 601 }), at('2026-11-25', '08:00'))).toEqual({
      arrivesAt: undefined,
      arrivesOn: undefined,
      closesAt: undefined,
    });
  });

  test('arrives within the opening hours of a working day, in every market at every moment', () => {
    const fromHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
    fc.assert(
      fc.property(
        fc.constantFrom(...MARKETS),
        fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 10) }),
        fc.record({
          opens: fc.integer({ min: 0, max: 11 }).map(fromHour),
          closes: fc.integer({ min: 12, max: 23 }).map(fromHour),
          lastOrder: fc.integer({ min: 0, max: 23 }).map(fromHour),
          leadMinutes: fc.integer({ min: 1, max: 600 }),
        }),
        (market, now, { opens, closes, lastOrder, leadMinutes }) => {
          const zone = marketFacts(market).timeZone;
          const hours = { timeZone: zone, calendar, opens, closes };
          const { arrivesAt, arrivesOn } = expressDelivery({ hours, lastOrder, leadMinutes }, now);
          if (arrivesAt === undefined) return;
          const { date, minutes } = localTime(arrivesAt, zone);
          expect(date).toBe(arrivesOn);
          expect(isWorkingDay(calendar, date)).toBe(true);
          expect(minutes).toBeGreaterThanOrEqual(parseClockTime(opens) ?? Number.NaN);
          expect(minutes).toBeLessThanOrEqual(parseClockTime(closes) ?? Number.NaN);
          expect(arrivesAt).toBeGreaterThan(now);
        },
      ),
    );
  });
});
