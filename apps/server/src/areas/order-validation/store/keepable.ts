// Half a character and NUL: others' documents may hold them, no database can keep them.
const UNKEEPABLE = /[\p{Surrogate}\0]/gu;

/** A text without the characters that no database can keep. */
export const keepable = (text: string): string => text.replace(UNKEEPABLE, '');

/** JSON of what others wrote, without those characters. */
export const keepableJson = (value: unknown): string =>
  JSON.stringify(value, (_name, inner: unknown) => (typeof inner === 'string' ? keepable(inner) : inner));
