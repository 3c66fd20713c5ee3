import { textBehindProlog } from '../../xml/index.ts';

const ROOT = /^<(?:[A-Za-z_][\w.-]{0,40}:)?IXF(?=[\s>/])/;
const DOCTYPE = /^<!DOCTYPE\s+(?:[A-Za-z_][\w.-]{0,40}:)?IXF(?=[\s>[])/;

/** Whether a file begins as ETIM's exchange format does: IXF is its first element, or the one that its DOCTYPE names. */
export const recognisesIxf = (head: Uint8Array): boolean => {
  const text = textBehindProlog(head);
  return ROOT.test(text) || DOCTYPE.test(text);
};
