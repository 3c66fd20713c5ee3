import { APOSTROPHE, CLOSING_BRACKET, GREATER, LESS, OPENING_BRACKET, QUOTE } from './characters.ts';

const DECLARATION =
  /^<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(["'])1\.[0-9]+\1(?:[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(["'])[A-Za-z][A-Za-z0-9._-]*\2)?(?:[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*(["'])(?:yes|no)\3)?[ \t\r\n]*\?>$/;

/** Whether a whole `<?xml … ?>` is as XML wants it. */
export const isDeclaration = (written: string): boolean => DECLARATION.test(written);

/** Behind a comment or instruction that begins at `at`, -1 when its end has not come yet. */
const behind = (text: string, at: number, end: string): number => {
  const found = text.indexOf(end, at);
  return found < 0 ? -1 : found + end.length;
};

/**
 * Where the `>` of a document type stands that begins at `at`; -1 when it has not come yet. Quoted texts, comments and
 * instructions within may hold any sign.
 */
export const endOfDoctype = (text: string, at: number): number => {
  let place = at;
  let isWithin = false;
  while (place < text.length) {
    const code = text.charCodeAt(place);
    let next = place + 1;
    if (code === GREATER && !isWithin) return place;
    if (code === OPENING_BRACKET) isWithin = true;
    else if (code === CLOSING_BRACKET) isWithin = false;
    else if (code === QUOTE || code === APOSTROPHE) next = behind(text, next, String.fromCharCode(code));
    else if (code === LESS && text.startsWith('<!--', place)) next = behind(text, place + 4, '-->');
    else if (code === LESS && text.startsWith('<?', place)) next = behind(text, place + 2, '?>');
    if (next < 0) return -1;
    place = next;
  }
  return -1;
};
