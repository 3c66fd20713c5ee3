import { malformed } from '../../http/failure.ts';

/** Names and values of a form in their order. */
export type FormPairs = readonly (readonly [string, string])[];

const MOST_FIELDS = 20_000;
const HEX = /^[0-9a-fA-F]{2}$/;
const PERCENT = 0x25;
const PLUS = 0x2b;
const BLANK = 0x20;

/** Decodes a percent-encoded text to bytes. */
const bytesOf = (text: string): Uint8Array => {
  const source = Buffer.from(text, 'utf8');
  const bytes = Buffer.alloc(source.length);
  let length = 0;
  for (let at = 0; at < source.length; at += 1) {
    const byte = source[at] ?? 0;
    const code = byte === PERCENT ? source.toString('latin1', at + 1, at + 3) : '';
    if (HEX.test(code)) {
      bytes[length] = Number.parseInt(code, 16);
      at += 2;
    } else bytes[length] = byte === PLUS ? BLANK : byte;
    length += 1;
  }
  return bytes.subarray(0, length);
};

const utf8 = new TextDecoder('utf-8', { fatal: true });
const western = new TextDecoder('windows-1252');

/** Decodes a percent-encoded text. Old systems use their page's encoding without declaring it: invalid UTF-8 is Windows-1252. */
const textOf = (encoded: string): string => {
  const bytes = bytesOf(encoded);
  try {
    return utf8.decode(bytes);
  } catch {
    return western.decode(bytes);
  }
};

/** Parses application/x-www-form-urlencoded of a URL or body. @throws Failure 400 for too many fields */
export const readForm = (encoded: string, mostFields = MOST_FIELDS): FormPairs => {
  if (encoded === '') return [];
  const parts = encoded.split('&', mostFields + 1);
  if (parts.length > mostFields) throw malformed([{ field: 'form', message: 'has too many fields' }]);
  return parts
    .filter((part) => part !== '')
    .map((part) => {
      const at = part.indexOf('=');
      return at < 0 ? [textOf(part), ''] : [textOf(part.slice(0, at)), textOf(part.slice(at + 1))];
    });
};

/** Returns the query of a URL. */
export const queryOf = (url: string): string => {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at + 1);
};
