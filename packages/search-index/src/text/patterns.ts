import { DESIGNATORS, WRITTEN_UNITS } from './data/units.ts';

/** How the trade writes sizes and ratings, on canonical text. */
const unit = (written: string): string => (written === '"' ? written : `${written}(?![\\p{L}\\p{N}])`);

/** A unit that ends there. */
export const UNIT = `(?:${WRITTEN_UNITS.map(unit).join('|')})`;
const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const APART = String.raw`(?<![\p{L}\p{N}])`;
const DONE = String.raw`(?![\p{L}\p{N}])`;
const FRACTION = String.raw`(?:\d{1,2}[ -])?\d{1,2}\/(?:64|32|16|8|4|2)(?!\d)`;
const SIZE = `(?:${FRACTION}|${NUMBER})`;
const TIMES = '[x×*g]';
const NEXT_SIZE = String.raw`(?:\s?(?:mm|cm|m|")(?=\s?[x×*]))?`;

/** "3G1,5", "3 x 1,5 mm²", "60 mm x 40 mm", "3/4 x 1/2". */
const CROSS = `${APART}(?:ø\\s?)?${SIZE}${NEXT_SIZE}(?:\\s?${TIMES}\\s?${SIZE}${NEXT_SIZE})+(?:\\s?${UNIT})?`;
/** "1/2\"", "1 1/4 tomme", "G 1/2". */
const INCHES = String.raw`${APART}(?:(?:rp|r|g|npt)\s?)?${FRACTION}(?:\s?(?:${UNIT}))?`;
/** "M20", "M 8 x 40". */
const THREAD = String.raw`${APART}m\s?\d{1,3}\s?[x×]\s?${NUMBER}(?:\s?mm)?${DONE}`;
/** "IP 44", "E27", "cat. 6a". */
const DESIGNATED = String.raw`${APART}(?:${DESIGNATORS.join('|')})(?:\. ?|[ -])?\d+[a-z]?${DONE}`;
/** "C16", "C 16 A": what trips a breaker. */
const CURVE = String.raw`${APART}[bcdkz][ -]?\d{1,3}(?!\d|\s?(?!a${DONE})${UNIT})(?:\s?a)?${DONE}`;
const MEASURE = String.raw`${APART}(?:ø\s?)?${NUMBER}(?:\s?${UNIT}|${DONE})`;

/** A word of a text, whatever it is. */
export const TOKEN = new RegExp(
  [CROSS, INCHES, THREAD, DESIGNATED, CURVE, MEASURE, String.raw`[\p{L}\p{N}]+`].join('|'),
  'gu',
);

const whole = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'u');

export const IS = {
  cross: whole(CROSS),
  inches: whole(INCHES),
  thread: whole(THREAD),
  designated: whole(DESIGNATED),
  curve: whole(CURVE),
  measure: whole(MEASURE),
} as const;

/** What after a space may belong to an amount before it. */
export const CONTINUES = new RegExp(String.raw`^(?:\d|${TIMES}(?:\d|$)|(?:mm|cm|m|")[x×*]|${UNIT})`, 'u');
/** Words after which a number may belong to them. */
export const BEFORE_NUMBER = new RegExp(
  `(?:^|[^\\p{L}\\p{N}])(?:${DESIGNATORS.join('|')}|[bcdkzrgø]|rp|npt)[.-]?$`,
  'u',
);
