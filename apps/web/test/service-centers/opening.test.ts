import { describe, expect, test } from 'vitest';
import { openingOf } from '../../app/features/service-centers/opening.ts';

const told = (IsOpenToday: boolean, NextOpenDate: string | null) => ({
  ServiceCenterId: 'DK01',
  ServiceCenterName: '',
  ClosingTime: null,
  OpeningTime: null,
  LocalOpeningTime: '',
  LocalClosingTime: '',
  IsOpenToday,
  SecondsLeft: 0,
  NextOpenDate,
});

const until = (closingTime: string, openingTime = '') => ({ openingTime, closingTime });

/** A Monday in November on the clocks of Copenhagen, one hour before those of Greenwich. */
const at = (utc: string) => ({ now: Date.parse(`2026-11-23T${utc}:00Z`), timeZone: 'Europe/Copenhagen' });

describe('a service center', () => {
  test('opens later today before its opening time', () => {
    expect(openingOf(until('16:30', '07:00'), told(true, '2026-11-23'), at('05:59')).state).toBe('opens-later');
    expect(openingOf(until('16:30', '07:00'), told(true, '2026-11-23'), at('06:00')).state).toBe('open');
  });

  test('is open until its closing time of the market’s clock', () => {
    expect(openingOf(until('16:30'), told(true, '2026-11-23'), at('15:29')).state).toBe('open');
    expect(openingOf(until('16:30'), told(true, '2026-11-23'), at('15:30')).state).toBe('closed');
  });

  test('that closed says on which day it opens again', () => {
    expect(openingOf(until('16:30'), told(true, '2026-11-24'), at('18:00'))).toEqual({
      state: 'closed',
      opensOn: '2026-11-24',
    });
  });

  test('is closed all day on a day on which none opens', () => {
    expect(openingOf(until('16:30'), told(false, '2026-11-24'), at('09:00')).state).toBe('closed');
  });

  test('names no other day while another center is still open today', () => {
    expect(openingOf(until('12:00'), told(true, '2026-11-23'), at('12:00'))).toEqual({
      state: 'closed',
      opensOn: undefined,
    });
  });

  test('is neither open nor closed until the calendar is known', () => {
    expect(openingOf(until('16:30'), undefined, at('09:00')).state).toBe('unknown');
  });
});
