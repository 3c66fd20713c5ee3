import { DESIGNATORS, UNIT_OF, WRITTEN_INCHES, WRITTEN_UNITS } from './data/units.ts';
import { fold } from './word-forms.ts';

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

const IS = {
  cross: whole(CROSS),
  inches: whole(INCHES),
  thread: whole(THREAD),
  designated: whole(DESIGNATED),
  curve: whole(CURVE),
  measure: whole(MEASURE),
} as const;

/** An amount, and its unit behind it. */
const endsInUnit = atFirstUse(() => new RegExp(`^(.*?\\d)\\s?(${UNIT})$`, 'u'));

/** What after a space may belong to an amount before it. */
export const continues = atFirstUse(
  () => new RegExp(String.raw`^(?:\d|${TIMES}(?:\d|$)|(?:mm|cm|m|")[x×*]|${UNIT})`, 'u'),
);
/** Words after which a number may belong to them. */
export const beforeNumber = atFirstUse(
  () => new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:${DESIGNATORS.join('|')}|[bcdkzrgø]|rp|npt)[.-]?$`, 'u'),
);

/** A word as it is searched, and what else a text with it is found by. */
interface Reading {
  term: string;
  further: readonly string[];
}

const decimal = (text: string): string => {
  const point = text.replace(',', '.');
  return point.includes('.') ? point.replace(/\.?0+$/, '') : point;
};

/** "5/4", "1 1/4" and "1-1/4" are one size. */
const fraction = (text: string): string => {
  const parts = text.split(/[^\d]+/).map(Number);
  const [over = 0, under = 1] = parts.slice(-2);
  const all = (parts.length > 2 ? (parts[0] ?? 0) : 0) * under + over;
  const wholes = Math.floor(all / under);
  const rest = all % under;
  if (rest === 0) return String(wholes);
  return `${wholes > 0 ? `${wholes}-` : ''}${rest}/${under}`;
};

const size = (text: string): string => (text.includes('/') ? fraction(text) : decimal(text));

const amountAndUnit = (raw: string): { amount: string; unit: string; written: string } => {
  const [, amount = raw, written = ''] = endsInUnit().exec(raw) ?? [];
  return { amount, unit: UNIT_OF.get(written) ?? '', written };
};

const readCross = (raw: string): Reading => {
  const { amount, unit } = amountAndUnit(raw.replace(/^ø\s?/, ''));
  const sizes = amount.split(/\s?(?:mm|cm|m|")?\s?[x×*g]\s?/).map(size);
  const further = sizes.map((each) => (each.includes('/') ? `${each}in` : each));
  if (unit !== '') further.push(`${sizes.at(-1)}${unit}`);
  return { term: sizes.join('x'), further };
};

const readMeasure = (raw: string): Reading => {
  const isDiameter = raw.startsWith('ø');
  const { amount, unit, written } = amountAndUnit(raw.replace(/^ø\s?/, ''));
  const number = decimal(amount);
  const sign = isDiameter && unit === '' ? 'mm' : unit;
  if (sign === '') return { term: number, further: [] };
  const further = [number];
  if (/^v[ad]c$/.test(written)) further.push(written.slice(1));
  else if (written === '°c') further.push('c');
  else if (written.length > 3) further.push(fold(written));
  return { term: `${number}${sign}`, further };
};

const readInches = (raw: string): Reading => {
  const [, thread = '', text = ''] = /^([a-z]*)\s?(\d[\d /-]*\d)/.exec(raw) ?? [];
  const term = `${fraction(text)}in`;
  return { term, further: thread === '' ? [] : [`${thread}${term}`, thread] };
};

const plain = (raw: string): string => raw.replace(/[ .-]/g, '');

/** A size, a rating or a measure; undefined for words. A cable typed as far as "3g" is the beginning of "3x1.5". */
export const readAmount = (raw: string): Reading | undefined => {
  if (!/\d/.test(raw)) return undefined;
  if (/^\d+(?:[.,]\d+)?[gx×]$/.test(raw)) {
    const number = decimal(raw.slice(0, -1));
    return { term: `${number}x`, further: [number] };
  }
  if (IS.inches().test(raw)) return readInches(raw);
  if (IS.cross().test(raw)) return readCross(raw);
  if (IS.thread().test(raw)) {
    const [thread = '', length = ''] = raw.replace(/\s|mm$/g, '').split(/[x×]/);
    return { term: `${thread}x${decimal(length)}`, further: [thread, `${thread.slice(1)}x${decimal(length)}`] };
  }
  if (IS.designated().test(raw)) return { term: fold(plain(raw).replace(/^kat/, 'cat')), further: [] };
  if (IS.curve().test(raw)) {
    const term = plain(raw).replace(/a$/, '');
    return { term, further: [`${term.slice(1)}a`, term.slice(1)] };
  }
  return IS.measure().test(raw) ? readMeasure(raw) : undefined;
};
