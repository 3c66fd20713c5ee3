import { encodingOf } from './text-decoder.ts';

const ENOUGH = 8192;

const textOf = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder(encodingOf(bytes)).decode(bytes);
  } catch {
    // An encoding that is not read: what is wrong, the reader says.
    return String.fromCharCode(...bytes);
  }
};

/** A file's first text from its first element or document type on: without declaration, instructions and comments. */
export const textBehindProlog = (head: Uint8Array): string => {
  let rest = textOf(head.subarray(0, ENOUGH)).trimStart();
  for (;;) {
    const closing = rest.startsWith('<?') ? '?>' : rest.startsWith('<!--') ? '-->' : undefined;
    const end = closing === undefined ? -1 : rest.indexOf(closing);
    if (closing === undefined || end < 0) return rest;
    rest = rest.slice(end + closing.length).trimStart();
  }
};
