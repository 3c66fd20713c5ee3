import {
  addDays,
  type CalendarDate,
  type DeliveryCalendar,
  isWorkingDay,
  localTime,
  parseClockTime,
} from '@grossist/domain';

const MOST_DAYS_CLOSED = 30;

/** Today until a closing time of a working day, else the next working day: what is fetched, or goes by express box. */
export const sameDay = (calendar: DeliveryCalendar, closingTime: string, now: number): CalendarDate | undefined => {
  const { date: today, minutes } = localTime(now, calendar.timeZone);
  const closes = parseClockTime(closingTime);
  if (closes === undefined) return undefined;
  const start = minutes < closes ? today : addDays(today, 1);
  for (let days = 0; days <= MOST_DAYS_CLOSED; days += 1) {
    const date = addDays(start, days);
    if (isWorkingDay(calendar, date)) return date;
  }
  return undefined;
};
