import { type MessagePart, messagePart } from '../import-message.ts';

/** A text that a spreadsheet damaged: `text` when it can be restored, else why it cannot. */
export type Repair = { text: string; because?: MessagePart } | { text: undefined; because: MessagePart };

const DAY_MS = 86_400_000;
/** The day that spreadsheets count as 0. */
const DAY_0 = Date.UTC(1899, 11, 30);
/** Years of two digits are read as 1930 to 2029, and a day and month as those of the year it was typed in. */
const FIRST_YEAR = 1930;
const LAST_YEAR = 2029;
const FIRST_TYPED_IN = 2010;

/**
 * "45781" is what a spreadsheet shows of a text such as "4-5" or "5-30" that it took for a date. Which it was, no one
 * can tell; a number that is no such date (10000) is left alone.
 */
const dateOf = (text: string): string | undefined => {
  if (!/^\d{5}$/.test(text)) return undefined;
  const date = new Date(DAY_0 + Number(text) * DAY_MS);
  const year = date.getUTCFullYear();
  if (year < FIRST_YEAR || year > LAST_YEAR) return undefined;
  if (date.getUTCDate() !== 1 && year < FIRST_TYPED_IN) return undefined;
  return date.toISOString().slice(0, 10);
};

const RATIO_AS_TIME = /^(\d{1,2}):(\d{2}):00$/;
const ESCAPED = /(?:_x005F)?_x([0-9A-F]{4})_/i;
const LETTER_AND_HIGH_BYTE = /([\u0080-\u00ffŠŒŽšœžŸ])(?:_x005F)?_x000([2-6])_/gi;
const LOW_BYTE_AND_SPACE = /(?:_x005F)?_x00(1[0-9A-F])_ /gi;

/** Windows-1252 where it is not ISO-8859-1, as far as letters lie there. */
const WINDOWS_BYTES: ReadonlyMap<string, number> = new Map([
  ['Š', 0x8a],
  ['Œ', 0x8c],
  ['Ž', 0x8e],
  ['š', 0x9a],
  ['œ', 0x9c],
  ['ž', 0x9e],
  ['Ÿ', 0x9f],
]);

/** The two bytes of a UTF-16 character that were read as two: "·" and 3 are "η", 1C and a space the quote "“". */
const joinedBytes = (text: string): string =>
  text
    .replaceAll(LETTER_AND_HIGH_BYTE, (whole, low: string, high: string) => {
      const byte = WINDOWS_BYTES.get(low) ?? low.charCodeAt(0);
      return byte > 0xff ? whole : String.fromCharCode(Number(high) * 256 + byte);
    })
    .replaceAll(LOW_BYTE_AND_SPACE, (_whole, low: string) => String.fromCharCode(0x2000 + Number.parseInt(low, 16)));

/** A text of the ETIM files as it was before a spreadsheet got hold of it, as far as it can be restored. */
export const repaired = (text: string): Repair => {
  const date = dateOf(text);
  if (date !== undefined) {
    return {
      text: undefined,
      because: messagePart`a spreadsheet turned it into a date, ${date}, and the original value is lost`,
    };
  }
  const ratio = RATIO_AS_TIME.exec(text);
  if (ratio) {
    return {
      text: `${Number(ratio[1])}:${Number(ratio[2])}`,
      because: messagePart`a spreadsheet turned it into a time of day`,
    };
  }
  if (!ESCAPED.test(text) && !text.includes('\ufffd')) return { text };
  const joined = joinedBytes(text).replaceAll(/\s+/g, ' ');
  if (ESCAPED.test(joined) || joined.includes('\ufffd')) {
    return { text: undefined, because: messagePart`some characters are lost` };
  }
  return { text: joined, because: messagePart`the two bytes of a character were read as two characters` };
};
