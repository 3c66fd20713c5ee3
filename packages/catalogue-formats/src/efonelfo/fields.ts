import { importMessage } from '../import-messages/index.ts';
import { Refusal } from '../refusal.ts';

const CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffd]/u;

/** Wrapped in quotes from the first to the last character, a doubled quote standing for one. */
const quotedAt = (line: string, start: number): { value: string; next: number } | undefined => {
  let value = '';
  let at = start + 1;
  for (;;) {
    const quote = line.indexOf('"', at);
    if (quote < 0) return undefined;
    value += line.slice(at, quote);
    const after = line[quote + 1];
    if (after === undefined || after === ';') return { value, next: quote + 1 };
    // Otherwise it is an inch sign at the front of a field that is not wrapped at all.
    if (after !== '"') return undefined;
    value += '"';
    at = quote + 2;
  }
};

/**
 * The fields of a line, trimmed. The format has no quoting, yet some sellers wrap fields in quotes.
 * @throws Refusal for control characters and others that no name of an article has
 */
export const splitFields = (line: string): string[] => {
  const text = line.replaceAll('\t', ' ');
  if (CONTROL.test(text)) throw new Refusal('control-character', importMessage`the line contains control characters`);
  if (!text.includes('"')) return text.split(';').map((field) => field.trim());
  const fields: string[] = [];
  let at = 0;
  for (;;) {
    const quoted = text[at] === '"' ? quotedAt(text, at) : undefined;
    const end = quoted?.next ?? text.indexOf(';', at);
    fields.push((quoted?.value ?? text.slice(at, end < 0 ? undefined : end)).trim());
    if (end < 0 || end >= text.length) return fields;
    at = end + 1;
  }
};

/** A text with its runs of spaces made one. */
export const tidy = (text: string | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();
