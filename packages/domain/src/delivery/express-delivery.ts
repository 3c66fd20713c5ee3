import { addDays, type CalendarDate } from './calendar-date.ts';
import type { ClosingWindow } from './closing-window.ts';
import { instantAt, localTime, parseClockTime, timeLeft } from './local-time.ts';
import { type OpenDay, type OpeningHours, type OpenSpan, openDay, openDayFrom } from './opening-hours.ts';

/** What the express box of a zone runs by. */
export interface ExpressTerms {
  /** Of the service center that it starts from. */
  hours: OpeningHours;
  /** Local time of the last order that arrives on the same day: "15:00". */
  lastOrder: string;
  /** From order to door. */
  leadMinutes: number;
}

/** Milliseconds since 1970. */
export interface ExpressDelivery {
  /** When a box that is ordered now arrives, always within opening hours; undefined when none does. */
  arrivesAt: number | undefined;
  /** The calendar date of the arrival. */
  arrivesOn: CalendarDate | undefined;
  /** Until when it can be ordered to arrive today, also when that is past; undefined on a day on which the service center is closed. */
  closesAt: number | undefined;
}

const MINUTE = 60_000;

/** The last order of a day: the zone's, and early enough to arrive before the service center closes. */
const lastOrderOf = ({ hours, lastOrder, leadMinutes }: ExpressTerms, day: OpenDay): number =>
  Math.min(instantAt(day.date, lastOrder, hours.timeZone), day.closesAt - leadMinutes * MINUTE);

/** Returns true if a box can arrive between opening and closing: a day may be shorter than its way. */
const isLongEnough =
  (leadMinutes: number) =>
  ({ opens = '00:00', closes }: OpenSpan): boolean =>
    (parseClockTime(opens) ?? 0) + leadMinutes <= (parseClockTime(closes) ?? 0);

/** The day on which a box that is ordered now arrives. It is promised for no other day whose opening is unknown. */
const dayOfArrival = (terms: ExpressTerms, today: OpenDay | undefined, date: CalendarDate, now: number) => {
  if (today !== undefined && now < lastOrderOf(terms, today)) return today;
  const next = openDayFrom(terms.hours, addDays(date, 1), isLongEnough(terms.leadMinutes));
  return next?.opens === undefined ? undefined : next;
};

/**
 * Returns when an express box ordered at an instant arrives: at once during opening hours, else from the next opening
 * on. Decisions, "The express box delivers within the opening hours of its service center". [cart-09]
 * @throws RangeError when a time is no time of day or the zone is unknown
 */
export const expressDelivery = (terms: ExpressTerms, now: number): ExpressDelivery => {
  const { hours, leadMinutes } = terms;
  const lead = leadMinutes * MINUTE;
  // Clocks change on some days: a day that is long enough by the clock may be too short.
  const drives = (day: OpenDay): boolean => day.opensAt + lead <= day.closesAt;
  const { date } = localTime(now, hours.timeZone);
  const open = openDay(hours, date);
  const today = open && drives(open) ? open : undefined;
  const day = dayOfArrival(terms, today, date, now);
  const arrives = day && drives(day) ? { at: Math.max(now, day.opensAt) + lead, on: day.date } : undefined;
  return { arrivesAt: arrives?.at, arrivesOn: arrives?.on, closesAt: today && lastOrderOf(terms, today) };
};

/** Until when an express box can be ordered to arrive today; closed when none can be ordered at all. [cart-09] */
export const expressWindow = ({ arrivesAt, arrivesOn, closesAt }: ExpressDelivery, now: number): ClosingWindow => {
  const millisecondsLeft = closesAt === undefined ? 0 : timeLeft(closesAt, now);
  return {
    state: arrivesAt === undefined ? 'closed' : 'open',
    closesAt,
    millisecondsLeft,
    minutesLeft: Math.ceil(millisecondsLeft / MINUTE),
    nextOpenDate: arrivesOn,
  };
};
