import { type CalendarDate, localTime, type OpeningHours, openDay, pickupDay, timeLeft } from '@grossist/domain';
import type { MarketCalendar, ServiceCenter } from '../../../gateways/erp/port.ts';

export interface Opening {
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
});

/** When a branch opens and closes today, and when it is open next. [svc-01] */
export const openingAt = (calendar: MarketCalendar, center: ServiceCenter, now: number): Opening => {
  const hours = hoursOf(calendar, center);
  const today = openDay(hours, localTime(now, hours.timeZone).date);
  return {
    opensAt: today?.opensAt,
    closesAt: today?.closesAt,
    millisecondsLeft: today === undefined ? 0 : timeLeft(today.closesAt, now),
    nextOpenDate: pickupDay(hours, now)?.date,
  };
};
