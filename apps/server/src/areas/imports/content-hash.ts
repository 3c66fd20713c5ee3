import { createHash } from 'node:crypto';

/** JSON with its keys in order and nothing undefined: equal values have equal texts. */
export const canonicalJson = (value: unknown): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`).join(',')}}`;
};

/** SHA-256 of a text as PostgreSQL reads a bytea ("\x…"). */
export const contentHash = (text: string): string => `\\x${createHash('sha256').update(text).digest('hex')}`;
