import type { ShopIntl } from './shop-intl.ts';

type Writer = Pick<ShopIntl, 'formatDate' | 'formatMessage'>;

const timeOf = (intl: Writer, instant: string, timeZone: string): string =>
  intl.formatDate(instant, { timeStyle: 'short', timeZone });

/** Writes the clock time of an instant as the language does: "3:30 PM", "kl. 15.30", "15:30 Uhr". */
export const clockText = (intl: Writer, instant: string, timeZone: string): string =>
  intl.formatMessage({ id: 'time.clock' }, { time: timeOf(intl, instant, timeZone) });

/** Writes the hours between two instants of a day: "8:00 AM–4:30 PM", "kl. 8.00–16.30". */
export const hoursText = (intl: Writer, [from, until]: readonly [string, string], timeZone: string): string =>
  intl.formatMessage(
    { id: 'time.hours' },
    { from: timeOf(intl, from, timeZone), until: timeOf(intl, until, timeZone) },
  );

/** Writes a day, by the options of its date, and the clock time: "Nov 26, 2026, 3:30 PM", "26. nov. 2026 kl. 15.30". */
export const momentText = (intl: Writer, instant: string, date: Intl.DateTimeFormatOptions): string =>
  intl.formatMessage(
    { id: 'time.moment' },
    { date: intl.formatDate(instant, date), time: timeOf(intl, instant, date.timeZone ?? 'UTC') },
  );
