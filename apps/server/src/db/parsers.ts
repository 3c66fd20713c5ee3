import { types } from 'pg';

type Parser = (text: string) => unknown;

const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;
const DATE_ARRAY = 1182;
const NUMERIC_ARRAY = 1231;
const TEXT_ARRAY: number = 1009;

/** The array parser of texts; its elements may be null. */
const texts = types.getTypeParser(TEXT_ARRAY);

/** A bigint as a number. @throws when a number cannot hold it exactly. */
export function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The bigint ${text} is too large for a number.`);
  return value;
}

function parseInt8Array(text: string): unknown {
  const elements: unknown = texts(text);
  if (!Array.isArray(elements)) throw new TypeError(`Not an array of bigints: ${text}`);
  return elements.map((element) => (typeof element === 'string' ? parseInt8(element) : null));
}

/** Dates stay `YYYY-MM-DD` and exact numbers stay texts, also within arrays; the rest is as pg has it. */
const OURS: Readonly<Record<number, Parser>> = {
  [INT8]: parseInt8,
  [INT8_ARRAY]: parseInt8Array,
  [DATE]: (text) => text,
  [DATE_ARRAY]: texts,
  [NUMERIC_ARRAY]: texts,
};

/** Parsers of column values, passed to each connection so that the global ones of pg stay unchanged. */
export const parsers = {
  getTypeParser(oid: number, format: 'text' | 'binary' = 'text'): Parser {
    const ours = format === 'text' ? OURS[oid] : undefined;
    return ours ?? types.getTypeParser(oid, format);
  },
};
