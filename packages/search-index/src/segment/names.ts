import { LANGUAGES, type Texts, textIn } from '@grossist/domain';
import { sharedWords } from '../storage/shared.ts';
import type { StringTable } from '../storage/string-table.ts';
import { TextPool } from '../storage/text-pool.ts';
import type { SearchDocument } from '../types.ts';

export const LONGEST_NAME = 48;
/** After every letter: materials without a name come last. */
const NAMELESS = '~';

const ZERO = 48;
const NINE = 57;
const SPACE = 32;
/** Letters whose plain form is looked up one by one; a name with others is normalized as a whole. */
const LOOKED_UP = 0x250;
const NOT_ALONE = 0;
const WIDE = 0x10000;

const withoutAccents = (name: string): string =>
  name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '').replace(/ø/g, 'o').replace(/æ/g, 'ae');

/** Per letter its one or two plain ones, the second times 0x10000; a letter that can't be looked up alone is NOT_ALONE. */
const PLAIN_LETTERS = Uint32Array.from({ length: LOOKED_UP }, (_, unit) => {
  const plain = withoutAccents(String.fromCharCode(unit));
  const isAlone = unit >= SPACE && plain !== '' && plain.length <= 2 && plain !== NAMELESS;
  return isAlone ? plain.charCodeAt(0) + (plain.length === 2 ? plain.charCodeAt(1) * WIDE : 0) : NOT_ALONE;
});

const isBlank = (unit: number): boolean =>
  unit === SPACE || (unit >= 9 && unit <= 13) || (unit > 0x7f && String.fromCharCode(unit).trim() === '');

const isDigit = (unit: number): boolean => unit >= ZERO && unit <= NINE;

const letters = new Uint16Array(1024);

/** Puts a name's plain letters into `letters` and returns their number; -1 when they can't be looked up one by one. */
const plainLetters = (name: string): number => {
  if (name.length * 2 > letters.length) return -1;
  let count = 0;
  for (let at = 0; at < name.length; at++) {
    const unit = name.charCodeAt(at);
    const plain = unit < LOOKED_UP ? PLAIN_LETTERS[unit]! : NOT_ALONE;
    if (plain === NOT_ALONE) return -1;
    letters[count++] = plain;
    if (plain >= WIDE) letters[count++] = plain / WIDE;
  }
  return count;
};

/** The plain letters of any name. */
const lettersOf = (name: string): Uint16Array => {
  const plain = withoutAccents(name).replace(/~/g, '');
  const units = new Uint16Array(plain.length);
  for (let at = 0; at < units.length; at++) units[at] = plain.charCodeAt(at);
  return units;
};

/**
 * Writes the key that a name is sorted by: without case and accents, "7 W" before "10 W", for a number is written with the count
 * of its digits before it. `key` has room for LONGEST_NAME units. @returns how many it has
 */
const writeNameKey = (name: string, key: Uint16Array): number => {
  const counted = plainLetters(name);
  const plain = counted < 0 ? lettersOf(name) : letters;
  const count = counted < 0 ? plain.length : counted;
  let length = 0;
  /** Where the last letter ends that is no blank. */
  let end = 0;
  for (let at = 0; at < count && end < LONGEST_NAME; ) {
    const unit = plain[at]!;
    if (!isDigit(unit)) {
      at++;
      const blank = isBlank(unit);
      if (blank && length === 0) continue;
      if (length < LONGEST_NAME) key[length] = unit;
      length++;
      if (!blank) end = length;
      continue;
    }
    let after = at + 1;
    while (after < count && isDigit(plain[after]!)) after++;
    while (at + 1 < after && plain[at] === ZERO) at++;
    if (length < LONGEST_NAME) key[length] = ZERO + Math.min(after - at, 9);
    length++;
    for (; at < after; at++) if (length < LONGEST_NAME) key[length++] = plain[at]!;
    end = Math.max(length, end);
    at = after;
  }
  if (end === 0) {
    key[0] = NAMELESS.charCodeAt(0);
    return 1;
  }
  return Math.min(end, LONGEST_NAME);
};

const room = new Uint16Array(LONGEST_NAME);

/** The key that a name is sorted by, see `writeNameKey`. */
export const nameKey = (name: string): string => String.fromCharCode(...room.subarray(0, writeNameKey(name, room)));

/** Returns the name of a key, as far as the key contains it: lower case, without accents. */
export const nameOfKey = (key: string): string => (key === NAMELESS ? '' : key.replace(/\d(\d+)/g, '$1'));

interface NameColumns {
  names: StringTable;
  nameRanks: Uint32Array[];
}

const namesOf = ({ texts }: SearchDocument): Texts => {
  const names: Texts = {};
  for (const language of LANGUAGES) {
    const name = texts[language]?.name;
    if (name !== undefined) names[language] = name;
  }
  return names;
};

/** Per language the name a reader sees, ranked. */
export const nameColumns = (documents: readonly SearchDocument[]): NameColumns => {
  const pool = new TextPool();
  const key = new Uint16Array(LONGEST_NAME);
  const columns = LANGUAGES.map(() => sharedWords(documents.length));
  documents.forEach((document, index) => {
    for (let column = 0; column < columns.length; column++) {
      const language = LANGUAGES[column]!;
      // Most have a name in each language, and need not be asked for another.
      const name = document.texts[language]?.name || (textIn(namesOf(document), language)?.text ?? '');
      columns[column]![index] = pool.numberOf(key, writeNameKey(name, key));
    }
  });
  const { table, order } = pool.sorted();
  const rank = new Uint32Array(order.length);
  for (let place = 0; place < order.length; place++) rank[order[place]!] = place;
  for (const column of columns)
    for (let index = 0; index < column.length; index++) column[index] = rank[column[index]!]!;
  return { names: table, nameRanks: columns };
};
