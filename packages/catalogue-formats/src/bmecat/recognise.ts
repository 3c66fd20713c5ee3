import { textBehindProlog } from '../xml/index.ts';

const ROOT = /^<(?:[A-Za-z_][\w.-]{0,40}:)?BMECAT(?=[\s>/])/;
const DOCTYPE = /^<!DOCTYPE\s+(?:[A-Za-z_][\w.-]{0,40}:)?BMECAT(?=[\s>[])/;

/** Whether a file begins as BMEcat does: BMECAT is its first element, or the one that its DOCTYPE names. */
export const recognisesBmecat = (head: Uint8Array): boolean => {
  const text = textBehindProlog(head);
  return ROOT.test(text) || DOCTYPE.test(text);
};
