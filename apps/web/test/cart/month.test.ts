import { addDays, calendarDate, weekdayOf } from '@grossist/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayByKey, monthAfter, monthOf, sameDayIn, weeksOf } from '../../app/features/checkout/delivery/month.ts';

const aDate = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays(calendarDate('2000-01-01'), days));
const aMonth = aDate.map(monthOf);

test('a month shows each of its days once, in order, below its weekday, in six weeks', () => {
  fc.assert(
    fc.property(aMonth, (month) => {
      const weeks = weeksOf(month);
      expect(weeks).toHaveLength(6);
      const days = weeks.flat().filter((day) => day !== undefined);
      expect(days).toEqual([...new Set(days)].toSorted());
      expect(days.every((day) => monthOf(day).month === month.month)).toBe(true);
      expect(monthOf(addDays(days.at(-1) ?? calendarDate('2000-01-01'), 1))).toEqual(monthAfter(month, 1));
      for (const week of weeks) {
        week.forEach((day, place) => day && expect(weekdayOf(day)).toBe(place + 1));
      }
    }),
  );
});

test('so many months on and as many back is the same month', () => {
  fc.assert(
    fc.property(aMonth, fc.integer({ min: -500, max: 500 }), (month, steps) => {
      expect(monthAfter(monthAfter(month, steps), -steps)).toEqual(month);
    }),
  );
});

test('the same day of a shorter month is its last', () => {
  expect(sameDayIn('2026-01-31', { year: 2026, month: 2 })).toBe('2026-02-28');
  expect(sameDayIn('2028-03-31', { year: 2028, month: 2 })).toBe('2028-02-29');
  expect(sameDayIn('2026-01-15', { year: 2026, month: 2 })).toBe('2026-02-15');
});

test('arrows go by days and weeks, Home and End to the ends of the week, Page keys by months', () => {
  const date = calendarDate('2026-11-25');
  const after = Object.fromEntries(
    ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'a'].map((key) => [
      key,
      dayByKey(key, date),
    ]),
  );
  expect(after).toEqual({
    ArrowLeft: '2026-11-24',
    ArrowRight: '2026-11-26',
    ArrowUp: '2026-11-18',
    ArrowDown: '2026-12-02',
    Home: '2026-11-23',
    End: '2026-11-29',
    PageUp: '2026-10-25',
    PageDown: '2026-12-25',
    a: undefined,
  });
});

test('every key of the calendar and the one against it come back, where months are as long', () => {
  fc.assert(
    fc.property(aDate, (date) => {
      for (const [there, back] of [
        ['ArrowLeft', 'ArrowRight'],
        ['ArrowUp', 'ArrowDown'],
      ] as const) {
        const next = dayByKey(there, date);
        expect(next && dayByKey(back, next)).toBe(date);
      }
    }),
  );
});
