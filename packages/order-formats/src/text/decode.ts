import { Refused } from '../reading.ts';

/** Bytes as text. @throws Refused when they are none in that encoding */
export const decodeAs = (bytes: Uint8Array, encoding: string): string => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Refused('encoding', `the document holds bytes that are no text in ${encoding}`);
  }
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

/** UTF-8 or UTF-16 by its mark, else UTF-8 when it is valid, else Windows-1252 (ISO-8859-1). Every file is text in it. */
export const decodeUntold = (bytes: Uint8Array): string => {
  const mark = byMark(bytes);
  if (mark) return decodeAs(bytes, mark);
  return decodeAs(bytes, isUtf8(bytes) ? 'utf-8' : 'windows-1252');
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
