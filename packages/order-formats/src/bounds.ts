import { type Place, Refused } from './reading.ts';

/** What a document may hold before it is held to be hostile. */

/** Bytes of a whole document. */
export const MOST_BYTES = 32 * 1024 * 1024;
/** Lines of all orders of a document together. */
export const MOST_LINES = 10_000;
/** Orders of one file. */
export const MOST_ORDERS = 1000;
/** One number or code. */
export const LONGEST_NUMBER = 80;
export const LONGEST_NAME = 500;
export const LONGEST_NOTE = 4000;
/** An address of the web. */
export const LONGEST_URL = 2000;

/** @throws Refused above it */
export const checkSize = (bytes: Uint8Array, most: number = MOST_BYTES): void => {
  if (bytes.length > most) {
    const megabytes = String(Math.floor(most / 1024 / 1024));
    throw new Refused('too-large', `the document is larger than ${most} bytes`, {}, { most: megabytes });
  }
};

/** @throws Refused when there are more lines than a document may have */
export const checkLineCount = (count: number, place: Place): void => {
  if (count > MOST_LINES)
    throw new Refused('too-many-lines', `the document has more than ${MOST_LINES} lines`, place, {
      most: String(MOST_LINES),
    });
};
