import { encodingOf } from './xml/text-decoder.ts';

const ENOUGH = 8192;
const ROOT = /^<(?:[A-Za-z_][\w.-]{0,40}:)?BMECAT(?=[\s>/])/;
const DOCTYPE = /^<!DOCTYPE\s+(?:[A-Za-z_][\w.-]{0,40}:)?BMECAT(?=[\s>[])/;

const textOf = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder(encodingOf(bytes)).decode(bytes);
  } catch {
    // An encoding that is not read: what is wrong, the reader says.
    return String.fromCharCode(...bytes);
  }
};

/** What stands before the first element or document type, taken away. */
const withoutProlog = (text: string): string => {
  let rest = text.trimStart();
  for (;;) {
    const closing = rest.startsWith('<?') ? '?>' : rest.startsWith('<!--') ? '-->' : undefined;
    const end = closing === undefined ? -1 : rest.indexOf(closing);
    if (closing === undefined || end < 0) return rest;
    rest = rest.slice(end + closing.length).trimStart();
  }
};

/** Whether a file begins as BMEcat does: BMECAT is its first element, or the one that its DOCTYPE names. */
export const recognisesBmecat = (head: Uint8Array): boolean => {
  const text = withoutProlog(textOf(head.subarray(0, ENOUGH)));
  return ROOT.test(text) || DOCTYPE.test(text);
};
