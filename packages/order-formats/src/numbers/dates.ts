import { parseCalendarDate } from '@grossist/domain';

const calendarDate = (year: string, month: string, day: string): string | undefined =>
  parseCalendarDate(`${year}-${month}-${day}`);

/** Of "20261231", which many formats write; undefined for anything else. */
export const compactDate = (text: string | undefined): string | undefined => {
  const [, year = '', month = '', day = ''] = /^(\d{4})(\d{2})(\d{2})$/.exec((text ?? '').trim()) ?? [];
  return calendarDate(year, month, day);
};

/** The day that an ISO 8601 date, or date and time, names where it was written; undefined for anything else. */
export const isoDate = (text: string | undefined): string | undefined => {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})-(\d{2})-(\d{2})(?:$|T[\d:.,]{0,20}(?:Z|[+-]\d{2}:?\d{2})?$|Z$|[+-]\d{2}:\d{2}$)/.exec(
      (text ?? '').trim(),
    ) ?? [];
  return calendarDate(year, month, day);
};

/** "20261231" of a calendar date. */
export const writeCompactDate = (date: string): string => date.replaceAll('-', '');

/** Of a table that people keep: 2026-12-31, 20261231, 31.12.2026, 31-12-2026 or 31/12/2026; undefined for anything else. */
export const calendarDateOf = (text: string | undefined): string | undefined => {
  const written = (text ?? '').trim();
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(written) ?? [];
  if (year !== '') return calendarDate(year, month.padStart(2, '0'), day.padStart(2, '0'));
  return isoDate(written) ?? compactDate(written);
};
