import { hash } from 'node:crypto';

/** JSON with its keys in order and nothing undefined: equal values have equal texts. */
export const canonicalJson = (value: unknown): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const fields: Record<string, unknown> = { ...value };
  // Added up in place: every record of a file comes through here, and lists of parts would double the time.
  let text = '';
  for (const name of Object.keys(fields).sort()) {
    const field = fields[name];
    if (field !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${canonicalJson(field)}`;
  }
  return `{${text}}`;
};

/** SHA-256 of a text, or of its bytes in UTF-8, as PostgreSQL reads a bytea ("\x…"). */
export const contentHash = (text: string | Uint8Array): string => `\\x${hash('sha256', text, 'hex')}`;
