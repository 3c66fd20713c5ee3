/** Checks of single values that all kinds of records use. */

import { type ImportMessage, importMessage } from '@grossist/catalogue-formats';
import { LANGUAGES, LOCALES, MARKETS, type Texts } from '@grossist/domain';

/** The problem of a field, or undefined. */
export type Problem = ImportMessage | undefined;

const CURRENCIES: ReadonlySet<string> = new Set(['DKK', 'EUR', 'SEK', 'NOK']);
const MARKET_NAMES: ReadonlySet<string> = new Set(MARKETS);
const LOCALE_NAMES: ReadonlySet<string> = new Set(LOCALES);
const LANGUAGE_NAMES: ReadonlySet<string> = new Set(LANGUAGES);
const LONGEST_CODE = 100;
const LONGEST_TEXT = 20_000;

const shown = (value: unknown): string => JSON.stringify(String(value).slice(0, 40));

export const first = (...problems: readonly Problem[]): Problem => problems.find((problem) => problem !== undefined);

export const each = <T>(values: Iterable<T> | undefined, check: (value: T) => Problem): Problem => {
  if (values === undefined) return undefined;
  for (const value of values) {
    const problem = check(value);
    if (problem !== undefined) return problem;
  }
  return undefined;
};

// The same as \p{Cc}, which takes several times as long; it runs for every code of every record.
// oxlint-disable-next-line no-control-regex -- it matches control characters
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;

/** One line of at most 100 characters: what an index can hold. */
export const code = (field: string, value: string): Problem => {
  if (value.trim() === '') return importMessage`${field} is empty`;
  if (value.length > LONGEST_CODE) return importMessage`${field} is longer than ${LONGEST_CODE} characters`;
  return CONTROL.test(value) ? importMessage`${field} contains a control character` : undefined;
};

/** A code that may be absent or empty. */
export const codeIfGiven = (field: string, value: string | undefined): Problem =>
  value === undefined || value === '' ? undefined : code(field, value);

export const codes = (field: string, values: readonly string[] | undefined): Problem =>
  values !== undefined && values.length > 1000
    ? importMessage`${field} has more than ${1000} entries`
    : each(values, (value) => code(field, value));

export const text = (field: string, value: string): Problem =>
  value.length > LONGEST_TEXT ? importMessage`${field} is longer than ${LONGEST_TEXT} characters` : undefined;

/** Returns a problem when a list names the same key twice. */
export const twice = (field: string, keys: readonly string[] | undefined): Problem =>
  keys === undefined || keys.length < 2 || new Set(keys).size === keys.length
    ? undefined
    : importMessage`${field} contains the same entry twice`;

/** Local time on a 24-hour clock: "16:30". */
export const timeOfDay = (field: string, value: string): Problem =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? undefined : importMessage`${field} is not a time of day`;

/** Opening and closing time of a day. */
export const timeSpan = (openingTime: string | undefined, closingTime: string): Problem =>
  timeOfDay('closingTime', closingTime) ??
  (openingTime === undefined
    ? undefined
    : (timeOfDay('openingTime', openingTime) ??
      (openingTime < closingTime ? undefined : importMessage`${'openingTime'} is not before closingTime`)));

/** An instant with its zone: "2026-09-01T10:15:00+02:00". */
export const instant = (field: string, value: string | undefined): Problem =>
  value === undefined ||
  (/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(value) &&
    isDate(value.slice(0, 10)) &&
    !Number.isNaN(Date.parse(value)))
    ? undefined
    : importMessage`${field} is not a time with its time zone: ${shown(value)}`;

/** Checks each value of an object, without allocating a list of its entries: it runs for every record. */
export const eachIn = <T>(
  values: Readonly<Record<string, T>> | undefined,
  check: (name: string, value: T) => Problem,
): Problem => {
  for (const name in values) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    const problem = value === undefined ? undefined : check(name, value);
    if (problem !== undefined) return problem;
  }
  return undefined;
};

export const texts = (field: string, values: Texts | undefined): Problem =>
  eachIn(values, (language, value) =>
    LANGUAGE_NAMES.has(language)
      ? text(field, value)
      : importMessage`${field} has the unknown language ${shown(language)}`,
  );

const isNamed = (values: Texts): boolean =>
  LANGUAGES.some((language) => (values[language] ?? '').trim() !== '') ||
  Object.values(values).some((name) => name.trim() !== '');

