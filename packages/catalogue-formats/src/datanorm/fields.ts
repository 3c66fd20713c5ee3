import { importMessage } from '../import-message.ts';
import { Refusal, shown } from '../read-events.ts';

const CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Character 7 is the bullet of the character set of DOS, and bullets are what suppliers use it for. */
const DOS_BULLET = String.fromCharCode(7);

/** A letter that became "?" on its way into the file ("f?r", ";?bertragung"), or the "¿" that some systems write. */
const LOST = /\p{L}\?\p{Ll}|(?:^|[\s(;])\?\p{L}|¿/u;

/** The line with the bullets of DOS as such, and "?" for what its writer had already lost. */
export const readable = (line: string): string =>
  line.replaceAll('\t', ' ').replaceAll(DOS_BULLET, '•').replaceAll('\ufffd', '?');

/** Whether characters of the line were lost before it was written. None is guessed. */
export const hasLostCharacters = (line: string): boolean => LOST.test(line);

/**
 * The fields of a line, trimmed. The format has no quoting: a quote is an inch sign or a quote.
 * @throws Refusal for control characters and others that no text of an article has
 */
export const splitFields = (line: string): string[] => {
  if (CONTROL.test(line)) throw new Refusal('control-character', importMessage`the line contains control characters`);
  return line.split(';').map((field) => field.trim());
};

/** A text with its runs of spaces made one: columns laid out for a printer of 40 characters mean nothing on a page. */
export const tidy = (text: string | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

const LONGEST_NUMBER = 40;

/** An article number. The format says 15 characters, suppliers use more. @throws Refusal when there is none */
export const readNumber = (text: string | undefined): string => {
  const number = text ?? '';
  if (number === '') throw new Refusal('number', importMessage`${'Artikelnummer'} is missing`, 'Artikelnummer');
  if (number.length > LONGEST_NUMBER) {
    const reason = importMessage`${'Artikelnummer'} ${shown(number)} has more than ${LONGEST_NUMBER} characters`;
    throw new Refusal('number', reason, 'Artikelnummer');
  }
  return number;
};

/** @throws Refusal for a line that is cut off */
export const requireFields = (fields: readonly string[], fewest: number): void => {
  if (fields.length >= fewest) return;
  throw new Refusal('too-few-fields', importMessage`the line has ${fields.length} fields, ${fewest} are needed`);
};

/** A calendar day of its parts, undefined when there is no such day. */
const dayOf = (year: string, month: string, day: string): string | undefined => {
  const date = `${year}-${month}-${day}`;
  const time = Date.parse(`${date}T00:00:00Z`);
  // February 30 would be read as March 2.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? undefined : date;
};

/** "20250408", as version 5 writes dates. */
export const readYearFirst = (text: string | undefined): string | undefined => {
  const [, year = '', month = '', day = ''] = /^(\d{4})(\d{2})(\d{2})$/.exec(text ?? '') ?? [];
  return dayOf(year, month, day);
};

/** "01082025", as version 4 writes dates within lines. */
export const readDayFirst = (text: string | undefined): string | undefined => {
  const [, day = '', month = '', year = ''] = /^(\d{2})(\d{2})(\d{4})$/.exec(text ?? '') ?? [];
  return dayOf(year, month, day);
};
