import { compareBytes, countOf, type StringTable } from './string-table.ts';

/** Bytes that are compared at once: with the place of their text they make one number that is exact. */
const AT_ONCE = 4;
const PLACES = 2 ** 21;
/** So few texts are put in order one by one. */
const FEW = 16;

/** Four bytes of a text as a number; what is beyond its end counts as NUL. */
const wordAt = (bytes: Uint8Array, at: number, end: number): number => {
  if (at + AT_ONCE <= end)
    return ((bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!) >>> 0;
  let word = 0;
  for (let place = at; place < at + AT_ONCE; place++) word = word * 256 + (place < end ? bytes[place]! : 0);
  return word;
};

/** One sorting. A class, since functions made again for each are not known to the compiler from the one before. */
class Sorting {
  readonly order: Uint32Array;
  readonly #bytes: Uint8Array;
  readonly #offsets: Uint32Array;
  readonly #keys: Float64Array;
  /** The order as it was, while a part of it is made again. */
  readonly #before: Uint32Array;

  constructor({ bytes, offsets }: StringTable, count: number) {
    this.#bytes = bytes;
    this.#offsets = offsets;
    this.order = new Uint32Array(count);
    this.#before = new Uint32Array(count);
    this.#keys = new Float64Array(count);
    for (let index = 0; index < count; index++) this.order[index] = index;
  }

  /** Puts texts in order one by one that have the first `depth` bytes in common. */
  insert(from: number, to: number, depth: number): void {
    const { order } = this;
    for (let next = from + 1; next < to; next++) {
      const entry = order[next]!;
      let at = next;
      for (; at > from && this.#compare(order[at - 1]!, entry, depth) > 0; at--) order[at] = order[at - 1]!;
      order[at] = entry;
    }
  }

  /** Puts texts in order, however they compare. */
  compareAll(from: number, to: number): void {
    this.order.subarray(from, to).sort((one, other) => this.#compare(one, other, 0));
  }

  /** Puts texts in order that have the first `depth` bytes in common. */
  sort(from: number, to: number, depth: number): void {
    if (to - from <= FEW) {
      this.insert(from, to, depth);
      return;
    }
    if (!this.#readKeys(from, to, depth)) {
      this.compareAll(from, to);
      return;
    }
    const { order } = this;
    const keys = this.#keys;
    keys.subarray(from, to).sort();
    for (let at = from; at < to; at++) order[at] = this.#before[from + (keys[at]! % PLACES)]!;
    for (let first = from; first < to; ) {
      const word = Math.floor(keys[first]! / PLACES);
      let end = first + 1;
      while (end < to && Math.floor(keys[end]! / PLACES) === word) end++;
      // What follows writes over the keys of this part only.
      if (end - first > 1) this.sort(first, end, depth + AT_ONCE);
      first = end;
    }
  }

  /** Reads the next bytes of each text; false when none has any. */
  #readKeys(from: number, to: number, depth: number): boolean {
    const offsets = this.#offsets;
    let isAny = false;
    for (let at = from; at < to; at++) {
      const entry = this.order[at]!;
      const start = offsets[entry]! + depth;
      const end = offsets[entry + 1]!;
      if (start < end) isAny = true;
      this.#before[at] = entry;
      this.#keys[at] = wordAt(this.#bytes, start, end) * PLACES + (at - from);
    }
    return isAny;
  }

  #compare(one: number, other: number, depth: number): number {
    const bytes = this.#bytes;
    const offsets = this.#offsets;
    const from = offsets[one]! + depth;
    const otherFrom = offsets[other]! + depth;
    return compareBytes(bytes, from, offsets[one + 1]!, bytes, otherFrom, offsets[other + 1]!) || one - other;
  }
}

/**
 * The entries of a table in the order of their bytes; equal ones in the order in which they stand. Numbers are sorted, four
 * bytes of each text after the other, and no text is ever made.
 */
export const sortedOrder = (table: StringTable): Uint32Array => {
  const count = countOf(table);
  const sorting = new Sorting(table, count);
  if (count > PLACES) sorting.compareAll(0, count);
  else sorting.sort(0, count, 0);
  return sorting.order;
};
