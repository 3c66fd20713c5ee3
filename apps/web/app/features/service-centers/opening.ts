import type { ServiceCenter } from '@grossist/contracts';
import { addDays, localTime, parseClockTime, weekdayOf } from '@grossist/domain';

export interface Opening {
  state: 'open' | 'opens-later' | 'closed';
  /** Today's hours, "07:00" and "16:30"; '' on a day on which it is closed. */
  opens: string;
  closes: string;
  /** The next day on which it opens, when that is not today. */
  opensOn: string | undefined;
}

/** Returns whether a service center is open at an instant (milliseconds since 1970), in the time zone of its market. */
export const openingOf = (
  { OpenDays, NextOpenDate }: Pick<ServiceCenter, 'OpenDays' | 'NextOpenDate'>,
  { now, timeZone }: { now: number; timeZone: string },
): Opening => {
  const { date, minutes } = localTime(now, timeZone);
  const today = OpenDays.find((day) => day.Date === date);
  const hours = { opens: today?.OpeningTime ?? '', closes: today?.ClosingTime ?? '' };
  if (minutes < (parseClockTime(hours.closes) ?? 0)) {
    const isYetToOpen = minutes < (parseClockTime(hours.opens) ?? 0);
    return { ...hours, state: isYetToOpen ? 'opens-later' : 'open', opensOn: undefined };
  }
  const opensOn = [...OpenDays.map((day) => day.Date), NextOpenDate].find((day) => day !== null && day > date);
  return { ...hours, state: 'closed', opensOn: opensOn ?? undefined };
};

export interface OtherHours {
  /** Calendar date. */
  date: string;
  /** Undefined: closed on a day from Monday to Friday. */
  hours: { opens: string; closes: string } | undefined;
}

const FRIDAY = 5;

/** Returns the days of the coming week, after today, whose hours are not those of every working day. */
export const otherHoursOf = (
  { OpenDays, OpeningTime, ClosingTime }: Pick<ServiceCenter, 'OpenDays' | 'OpeningTime' | 'ClosingTime'>,
  { now, timeZone }: { now: number; timeZone: string },
): OtherHours[] => {
  const { date: today } = localTime(now, timeZone);
  return Array.from({ length: 6 }, (_, later) => addDays(today, later + 1)).flatMap((date): OtherHours[] => {
    const day = OpenDays.find((open) => open.Date === date);
    const isWorkingDay = weekdayOf(date) <= FRIDAY;
    if (day === undefined) return isWorkingDay ? [{ date, hours: undefined }] : [];
    const isUsual = isWorkingDay && day.OpeningTime === OpeningTime && day.ClosingTime === ClosingTime;
    return isUsual ? [] : [{ date, hours: { opens: day.OpeningTime, closes: day.ClosingTime } }];
  });
};
