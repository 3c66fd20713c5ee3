import { withoutBom } from '../lines/index.ts';

/** Bytes of the first line that are looked at; the longest head of version 5 has about 400. */
const ENOUGH = 1024;
const LINE_END = /[\r\n]/;

const WITH_FIELDS = /^V ?; ?0?[345]0? ?;/;
/** The day, anything, and at the end of the line a version with or without a currency. */
const IN_COLUMNS = /^V \d{6}.*0[345] ?([A-Z]{2,3})?\s*$/i;

/**
 * Whether a file begins as DATANORM files of whatever kind do: articles, prices (DATPREIS), groups (.WRG), discounts
 * (.RAB), sets. Version 3 is recognised too, for the reader to say that it is not read.
 */
export const recognisesDatanorm = (head: Uint8Array): boolean => {
  const start = String.fromCharCode(...withoutBom(head).subarray(0, ENOUGH));
  const [line = ''] = start.split(LINE_END, 1);
  return WITH_FIELDS.test(line) || IN_COLUMNS.test(line);
};
