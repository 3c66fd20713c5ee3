import { type CalendarDate, calendarDate } from './calendar-date.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();

const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  clocks.set(timeZone, clock);
  return clock;
};

/**
 * What calendar and clock show in a time zone at an instant (milliseconds since 1970), in minutes since midnight.
 * @throws RangeError for an unknown time zone
 */
export const localTime = (now: number, timeZone: string): { date: CalendarDate; minutes: number } => {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const year = (parts.get('year') ?? '').padStart(4, '0');
  return {
    date: calendarDate(`${year}-${parts.get('month') ?? ''}-${parts.get('day') ?? ''}`),
    minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  };
};

/** "16:30" on a 24-hour clock in minutes since midnight; undefined when it is no time of day. */
export const parseClockTime = (text: string): number | undefined => {
  const found = /^([01][0-9]|2[0-3]):([0-5][0-9])$/.exec(text);
  return found ? Number(found[1]) * 60 + Number(found[2]) : undefined;
};

/**
 * The instant at which clocks of a time zone show a time: the first of two in autumn, the moment of the change where
 * spring leaves the time out, give or take the hour left out.
 * @throws RangeError when it is no time of day
 */
export const instantAt = (date: CalendarDate, time: string, timeZone: string): number => {
  const minutes = parseClockTime(time);
  if (minutes === undefined) throw new RangeError(`not a time of day: ${time.slice(0, 20)}`);
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
  const early = asUtc - offsetAt(asUtc - 86_400_000, timeZone);
  return offsetAt(early, timeZone) === asUtc - early ? early : asUtc - offsetAt(asUtc + 86_400_000, timeZone);
};

const offsetAt = (instant: number, timeZone: string): number => {
  const { date, minutes } = localTime(instant, timeZone);
  const shown = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
  return shown - Math.floor(instant / 60_000) * 60_000;
};

/** Milliseconds between two updates of a countdown to a closing time. Section 9. */
export const FASTBOX_REFRESH = 5000;

/** Returns the milliseconds until a closing time, 0 once it has passed. Section 4. */
export const timeLeft = (closing: number, now: number): number => Math.max(0, closing - now);
