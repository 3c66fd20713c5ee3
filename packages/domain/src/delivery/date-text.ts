/** Writes calendar dates, the words of a calendar, and how much time is left, in each language. */

import { type Language, type Locale, languageOf } from '../markets.ts';
import { addDays, type CalendarDate, calendarDate, daysBetween, weekdayOf } from './calendar-date.ts';
import { DATE_WORDS, type DateWords } from './data/date-words.ts';
import type { DateGroup, DeliveryDate } from './date-groups.ts';

/** Who reads a date, and when. */
export interface DateReader {
  locale: Locale;
  /** The locale of numbers and months where it is another one; the reader's own by default. */
  formatLocale?: string;
  /** By the calendar of the reader's market. */
  today: CalendarDate;
  /** A document is read years later: each date has its year. */
  isDocument?: boolean;
  /** Beside a mark that shows how sure it is, in a narrow cell: the day alone. */
  isShort?: boolean;
}

const DAYS_AHEAD_IN_WEEKS = 14;
const DAYS_WITHOUT_YEAR = 180;
const SEPARATOR = ' · ';
const SPACES = /\s/g;
/** Keeps a date in one piece where its row wraps. */
const NO_BREAK = '\u00a0';

const THURSDAY = 4;

/** Returns the ISO week of a date, 1 to 53: the week of the year that has its Thursday. */
export const weekOf = (date: CalendarDate): number => {
  const thursday = addDays(date, THURSDAY - weekdayOf(date));
  const [year = ''] = thursday.split('-');
  return Math.floor(daysBetween(calendarDate(`${year}-01-01`), thursday) / 7) + 1;
};

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (locale: string, hasWeekday: boolean, hasYear: boolean): Intl.DateTimeFormat => {
  const key = `${locale} ${hasWeekday} ${hasYear}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, {
    ...(hasWeekday && { weekday: 'short' }),
    day: 'numeric',
    month: 'short',
    ...(hasYear && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  formats.set(key, made);
  return made;
};

const isFar = (date: CalendarDate, today: CalendarDate): boolean =>
  Math.abs(daysBetween(today, date)) > DAYS_WITHOUT_YEAR;

const writeDay = (date: CalendarDate, { locale, formatLocale, today, isDocument }: DateReader, hasWeekday: boolean) =>
  formatOf(formatLocale ?? locale, hasWeekday, isDocument === true || isFar(date, today))
    .format(Date.parse(`${date}T00:00:00Z`))
    .replaceAll(SPACES, NO_BREAK);

/** Weeks are what the trade plans by: for a date that is not sure, or more than two weeks ahead. */
const weekText = (date: CalendarDate, isSure: boolean, { today }: DateReader, { week }: DateWords): string => {
  const isPlannedByWeek = !isSure || daysBetween(today, date) > DAYS_AHEAD_IN_WEEKS;
  return week === '' || !isPlannedByWeek
    ? ''
    : ` (${week.replace('{week}', String(weekOf(date))).replaceAll(' ', NO_BREAK)})`;
};

const writeIn = ({ kind, date }: DeliveryDate, reader: DateReader, words: DateWords, unknown: string): string => {
  if (date === undefined || kind === 'unknown') return unknown;
  const isSure = kind === 'on';
  if (reader.isShort === true) return writeDay(date, reader, false);
  const week = weekText(date, isSure, reader, words);
  return (isSure ? '{date}' : words[kind]).replace('{date}', writeDay(date, reader, isSure)) + week;
};

/**
 * Writes when something is there, the same on pages, in mails and in documents: "Thu, Nov 26", "by Dec 28", in German
 * "vorauss. 28. Dez. (KW 53)", "date unknown".
 */
export const writeDeliveryDate = (date: DeliveryDate, reader: DateReader): string => {
  const words = DATE_WORDS[languageOf(reader.locale)];
  return writeIn(date, reader, words, reader.isShort === true ? words.without : words.unknown);
};

/** Writes each group of lines; the first one says that lines are counted: "8 lines Thu, Nov 26", "3 by Dec 28". */
export const writeDateGroups = (groups: readonly DateGroup[], reader: DateReader): string[] => {
  const words = DATE_WORDS[languageOf(reader.locale)];
  return groups.map((group, index) => {
    const counted = index > 0 ? [] : [group.count === 1 ? words.line : words.lines];
    const amount = [String(group.count), ...counted].join(NO_BREAK);
    return `${amount} ${writeIn(group, reader, words, words.without)}`;
  });
};

/**
 * Writes a date of a sentence or note that is read at any later time: "Thu, Nov 26, 2026". It has its year, and says nothing
 * of how sure it is.
 */
export const writeDate = (date: CalendarDate, reader: Pick<DateReader, 'locale' | 'formatLocale'>): string =>
  writeDay(date, { ...reader, today: date, isDocument: true }, true);

/** "8 lines Thu, Nov 26 · 3 by Dec 28 · 7 without a date"; '' without lines. */
export const writeDeliveryDates = (groups: readonly DateGroup[], reader: DateReader): string =>
  writeDateGroups(groups, reader).join(SEPARATOR);

/** What a calendar of delivery dates is written with. [cart-06] */
export interface CalendarWords {
  /** As the buttons that turn the calendar's page are called: "Forrige måned", "Næste måned". */
  previousMonth: string;
  nextMonth: string;
  /** January first. */
  months: readonly string[];
  /** Monday first, as weeks begin in all the shop's markets. */
  weekdays: readonly string[];
  weekdaysShort: readonly string[];
  language: Locale;
}

// Intl knows months and weekdays, but of these two only "last month", which is another thing.
const BUTTONS: Record<Locale, readonly [previous: string, next: string]> = {
  'en-US': ['Previous month', 'Next month'],
  'nl-NL': ['Vorige maand', 'Volgende maand'],
  'sv-SE': ['Föregående månad', 'Nästa månad'],
  'da-DK': ['Forrige måned', 'Næste måned'],
  'nb-NO': ['Forrige måned', 'Neste måned'],
  'fo-FO': ['Fyrri mánaður', 'Næsti mánaður'],
  'de-DE': ['Vorheriger Monat', 'Nächster Monat'],
};

/** The words in a reader's language, as their calendars write them. */
export const calendarWords = (locale: Locale): CalendarWords => {
  const [previousMonth, nextMonth] = BUTTONS[locale];
  return {
    previousMonth,
    nextMonth,
    months: days(locale, { month: 'long' }, 12, (index) => Date.UTC(2024, index, 1)),
    weekdays: days(locale, { weekday: 'long' }, 7, dayOfWeek),
    weekdaysShort: days(locale, { weekday: 'short' }, 7, dayOfWeek),
    language: locale,
  };
};

// The first of January 2024 was a Monday.
const dayOfWeek = (index: number): number => Date.UTC(2024, 0, 1 + index);

const days = (
  locale: Locale,
  format: Intl.DateTimeFormatOptions,
  length: number,
  instantOf: (index: number) => number,
): string[] => {
  const written = new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' });
  return Array.from({ length }, (_, index) => written.format(instantOf(index)));
};

const MINUTE = 60_000;

const WORDS: Record<Language, readonly [hours: string, minutes: string]> = {
  en: ['h', 'min'],
  da: ['t.', 'min.'],
  de: ['Std.', 'Min.'],
  sv: ['tim', 'min'],
  nl: ['u', 'min'],
  nb: ['t', 'min'],
  fo: ['t.', 'min.'],
};

/**
 * Writes so many milliseconds in hours and minutes: "10 h 55 min", "55 min"; '' when none are left. A begun minute counts,
 * so that what is still open never shows 0.
 */
export const writeTimeLeft = (millisecondsLeft: number, locale: Locale): string => {
  const left = Math.ceil(Math.max(0, millisecondsLeft) / MINUTE);
  if (left === 0) return '';
  const [hoursWord, minutesWord] = WORDS[languageOf(locale)];
  const hours = Math.floor(left / 60);
  const minutes = [left % 60, minutesWord];
  return (hours === 0 ? minutes : [hours, hoursWord, ...minutes]).join(NO_BREAK);
};
