import { Refused } from './reading.ts';

/** Bytes as text. @throws Refused when they are none in that encoding */
export const decodeAs = (bytes: Uint8Array, encoding: string): string => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Refused('encoding', `the document holds bytes that are no text in ${encoding}`);
  }
};

const LONGEST_SEQUENCE = 4;

/** Bytes without the character at their end that was cut off, so that the rest is read as what the whole file was. */
export const withoutCutCharacter = (bytes: Uint8Array): Uint8Array => {
  for (let length = 1; length < LONGEST_SEQUENCE && length <= bytes.length; length += 1) {
    const byte = bytes[bytes.length - length] ?? 0;
    if (byte < 0x80) return bytes;
    if (byte < 0xc0) continue;
    const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return needed > length ? bytes.subarray(0, bytes.length - length) : bytes;
  }
  return bytes;
};

/** Whether bytes are UTF-8, as plain ASCII is too. */
export const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

const byMark = ([first, second, third]: Uint8Array): string | undefined => {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
};

/** Bytes by which UTF-16 without a mark is detected. */
const HEAD = 512;
/** In a table most characters are of Latin alphabets: every other byte of UTF-16 is 0 then. */
const LEAST_ZEROS = 0.3;

const byZeros = (bytes: Uint8Array): string | undefined => {
  const head = bytes.subarray(0, HEAD);
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > 0 && even === 0 && odd >= (head.length / 2) * LEAST_ZEROS) return 'utf-16le';
  return even > 0 && odd === 0 && even >= (head.length / 2) * LEAST_ZEROS ? 'utf-16be' : undefined;
};

/**
 * The text of a table: UTF-8 or UTF-16 by its mark, UTF-16 without one by its zeros, else UTF-8 when it is valid, else
 * Windows-1252. Every file is text in it; what is no character in its encoding becomes U+FFFD.
 */
export const decodeUnknown = (bytes: Uint8Array): string => {
  const encoding = byMark(bytes) ?? byZeros(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  if (isUtf8(bytes)) return decodeAs(bytes, 'utf-8');
  const whole = withoutCutCharacter(bytes);
  // Other letters of UTF-8 before it tell that the last one is cut off, and is no letter of another set.
  return whole.some((byte) => byte >= 0x80) && isUtf8(whole)
    ? decodeAs(whole, 'utf-8')
    : decodeAs(bytes, 'windows-1252');
};

const DECLARATION = 200;
const IN_XML: ReadonlyMap<string, string> = new Map(
  'utf-8 utf-8 utf8 utf-8 us-ascii utf-8 ascii utf-8 iso-8859-1 windows-1252 latin1 windows-1252 windows-1252 windows-1252 iso-8859-15 iso-8859-15'
    .split(' ')
    .reduce<[string, string][]>((pairs, word, at, words) => {
      if (at % 2 === 0) pairs.push([word, words[at + 1] ?? '']);
      return pairs;
    }, []),
);

/** The text of an XML document: by its mark, else by its declaration, else UTF-8. @throws Refused for other encodings */
export const decodeXml = (bytes: Uint8Array): string => {
  const mark = byMark(bytes);
  if (mark) return decodeAs(bytes, mark);
  const head = String.fromCharCode(...bytes.subarray(0, DECLARATION));
  const declared = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"'<>]{1,40})["']/.exec(head)?.[1]?.toLowerCase();
  const encoding = IN_XML.get(declared ?? 'utf-8');
  if (encoding === undefined)
    throw new Refused('encoding', 'the encoding of the document is none that is read; UTF-8 and ISO-8859-1 are');
  return decodeAs(bytes, encoding);
};

const LIKE: ReadonlyMap<string, string> = new Map(
  '‘ \' ’ \' ‚ \' “ " ” " „ " – - — - − - • * … ... € EUR ™ TM Œ OE œ oe Š S š s Ž Z ž z Ÿ Y ł l Ł L đ d Đ D ı i'
    .split(' ')
    .reduce<[string, string][]>((pairs, word, at, words) => {
      if (at % 2 === 0) pairs.push([word, words[at + 1] ?? '']);
      return pairs;
    }, []),
);

const asLatin1 = (char: string): string => {
  if (char.charCodeAt(0) <= 0xff && char.length === 1) return char;
  const like = LIKE.get(char);
  if (like !== undefined) return like;
  const bare = char.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return /^[\u0020-\u00ff]+$/.test(bare) ? bare : '?';
};

/** A text with every character that ISO-8859-1 lacks made the nearest that it has, or a question mark. */
export const toLatin1 = (text: string): string => Array.from(text.normalize('NFC'), asLatin1).join('');

/** Its bytes. @throws RangeError for a character that ISO-8859-1 lacks */
export const latin1Bytes = (text: string): Uint8Array => {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 0xff) throw new RangeError(`character ${code} is none of ISO-8859-1`);
    bytes[at] = code;
  }
  return bytes;
};
