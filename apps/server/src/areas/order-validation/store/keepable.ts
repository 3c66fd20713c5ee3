// Half a character and NUL: others' documents may hold them, no database can keep them.
const UNKEEPABLE = /[\p{Surrogate}\0]/gu;

/** A text without the characters that no database can keep. */
export const keepable = (text: string): string => text.replace(UNKEEPABLE, '');

/** How JSON writes them; a text that only says so in its own words is looked at once more, and stays. */
const WRITTEN = /\\u(?:0000|d[89a-f][\da-f]{2})/;

/** JSON of what others wrote, without those characters. */
export const keepableJson = (value: unknown): string => {
  const written = JSON.stringify(value);
  if (!WRITTEN.test(written)) return written;
  return JSON.stringify(value, (_name, inner: unknown) => (typeof inner === 'string' ? keepable(inner) : inner));
};
