/** Bytes of a reference to a value; a small integer, a boolean or null takes no more. */
const REFERENCE = 8;
/** Bytes of a number that is not an integer. */
const BOXED_NUMBER = 16;
/** Bytes of a string without its characters, of an object without its properties, of an array without its elements. */
const STRING = 16;
const OBJECT = 24;
const ARRAY = 48;

const NOT_LATIN_1 = /[^\u0000-\u00ff]/;

const sizeOfString = (text: string): number => {
  const bytes = NOT_LATIN_1.test(text) ? text.length * 2 : text.length;
  return STRING + Math.ceil(bytes / REFERENCE) * REFERENCE;
};

/**
 * Estimates the bytes of the heap that a plain value takes, one that JSON could hold. A string that several values share is
 * counted for each of them: a sum of estimates is an upper bound.
 */
export const memorySizeOf = (value: unknown): number => {
  if (typeof value === 'string') return REFERENCE + sizeOfString(value);
  if (typeof value === 'number') return REFERENCE + (Number.isInteger(value) ? 0 : BOXED_NUMBER);
  if (typeof value !== 'object' || value === null) return REFERENCE;
  let bytes = REFERENCE + (Array.isArray(value) ? ARRAY : OBJECT);
  for (const part of Array.isArray(value) ? value : Object.values(value)) bytes += memorySizeOf(part);
  return bytes;
};
