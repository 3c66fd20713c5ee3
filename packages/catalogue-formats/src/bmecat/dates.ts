import { childrenOf, type Element, textOf } from '../xml/index.ts';

// A file names few dates, but many times.
const knownDates = new Map<string, string>();
const MOST_KNOWN_DATES = 200;
const LONGEST_DATE = 40;

/** Calendar date of a text that begins with one ("2026-01-31", "2026-01-31T00:00:00"); undefined for anything else. */
export const dateOf = (text: string): string | undefined => {
  if (text === '' || text.length > LONGEST_DATE) return undefined;
  const known = knownDates.get(text);
  if (known !== undefined) return known;
  const [date] = /^[12]\d{3}-\d{2}-\d{2}(?=$|[T\s+Z-])/.exec(text) ?? [];
  if (date === undefined) return undefined;
  const time = Date.parse(`${date}T00:00:00Z`);
  // February 30 would be read as March 2.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) return undefined;
  if (knownDates.size < MOST_KNOWN_DATES) knownDates.set(text, date);
  return date;
};

/** The text of a date in either way of writing it: DATETIME of a type with a DATE, or an element of its own. */
export const dateTextOf = (element: Element | undefined, type: string, name: string): string => {
  const typed = childrenOf(element, 'DATETIME').find((each) => each.attributes['type'] === type);
  return typed ? textOf(typed, 'DATE') : textOf(element, name);
};
