import type { CatalogueReader } from '../reader.ts';
import { readXml, textBehindProlog } from '../xml/index.ts';
import { FileReading } from './file-reading.ts';

const ROOT = /^<(?:[A-Za-z_][\w.-]{0,40}:)?BMECAT(?=[\s>/])/;
const DOCTYPE = /^<!DOCTYPE\s+(?:[A-Za-z_][\w.-]{0,40}:)?BMECAT(?=[\s>[])/;

/** Whether a file begins as BMEcat does: BMECAT is its first element, or the one that its DOCTYPE names. */
const recognisesBmecat = (head: Uint8Array): boolean => {
  const text = textBehindProlog(head);
  return ROOT.test(text) || DOCTYPE.test(text);
};

/** BMEcat 1.2, 2005, 2005.1 and 2005.2: T_NEW_CATALOG, T_UPDATE_PRODUCTS and T_UPDATE_PRICES. */
export const bmecatReader: CatalogueReader = {
  format: 'bmecat',
  recognises: recognisesBmecat,
  read: (source) => readXml(source, new FileReading()),
};
