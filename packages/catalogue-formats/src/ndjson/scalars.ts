import { type Currency, isGtin, LANGUAGES, MARKETS, type Texts } from '@grossist/domain';
import { messagePart } from '../import-message.ts';
import { type Check, dictionary, matching, oneOf, text, wrong } from './check.ts';

export const code = text(100);
export const shortText = text(300);
export const longText = text(4000);

export const market = oneOf(MARKETS);
export const language = oneOf(LANGUAGES);
export const currency: Check<Currency> = oneOf(['DKK', 'EUR', 'SEK', 'NOK']);

export const texts: Check<Texts> = dictionary(language, longText, LANGUAGES.length);

/** At least one language. */
export const names: Check<Texts> = (value, at) => {
  const named = texts(value, at);
  if (Object.keys(named).length === 0) throw wrong(at, messagePart`a name in at least one language`);
  return named;
};

/** "553.00": at most ten digits and four decimals. */
export const money = matching(
  /^\d{1,10}(\.\d{1,4})?$/,
  messagePart`an amount such as “553.00”, with at most four decimals`,
);
/** At most nine digits and three decimals. */
export const quantity = matching(
  /^\d{1,9}(\.\d{1,3})?$/,
  messagePart`a quantity such as “1.5”, with at most three decimals`,
);
/** A quantity above 0. */
export const amountAboveZero: Check<string> = (value, at) => {
  const found = quantity(value, at);
  if (!/[1-9]/.test(found)) throw wrong(at, messagePart`a quantity above 0`);
  return found;
};
export const percent = matching(/^(100(\.0{1,4})?|\d{1,2}(\.\d{1,4})?)$/, messagePart`a percentage from “0” to “100”`);

const DATE = matching(/^\d{4}-\d{2}-\d{2}$/, messagePart`a date such as “2026-09-01”`);

// A file names few days, but many times.
const knownDays = new Set<string>();
const MOST_KNOWN_DAYS = 10_000;

export const date: Check<string> = (value, at) => {
  if (typeof value === 'string' && knownDays.has(value)) return value;
  const found = DATE(value, at);
  const time = Date.parse(`${found}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== found)
    throw wrong(at, messagePart`a calendar date`);
  if (knownDays.size < MOST_KNOWN_DAYS) knownDays.add(found);
  return found;
};

const INSTANT = matching(
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/,
  messagePart`a time with its zone such as “2026-09-01T10:15:00Z”`,
);

export const instant: Check<string> = (value, at) => {
  const found = INSTANT(value, at);
  date(found.slice(0, 10), at);
  if (Number.isNaN(Date.parse(found)))
    throw wrong(at, messagePart`a time with its zone such as “2026-09-01T10:15:00Z”`);
  return found;
};

const GTIN = matching(/^\d{8,14}$/, messagePart`an EAN`);

export const gtin: Check<string> = (value, at) => {
  const found = GTIN(value, at);
  if (!isGtin(found)) throw wrong(at, messagePart`an EAN: wrong length or check digit`);
  return found;
};

export const slug = matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, messagePart`a URL slug such as “installation-cable”`);
export const timeOfDay = matching(/^([01]\d|2[0-3]):[0-5]\d$/, messagePart`a time such as “16:30”`);
export const email = matching(/^[^\s@]{1,64}@[^\s@]{1,190}$/, messagePart`an email address`);
