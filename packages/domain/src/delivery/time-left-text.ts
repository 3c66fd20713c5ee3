import { type Language, type Locale, languageOf } from '../markets.ts';

const MINUTE = 60_000;
const NO_BREAK = '\u00a0';

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
