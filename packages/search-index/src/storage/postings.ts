import type { Bits } from './bitset.ts';

/** Lists of ascending document ids, one list after another: list i is bytes offsets[i]..offsets[i + 1], ids as varint steps. */
export interface Postings {
  readonly bytes: Uint8Array;
  readonly offsets: Uint32Array;
}

/** Writes the ids of a list into `out` and tells how many. */
export const documentsInto = (postings: Postings, list: number, out: Uint32Array): number => {
  const { bytes, offsets } = postings;
  const end = offsets[list + 1]!;
  let at = offsets[list]!;
  let document = -1;
  let count = 0;
  while (at < end) {
    let byte = bytes[at++]!;
    let step = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++]!;
      step |= (byte & 127) << shift;
    }
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
    let byte = bytes[at++]!;
    let step = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++]!;
      step |= (byte & 127) << shift;
    }
    document += step + 1;
    target[document >>> 5]! |= 1 << (document & 31);
  }
};
