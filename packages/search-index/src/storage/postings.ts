import type { Bits } from './bitset.ts';

/** Lists of ascending document ids, one list after another: list i is bytes offsets[i]..offsets[i + 1], ids as varint steps. */
export interface Postings {
  readonly bytes: Uint8Array;
  readonly offsets: Uint32Array;
}

/** Decodes the varint at a place, as `ByteWriter.varint` writes it; `varintSize` gives the place behind it. */
export const varintAt = (bytes: Uint8Array, at: number): number => {
  let byte = bytes[at]!;
  let value = byte & 127;
  for (let shift = 7, next = at; byte > 127; shift += 7) {
    byte = bytes[++next]!;
    value |= (byte & 127) << shift;
  }
  return value;
};

/** Bytes of a value as a varint. */
export const varintSize = (value: number): number => {
  if (value < 1 << 7) return 1;
  if (value < 1 << 14) return 2;
  if (value < 1 << 21) return 3;
  return value < 1 << 28 ? 4 : 5;
};

/** Writes the ids of a list into `out` and returns their number. */
export const documentsInto = (postings: Postings, list: number, out: Uint32Array): number => {
  const { bytes, offsets } = postings;
  const end = offsets[list + 1]!;
  let at = offsets[list]!;
  let document = -1;
  let count = 0;
  while (at < end) {
    const step = varintAt(bytes, at);
    at += varintSize(step);
    document += step + 1;
    out[count++] = document;
  }
  return count;
};

/** Adds the ids of a list to a set. */
export const addDocuments = (postings: Postings, list: number, target: Bits): void => {
  const { bytes, offsets } = postings;
  const end = offsets[list + 1]!;
  let at = offsets[list]!;
  let document = -1;
  while (at < end) {
    const step = varintAt(bytes, at);
    at += varintSize(step);
    document += step + 1;
    target[document >>> 5]! |= 1 << (document & 31);
  }
};
