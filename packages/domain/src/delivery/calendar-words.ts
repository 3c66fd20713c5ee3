import type { Locale } from '../markets.ts';

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
