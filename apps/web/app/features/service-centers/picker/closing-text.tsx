import type { ServiceCenter } from '@grossist/contracts';
import { addDays, localTime, marketFacts, parseClockTime, weekdayOf } from '@grossist/domain';
import { useState } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { useRootData } from '../../../visitor.ts';

interface Opening {
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

interface OtherHours {
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

type WithHours = Pick<ServiceCenter, 'OpenDays' | 'NextOpenDate' | 'OpeningTime' | 'ClosingTime'>;

const SEPARATOR = ' · ';

interface ClosingTextProps {
  center: WithHours;
  /** In a row of a list: today's hours alone, or the next opening. */
  isShort?: boolean;
}

/** Until when a center is open today, or when it opens again, and its other hours of the coming week. [svc-03] */
export const ClosingText = ({ center, isShort = false }: ClosingTextProps) => {
  const text = useText();
  const format = useFormat();
  const [now] = useState(Date.now);
  const clock = { now, timeZone: marketFacts(useRootData()?.user.market ?? 'DK').timeZone };
  const { state, opens, closes, opensOn } = openingOf(center, clock);
  const today = (): string => {
    if (state === 'open') return text('centers.openUntil', { time: format.clock(closes) });
    if (state === 'opens-later') return text('centers.openHours', { hours: format.hours(opens, closes) });
    return opensOn ? text('centers.closed.opens', { date: format.day(opensOn) }) : text('centers.closed');
  };
  const otherDay = ({ date, hours }: OtherHours): string => {
    const day = format.day(date);
    if (hours === undefined) return text('centers.day.closed', { date: day });
    return hours.opens === ''
      ? text('centers.day.until', { date: day, time: format.clock(hours.closes) })
      : text('centers.day.hours', { date: day, hours: format.hours(hours.opens, hours.closes) });
  };
  const others = isShort ? [] : otherHoursOf(center, clock).map(otherDay);
  return <>{[today(), ...others].join(SEPARATOR)}</>;
};
