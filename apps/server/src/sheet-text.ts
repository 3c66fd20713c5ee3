import { guardSheetText } from '@grossist/domain';

/** What XML can't hold would keep the sheet from opening. */
const NOT_IN_XML =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** A cell holds no more than this. */
const LONGEST = 32_000;

/** The library that writes workbooks looks texts up in a plain object: "constructor" would be found there. */
const isPropertyOfObjects = (text: string): boolean => Object.hasOwn(Object.prototype, text);

/** A text as a cell of a workbook holds it: whatever it begins with, its reader gets it back. */
export const sheetText = (text: string): string => {
  const written = guardSheetText(text).replaceAll(NOT_IN_XML, '').slice(0, LONGEST);
  // A blank at the end is trimmed by every reader.
  return isPropertyOfObjects(written) ? `${written} ` : written;
};
