import { DESIGNATORS, WRITTEN_INCHES, WRITTEN_UNITS } from './data/units.ts';

/**
 * How the trade writes sizes and ratings, on canonical text. Each pattern is made when it is first asked for: what
 * all letters are takes a tenth of a second to read, and threads that merge segments never ask.
 */
const atFirstUse = (make: () => RegExp): (() => RegExp) => {
  let made: RegExp | undefined;
  return () => (made ??= make());
};

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const APART = String.raw`(?<![\p{L}\p{N}])`;
const DONE = String.raw`(?![\p{L}\p{N}])`;
/** A unit that ends there: behind the sign for inches a word may begin. */
const unitOf = (all: readonly string[]): string =>
  `(?:(?:${all.filter((written) => written !== '"').join('|')})${DONE}|")`;
const UNIT = unitOf(WRITTEN_UNITS);
const INCH = unitOf(WRITTEN_INCHES);
const FRACTION = String.raw`(?:\d{1,2}[ -])?\d{1,2}\/(?:64|32|16|8|4|2)(?!\d)`;
const SIZE = `(?:${FRACTION}|${NUMBER})`;
const TIMES = '[x×*g]';
/** A "g" counts cores, of which a cable has less than a hundred: "3G1,5", but not "830 G13", a color and a lamp base. */
const CROSSED = String.raw`(?:[x×*]|(?<=(?:^|[^\d.,])\d{1,2}\s?)g)`;
const NEXT_SIZE = String.raw`(?:\s?(?:mm|cm|m|")(?=\s?[x×*]))?`;

/** "3G1,5", "3 x 1,5 mm²", "60 mm x 40 mm", "3/4 x 1/2". */
const CROSS = `${APART}(?:ø\\s?)?${SIZE}${NEXT_SIZE}(?:\\s?${CROSSED}\\s?${SIZE}${NEXT_SIZE})+(?:\\s?${UNIT})?`;
/** "1/2\"", "1 1/4 tomme", "G 1/2", but not "10/16 A". */
const INCHES = String.raw`${APART}(?:(?:rp|r|g|npt)\s?)?${FRACTION}(?:\s?${INCH}|(?!\s?${UNIT}))`;
/** "M20", "M 8 x 40". */
const THREAD = String.raw`${APART}m\s?\d{1,3}\s?[x×]\s?${NUMBER}(?:\s?mm)?${DONE}`;
/** "IP 44", "E27", "cat. 6a". */
const DESIGNATED = String.raw`${APART}(?:${DESIGNATORS.join('|')})(?:\. ?|[ -])?\d+[a-z]?${DONE}`;
/** "C16", "C 16 A": what trips a breaker. */
const CURVE = String.raw`${APART}[bcdkz][ -]?\d{1,3}(?!\d|\s?(?!a${DONE})${UNIT})(?:\s?a)?${DONE}`;
const MEASURE = String.raw`${APART}(?:ø\s?)?${NUMBER}(?:\s?${UNIT}|${DONE})`;

/** A word of a text, whatever it is. */
export const anyWord = atFirstUse(
  () => new RegExp([CROSS, INCHES, THREAD, DESIGNATED, CURVE, MEASURE, String.raw`[\p{L}\p{N}]+`].join('|'), 'gu'),
);

const whole = (pattern: string) => atFirstUse(() => new RegExp(`^(?:${pattern})$`, 'u'));

export const IS = {
  cross: whole(CROSS),
  inches: whole(INCHES),
  thread: whole(THREAD),
  designated: whole(DESIGNATED),
  curve: whole(CURVE),
  measure: whole(MEASURE),
} as const;

/** An amount, and its unit behind it. */
export const endsInUnit = atFirstUse(() => new RegExp(`^(.*?\\d)\\s?(${UNIT})$`, 'u'));

/** What after a space may belong to an amount before it. */
export const continues = atFirstUse(
  () => new RegExp(String.raw`^(?:\d|${TIMES}(?:\d|$)|(?:mm|cm|m|")[x×*]|${UNIT})`, 'u'),
);
/** Words after which a number may belong to them. */
export const beforeNumber = atFirstUse(
  () => new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:${DESIGNATORS.join('|')}|[bcdkzrgø]|rp|npt)[.-]?$`, 'u'),
);
