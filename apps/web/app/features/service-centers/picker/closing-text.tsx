import type { ServiceCenter } from '@grossist/contracts';
import { marketFacts } from '@grossist/domain';
import { useState } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { useRootData } from '../../../visitor.ts';
import { type OtherHours, openingOf, otherHoursOf } from '../opening.ts';

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
