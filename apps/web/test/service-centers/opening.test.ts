import { describe, expect, test } from 'vitest';
import { openingOf, otherHoursOf } from '../../app/features/service-centers/picker/closing-text.tsx';

/** A Monday in November on the clocks of Copenhagen, one hour before those of Greenwich. */
const at = (utc: string) => ({ now: Date.parse(`2026-11-23T${utc}:00Z`), timeZone: 'Europe/Copenhagen' });
const day = (Date: string, OpeningTime = '07:00', ClosingTime = '16:30') => ({ Date, OpeningTime, ClosingTime });
const week = (
  ...OpenDays: readonly ReturnType<typeof day>[]
): { OpenDays: ReturnType<typeof day>[]; NextOpenDate: string | null } => ({
  OpenDays: [...OpenDays],
  NextOpenDate: '2026-11-24',
});
const MONDAY = '2026-11-23';

describe('a service center', () => {
  test('opens later today before its opening time', () => {
    const state = (utc: string) => openingOf(week(day(MONDAY)), at(utc)).state;
    expect([state('05:59'), state('06:00')]).toEqual(['opens-later', 'open']);
  });

  test('is open until the closing time of the day, by the market’s clock', () => {
    const state = (utc: string) => openingOf(week(day(MONDAY, '', '12:00')), at(utc)).state;
    expect([state('10:59'), state('11:00')]).toEqual(['open', 'closed']);
  });

  test('that is closed says on which day it opens again', () => {
    const after = openingOf(week(day(MONDAY), day('2026-11-24')), at('18:00'));
    expect(after).toMatchObject({ state: 'closed', opensOn: '2026-11-24' });
    expect(openingOf({ OpenDays: [], NextOpenDate: '2026-12-07' }, at('09:00')).opensOn).toBe('2026-12-07');
    expect(openingOf({ OpenDays: [], NextOpenDate: null }, at('09:00')).opensOn).toBeUndefined();
  });

  test('shows the days of the coming week that differ from its working days', () => {
    const usual = ['2026-11-24', '2026-11-26', '2026-11-27'].map((date) => day(date));
    const center = {
      OpeningTime: '07:00',
      ClosingTime: '16:30',
      OpenDays: [day(MONDAY, '07:00', '13:00'), ...usual, day('2026-11-28', '08:00', '12:00')],
    };
    expect(otherHoursOf(center, at('09:00'))).toEqual([
      { date: '2026-11-25', hours: undefined },
      { date: '2026-11-28', hours: { opens: '08:00', closes: '12:00' } },
    ]);
  });
});
