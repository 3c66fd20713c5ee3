import type { getClosingTime, OperationOutput } from '@grossist/contracts';
import { localTime, parseClockTime } from '@grossist/domain';

export interface Opening {
  /** Unknown until the day's calendar is. */
  state: 'open' | 'opens-later' | 'closed' | 'unknown';
  /** The next day on which it opens, when that is not today. */
  opensOn: string | undefined;
}

type ClosingTime = OperationOutput<typeof getClosingTime>;

/**
 * Whether a center is open at an instant (milliseconds since 1970). The centers of a market have one calendar: what the
 * shop tells of the user's own tells which days all of them open.
 */
export const openingOf = (
  { openingTime, closingTime }: { openingTime: string; closingTime: string },
  told: ClosingTime | undefined,
  { now, timeZone }: { now: number; timeZone: string },
): Opening => {
  const closes = parseClockTime(closingTime);
  if (told === undefined || closes === undefined) return { state: 'unknown', opensOn: undefined };
  const { date, minutes } = localTime(now, timeZone);
  if (told.IsOpenToday && minutes < closes) {
    const isYetToOpen = minutes < (parseClockTime(openingTime) ?? 0);
    return { state: isYetToOpen ? 'opens-later' : 'open', opensOn: undefined };
  }
  const opensOn = told.NextOpenDate !== null && told.NextOpenDate > date ? told.NextOpenDate : undefined;
  return { state: 'closed', opensOn };
};
