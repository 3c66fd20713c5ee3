// Unpaired surrogates and NUL: documents may hold them, PostgreSQL cannot store them.
const UNKEEPABLE = /[\p{Surrogate}\0]/gu;

/** Removes the characters that PostgreSQL cannot store. */
export const keepable = (text: string): string => text.replace(UNKEEPABLE, '');

/** Their JSON escapes; a text that holds such an escape literally is checked again and stays unchanged. */
const WRITTEN = /\\u(?:0000|d[89a-f][\da-f]{2})/;

/** Serializes a foreign value as JSON without those characters. */
export const keepableJson = (value: unknown): string => {
  const written = JSON.stringify(value);
  if (!WRITTEN.test(written)) return written;
  return JSON.stringify(value, (_name, inner: unknown) => (typeof inner === 'string' ? keepable(inner) : inner));
};
