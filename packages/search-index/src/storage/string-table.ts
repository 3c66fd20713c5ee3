import { ByteWriter } from './byte-writer.ts';
import { sharedWords } from './shared.ts';

/** Texts one after another in UTF-8; entry i is bytes offsets[i]..offsets[i + 1]. */
export interface StringTable {
  readonly bytes: Uint8Array;
  readonly offsets: Uint32Array;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export const countOf = (table: StringTable): number => table.offsets.length - 1;

export const tableOf = (texts: readonly string[]): StringTable => {
  const writer = new ByteWriter(texts.length * 12);
  const offsets = sharedWords(texts.length + 1);
  for (let index = 0; index < texts.length; index++) {
    writer.text(texts[index]!);
    offsets[index + 1] = writer.length;
  }
  return { bytes: writer.finish(), offsets };
};

const SHORT = 40;

export const textAt = ({ bytes, offsets }: StringTable, index: number): string => {
  const from = offsets[index]!;
  const to = offsets[index + 1]!;
  // Most entries are short and plain, where a decoder costs more than it does.
  let plain = to - from <= SHORT;
  let text = '';
  for (let at = from; plain && at < to; at++) {
    plain = bytes[at]! < 128;
    text += String.fromCharCode(bytes[at]!);
  }
  return plain ? text : decoder.decode(bytes.subarray(from, to));
};

export const compareBytes = (
  one: Uint8Array,
  oneFrom: number,
  oneTo: number,
  other: Uint8Array,
  otherFrom: number,
  otherTo: number,
): number => {
  const common = Math.min(oneTo - oneFrom, otherTo - otherFrom);
  for (let at = 0; at < common; at++) {
    const difference = one[oneFrom + at]! - other[otherFrom + at]!;
    if (difference !== 0) return difference;
  }
  return oneTo - oneFrom - (otherTo - otherFrom);
};

export const compareEntries = (one: StringTable, index: number, other: StringTable, otherIndex: number): number =>
  compareBytes(
    one.bytes,
    one.offsets[index]!,
    one.offsets[index + 1]!,
    other.bytes,
    other.offsets[otherIndex]!,
    other.offsets[otherIndex + 1]!,
  );

/** The order of the tables, for texts outside of them. */
export const compareTexts = (one: string, other: string): number => {
  if (one === other) return 0;
  // Code units and UTF-8 bytes order alike as long as no surrogate is involved.
  if (!BEYOND.test(one) && !BEYOND.test(other)) return one < other ? -1 : 1;
  const left = encoder.encode(one);
  const right = encoder.encode(other);
  return compareBytes(left, 0, left.length, right, 0, right.length);
};

const BEYOND = /[\ud800-\uffff]/;

export const sortTexts = (texts: string[]): string[] =>
  texts.some((text) => BEYOND.test(text)) ? texts.sort(compareTexts) : texts.sort();

/** The first entry not before the bytes; with `past`, the first after all that begin with them. `order` permutes the entries. */
const bound = (table: StringTable, wanted: Uint8Array, past: boolean, order?: Uint32Array): number => {
  let low = 0;
  let high = countOf(table);
  while (low < high) {
    const middle = (low + high) >>> 1;
    const index = order === undefined ? middle : order[middle]!;
    const from = table.offsets[index]!;
    const end = table.offsets[index + 1]!;
    const to = past ? Math.min(end, from + wanted.length) : end;
    const compared = compareBytes(table.bytes, from, to, wanted, 0, wanted.length);
    if (compared < 0 || (past && compared === 0)) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * The first entry of a sorted table, from `from` on, that is not before an entry of another. Quick when it is near,
 * so that walking two tables side by side costs as much as the shorter is long.
 */
export const seekEntry = (table: StringTable, from: number, other: StringTable, index: number): number => {
  const count = countOf(table);
  let low = from;
  let step = 1;
  while (low + step < count && compareEntries(table, low + step, other, index) < 0) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, count);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareEntries(table, middle, other, index) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Entries of a sorted table that begin with a text: from inclusive, to exclusive. */
export const prefixRange = (table: StringTable, prefix: string): readonly [number, number] => {
  const wanted = encoder.encode(prefix);
  return [bound(table, wanted, false), bound(table, wanted, true)];
};

/** Entries of a sorted table, possibly with repetitions, that are a text. */
export const equalRange = (table: StringTable, text: string): readonly [number, number] => {
  const wanted = encoder.encode(text);
  const from = bound(table, wanted, false);
  let to = from;
  while (to < countOf(table) && isEntry(table, to, wanted)) to++;
  return [from, to];
};

const compareEntry = (table: StringTable, index: number, wanted: Uint8Array): number =>
  compareBytes(table.bytes, table.offsets[index]!, table.offsets[index + 1]!, wanted, 0, wanted.length);

const isEntry = (table: StringTable, index: number, wanted: Uint8Array): boolean =>
  compareEntry(table, index, wanted) === 0;

/** Returns the entry of a text in a sorted table; -1 when there is none. */
export const findText = (table: StringTable, text: string): number => {
  const wanted = encoder.encode(text);
  const at = bound(table, wanted, false);
  return at < countOf(table) && isEntry(table, at, wanted) ? at : -1;
};

const findBytesThrough = (table: StringTable, order: Uint32Array, wanted: Uint8Array): number => {
  const at = bound(table, wanted, false, order);
  const index = order[at];
  return index !== undefined && isEntry(table, index, wanted) ? index : -1;
};

/** The entry that is a text, in a table sorted by way of `order`; -1 when there is none. */
export const findThrough = (table: StringTable, order: Uint32Array, text: string): number =>
  findBytesThrough(table, order, encoder.encode(text));

/** Texts to be looked for in many tables: their bytes, and which of them is the first and which the last in a table. */
export interface WantedTexts {
  readonly texts: readonly Uint8Array[];
  readonly first: Uint8Array;
  readonly last: Uint8Array;
}

const compareWhole = (one: Uint8Array, other: Uint8Array): number =>
  compareBytes(one, 0, one.length, other, 0, other.length);

/** @param all at least one */
export const wantedTexts = (all: readonly string[]): WantedTexts => {
  const texts = all.map((text) => encoder.encode(text));
  const first = texts.reduce((least, text) => (compareWhole(text, least) < 0 ? text : least));
  const last = texts.reduce((most, text) => (compareWhole(text, most) > 0 ? text : most));
  return { texts, first, last };
};

/**
 * The entries that are any of the texts, in a table sorted by way of `order`. A table that ends before all of them, or
 * begins after them, is not searched: numbers given one after the other are mostly such.
 */
export const findAllThrough = (
  table: StringTable,
  order: Uint32Array,
  { texts, first, last }: WantedTexts,
): readonly number[] => {
  const least = order[0];
  const most = order[order.length - 1];
  if (least === undefined || most === undefined) return [];
  if (compareEntry(table, most, first) < 0 || compareEntry(table, least, last) > 0) return [];
  return texts.map((text) => findBytesThrough(table, order, text)).filter((index) => index >= 0);
};
