/**
 * Arrays in memory that threads share: handing one to a thread copies nothing. Everything that a segment is made of
 * lies in such memory, so that it can be searched by several threads and written to disk as it is.
 */

const CHUNK = 64 * 1024;
/** Larger ones have memory of their own. */
const SMALL = 4096;
const ALIGNMENT = 8;

/** Small arrays lie together: a segment of one document has more than fifty of them, and a change makes a segment. */
let chunk = new SharedArrayBuffer(CHUNK);
let used = 0;

const room = (bytes: number): { buffer: SharedArrayBuffer; at: number } => {
  if (bytes > SMALL) return { buffer: new SharedArrayBuffer(bytes), at: 0 };
  if (used + bytes > CHUNK) {
    chunk = new SharedArrayBuffer(CHUNK);
    used = 0;
  }
  const at = used;
  used += Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
  return { buffer: chunk, at };
};

export const sharedBytes = (length: number): Uint8Array => {
  const { buffer, at } = room(length);
  return new Uint8Array(buffer, at, length);
};

export const sharedShorts = (length: number): Uint16Array => {
  const { buffer, at } = room(length * 2);
  return new Uint16Array(buffer, at, length);
};

export const sharedWords = (length: number): Uint32Array => {
  const { buffer, at } = room(length * 4);
  return new Uint32Array(buffer, at, length);
};

export const sharedDoubles = (length: number): Float64Array => {
  const { buffer, at } = room(length * 8);
  return new Float64Array(buffer, at, length);
};

/** A copy of numbers, in shared memory. */
export const sharedWordsOf = (values: ArrayLike<number>): Uint32Array => {
  const words = sharedWords(values.length);
  words.set(values);
  return words;
};

/** A copy of the first `length` bytes, in shared memory. */
export const sharedBytesOf = (bytes: Uint8Array, length = bytes.length): Uint8Array => {
  const copy = sharedBytes(length);
  copy.set(length === bytes.length ? bytes : bytes.subarray(0, length));
  return copy;
};
