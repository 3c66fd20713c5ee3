import {
  addDays,
  type CalendarDate,
  localTime,
  type OpeningHours,
  openDay,
  openSpan,
  pickupDay,
  timeLeft,
} from '@grossist/domain';
import type { MarketCalendar, ServiceCenter } from '../../../gateways/erp/port.ts';

export interface Opening {
  /** Local times of today, "07:00" and "16:30"; '' where there is none. */
  opens: string;
  closes: string;
  /** Milliseconds since 1970; undefined on a day on which it stays closed. */
  opensAt: number | undefined;
  closesAt: number | undefined;
  millisecondsLeft: number;
  /** Today while it is open today at all; undefined when it never opens again within a year. */
  nextOpenDate: CalendarDate | undefined;
}

const hoursOf = (calendar: MarketCalendar, center: ServiceCenter): OpeningHours => ({
  timeZone: calendar.timeZone,
  calendar,
  opens: center.openingTime ?? undefined,
  closes: center.closingTime,
  days: center.days,
});

/** When a branch opens and closes today, and when it is open next. [svc-01] */
export const openingAt = (calendar: MarketCalendar, center: ServiceCenter, now: number): Opening => {
  const hours = hoursOf(calendar, center);
  const today = openDay(hours, localTime(now, hours.timeZone).date);
  return {
    opens: today?.opens ?? '',
    closes: today?.closes ?? '',
    opensAt: today?.opensAt,
    closesAt: today?.closesAt,
    millisecondsLeft: today === undefined ? 0 : timeLeft(today.closesAt, now),
    nextOpenDate: pickupDay(hours, now)?.date,
  };
};

/** Local times of an open date; `opens` is '' when unknown. */
export interface OpenDate {
  date: CalendarDate;
  opens: string;
  closes: string;
}

/** Returns the open dates of the week that begins today, and the next open day also when it is later. [svc-03] */
export const openWeekAt = (
  calendar: MarketCalendar,
  center: ServiceCenter,
  now: number,
): { dates: OpenDate[]; nextOpenDate: CalendarDate | undefined } => {
  const hours = hoursOf(calendar, center);
  const { date: today } = localTime(now, hours.timeZone);
  const dates = Array.from({ length: 7 }, (_, later) => addDays(today, later)).flatMap((date) => {
    const span = openSpan(hours, date);
    return span === undefined ? [] : [{ date, opens: span.opens ?? '', closes: span.closes }];
  });
  return { dates, nextOpenDate: pickupDay(hours, now)?.date };
};
