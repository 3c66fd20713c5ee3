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

/**
 * The entries of a table in the order of their bytes; equal ones in the order in which they stand. Numbers are sorted, four
 * bytes of each text after the other, and no text is ever made.
 */
export const sortedOrder = (table: StringTable): Uint32Array => {
  const { bytes, offsets } = table;
  const count = countOf(table);
  const order = new Uint32Array(count);
  for (let index = 0; index < count; index++) order[index] = index;
  const compareFrom = (depth: number, one: number, other: number): number =>
    compareBytes(
      bytes,
      offsets[one]! + depth,
      offsets[one + 1]!,
      bytes,
      offsets[other]! + depth,
      offsets[other + 1]!,
    ) || one - other;
  const compare = (one: number, other: number): number => compareFrom(0, one, other);
  if (count > PLACES) return order.sort(compare);
  const keys = new Float64Array(count);
  const before = new Uint32Array(count);

  const insert = (from: number, to: number, depth: number): void => {
    for (let next = from + 1; next < to; next++) {
      const entry = order[next]!;
      let at = next;
      for (; at > from && compareFrom(depth, order[at - 1]!, entry) > 0; at--) order[at] = order[at - 1]!;
      order[at] = entry;
    }
  };

  /** Texts that have the first `depth` bytes in common. */
  const sort = (from: number, to: number, depth: number): void => {
    if (to - from <= FEW) return insert(from, to, depth);
    let isAtEnd = true;
    for (let at = from; at < to; at++) {
      const entry = order[at]!;
      const start = offsets[entry]! + depth;
      const end = offsets[entry + 1]!;
      if (start < end) isAtEnd = false;
      before[at] = entry;
      keys[at] = wordAt(bytes, start, end) * PLACES + (at - from);
    }
    if (isAtEnd) {
      order.subarray(from, to).sort(compare);
      return;
    }
    keys.subarray(from, to).sort();
    for (let at = from; at < to; at++) order[at] = before[from + (keys[at]! % PLACES)]!;
    for (let first = from; first < to; ) {
      const word = Math.floor(keys[first]! / PLACES);
      let end = first + 1;
      while (end < to && Math.floor(keys[end]! / PLACES) === word) end++;
      // What follows writes over the keys of this part only.
      if (end - first > 1) sort(first, end, depth + AT_ONCE);
      first = end;
    }
  };
  sort(0, count, 0);
  return order;
};
