import {
  addDays,
  type CalendarDate,
  type DeliveryCalendar,
  instantAt,
  isWorkingDay,
  localTime,
  timeLeft,
} from '@grossist/domain';

export interface Opening {
  /** Milliseconds since 1970; undefined on a day on which it stays closed. */
  closesAt: number | undefined;
  millisecondsLeft: number;
  /** Today while it is open today at all; undefined when it never opens again within a year. */
  nextOpenDate: CalendarDate | undefined;
}

const LONGEST_CLOSURE_DAYS = 366;

/** Until when a branch that closes at this local time on working days is open today, and when it is next. [svc-01] */
export const openingAt = (calendar: DeliveryCalendar, closingTime: string, now: number): Opening => {
  const { date: today } = localTime(now, calendar.timeZone);
  const closesAt = isWorkingDay(calendar, today) ? instantAt(today, closingTime, calendar.timeZone) : undefined;
  const millisecondsLeft = closesAt === undefined ? 0 : timeLeft(closesAt, now);
  let nextOpenDate = millisecondsLeft > 0 ? today : addDays(today, 1);
  for (let days = 0; !isWorkingDay(calendar, nextOpenDate); days += 1) {
    if (days >= LONGEST_CLOSURE_DAYS) return { closesAt, millisecondsLeft, nextOpenDate: undefined };
    nextOpenDate = addDays(nextOpenDate, 1);
  }
  return { closesAt, millisecondsLeft, nextOpenDate };
};
