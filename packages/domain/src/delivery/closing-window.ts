import { addDays, type CalendarDate } from './calendar-date.ts';
import { isWorkingDay, type WorkingDays, workingDayFrom } from './delivery-dates.ts';
import { instantAt, localTime, timeLeft } from './local-time.ts';

export interface ClosingTerms {
  /** Local time: "15:30". Absent until it is loaded: then there is no limit. Section 4. */
  closingTime: string | undefined;
  timeZone: string;
  /** Absent: open on every day. */
  calendar?: WorkingDays;
}

/** Until when something may be ordered today: an express box, a pick-up at a service center. */
export interface ClosingWindow {
  state: 'unlimited' | 'open' | 'closed';
  /** Today's closing; absent while unlimited and on a day that is closed altogether. Milliseconds since 1970. */
  closesAt: number | undefined;
  /** 0 once closed, infinite while unlimited. */
  millisecondsLeft: number;
  /** A begun minute counts, so that what is open never shows 0. */
  minutesLeft: number;
  /** Today while it is open, else the next day on which it will be; absent while unlimited or when there is none. */
  nextOpenDate: CalendarDate | undefined;
}

const UNLIMITED: ClosingWindow = {
  state: 'unlimited',
  closesAt: undefined,
  millisecondsLeft: Number.POSITIVE_INFINITY,
  minutesLeft: Number.POSITIVE_INFINITY,
  nextOpenDate: undefined,
};

const EVERY_DAY: WorkingDays = { holidays: new Set(), workingDays: new Set([1, 2, 3, 4, 5, 6, 7]) };

/**
 * What is left of today at an instant (milliseconds). At the closing itself it is closed. Closing is a time of the
 * market's own clock, so that the day on which clocks change is as long as it is. [cart-09, svc-01]
 * @throws RangeError when the closing time is no time of day or the zone is unknown
 */
export const closingWindow = (terms: ClosingTerms, now: number): ClosingWindow => {
  if (terms.closingTime === undefined) return UNLIMITED;
  const { date: today } = localTime(now, terms.timeZone);
  const closing = instantAt(today, terms.closingTime, terms.timeZone);
  const { calendar = EVERY_DAY } = terms;
  const isOpenDay = isWorkingDay(calendar, today);
  const millisecondsLeft = isOpenDay ? timeLeft(closing, now) : 0;
  return {
    state: millisecondsLeft > 0 ? 'open' : 'closed',
    closesAt: isOpenDay ? closing : undefined,
    millisecondsLeft,
    minutesLeft: Math.ceil(millisecondsLeft / 60_000),
    nextOpenDate: millisecondsLeft > 0 ? today : workingDayFrom(calendar, addDays(today, 1)),
  };
};