/** At least one name that is not empty. */
export const names = (values: Texts): Problem =>
  isNamed(values) ? texts('names', values) : importMessage`${'names'} is empty`;

export const market = (value: string): Problem =>
  MARKET_NAMES.has(value) ? undefined : importMessage`unknown market ${shown(value)}`;

export const currency = (value: string): Problem =>
  CURRENCIES.has(value) ? undefined : importMessage`unknown currency ${shown(value)}`;

export const language = (value: string): Problem =>
  LANGUAGE_NAMES.has(value) ? undefined : importMessage`unknown language ${shown(value)}`;

export const locale = (value: string): Problem =>
  LOCALE_NAMES.has(value) ? undefined : importMessage`unknown locale ${shown(value)}`;

export const oneOf = (field: string, value: string | undefined, allowed: readonly string[]): Problem =>
  value === undefined || allowed.includes(value) ? undefined : importMessage`${field} is ${shown(value)}`;

// A file has few different dates, many times each.
const knownDates = new Set<string>();
const MOST_KNOWN_DATES = 10_000;

const isDate = (value: string): boolean => {
  if (knownDates.has(value)) return true;
  const time = /^[12]\d{3}-\d\d-\d\d$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(value)) return false;
  if (knownDates.size < MOST_KNOWN_DATES) knownDates.add(value);
  return true;
};

/** A calendar date that exists. */
export const date = (field: string, value: string | undefined): Problem =>
  value === undefined || isDate(value) ? undefined : importMessage`${field} is not a date: ${shown(value)}`;

export const number = (field: string, value: number, lowest: number, highest: number): Problem =>
  Number.isFinite(value) && value >= lowest && value <= highest
    ? undefined
    : importMessage`${field} is out of range: ${shown(value)}`;

export const whole = (field: string, value: number, lowest: number, highest: number): Problem =>
  Number.isInteger(value)
    ? number(field, value, lowest, highest)
    : importMessage`${field} ${shown(value)} is not a whole number`;

const PLAIN = /^(-?)(\d+)(?:\.(\d+))?$/;

interface Bounds {
  /** Digits before the point, and decimals, of the column. */
  digits: number;
  places: number;
  lowest: 'above zero' | 'zero' | 'any';
}

/** Matches valid decimals quickly, as nearly all are: a material has some twenty. */
const plainly = ({ digits, places, lowest }: Bounds): RegExp =>
  new RegExp(`^${lowest === 'above zero' ? `[1-9]\\d{0,${digits - 1}}` : `\\d{1,${digits}}`}(?:\\.\\d{1,${places}})?$`);

const within = (bounds: Bounds) => {
  const { digits, places, lowest } = bounds;
  const right = plainly(bounds);
  return (field: string, value: string | undefined): Problem => {
    if (value === undefined || right.test(value)) return undefined;
    const found = value.length <= 40 ? PLAIN.exec(value) : null;
    if (!found) return importMessage`${field} is not a decimal number: ${JSON.stringify(value.slice(0, 40))}`;
    const [, sign, before = '', after = ''] = found;
    if (before.replace(/^0+/, '').length > digits) return importMessage`${field} is too large: ${value}`;
    if (/[^0]/.test(after.slice(places))) return importMessage`${field} has more than ${places} decimals: ${value}`;
    const isZero = !/[1-9]/.test(before + after);
    if (sign === '-' && !isZero && lowest !== 'any') return importMessage`${field} is below zero: ${value}`;
    return isZero && lowest === 'above zero' ? importMessage`${field} is zero` : undefined;
  };
};

/** numeric(12, 3), above zero: what is bought and sold at once. */
export const quantity = within({ digits: 9, places: 3, lowest: 'above zero' });
/** numeric(14, 3), zero or more. */
export const stockQuantity = within({ digits: 11, places: 3, lowest: 'zero' });
/** numeric(14, 4), zero or more. */
export const price = within({ digits: 10, places: 4, lowest: 'zero' });
/** numeric(14, 4); a credit is a duty below zero. */
export const duty = within({ digits: 10, places: 4, lowest: 'any' });

const percentage = within({ digits: 3, places: 2, lowest: 'zero' });

/** 0 to 100 with two decimals. */
export const percent = (field: string, value: string): Problem =>
  percentage(field, value) ?? (Number(value) > 100 ? importMessage`${field} is above 100: ${value}` : undefined);
