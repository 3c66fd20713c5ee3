/** A unit in terms of the one that all of its kind are compared in. */
interface KnownUnit {
  /** "m", "A", "m2"; '' for a plain number. */
  base: string;
  factor: number;
}

const PREFIXES: Readonly<Record<string, number>> = {
  p: 1e-12,
  n: 1e-9,
  µ: 1e-6,
  μ: 1e-6,
  m: 1e-3,
  c: 1e-2,
  d: 1e-1,
  k: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
};

const PREFIXED = 'm g A V W VA var Hz F H Ω Ohm lm lx cd K Pa N Nm J Wh Ah l L s Wp'.split(' ');

const INCH = 0.0254;

const FIXED: Readonly<Record<string, KnownUnit>> = {
  '': { base: '', factor: 1 },
  Ohm: { base: 'Ω', factor: 1 },
  L: { base: 'l', factor: 1 },
  bar: { base: 'Pa', factor: 1e5 },
  mbar: { base: 'Pa', factor: 100 },
  min: { base: 's', factor: 60 },
  h: { base: 's', factor: 3600 },
  ft: { base: 'm', factor: 0.3048 },
  "'": { base: 'm', factor: 0.3048 },
  '°C': { base: '°C', factor: 1 },
  '°': { base: '°', factor: 1 },
};

const INCHES: ReadonlySet<string> = new Set([
  '"',
  '″',
  '”',
  "''",
  'in',
  'inch',
  'inches',
  'zoll',
  'tomme',
  'tommer',
  'tum',
]);

/** Powers of lengths: "mm²", "cm3". */
const POWER = /^(.?m)([23²³])$/u;

const linear = (unit: string): KnownUnit | undefined => {
  if (PREFIXED.includes(unit)) return FIXED[unit] ?? { base: unit, factor: 1 };
  const factor = PREFIXES[unit.charAt(0)];
  const rest = unit.slice(1);
  if (factor === undefined || !PREFIXED.includes(rest)) return undefined;
  return { base: FIXED[rest]?.base ?? rest, factor };
};

/** Returns a unit with its SI prefix resolved; undefined for one whose amounts are compared with no other unit's. */
const knownUnit = (unit: string): KnownUnit | undefined => {
  if (INCHES.has(unit.toLowerCase())) return { base: 'm', factor: INCH };
  const fixed = FIXED[unit];
  if (fixed) return fixed;
  const [, length, sign] = POWER.exec(unit) ?? [];
  if (length === undefined) return linear(unit);
  const side = linear(length);
  const power = sign === '2' || sign === '²' ? 2 : 3;
  return side && { base: `m${power}`, factor: side.factor ** power };
};

/** Amounts of one kind: one number, the ends of a range, or the sides of a thing. */
export interface Amounts {
  /** Unit that they are compared in; '' for plain numbers. */
  base: string;
  values: readonly number[];
}

const VULGAR: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

// Of inches only: "230/400 V" and "IP65/67" are two numbers each.
const FRACTION = String.raw`(?:\d+[ -])?\d+/(?:2|4|8|16|32|64)(?!\d)`;
const DECIMAL = String.raw`\d+(?:[.,]\d+)?(?:e[-+]?\d+)?`;
const AMOUNT = new RegExp(`(?:${FRACTION})|(?:[-+]?${DECIMAL})`, 'uy');
const BETWEEN = /\s*(?:\.{2,3}|…|[-–—]|[x×*]|to|til|bis|tot|till)\s*/iuy;
// A cross between two sides and a word between two ends are no units.
const UNIT = /\s*(?!(?:[x×]|to|til|bis|tot|till)\s)([\p{L}°"″”'][\p{L}²³]*'?[23]?)(?=$|[\s.…–—-]|[x×*]\s*\d)/iuy;
const BOUND = /^(?:[≤<≥>]\s*|\.\.)|\.\.$/gu;

/** Returns a text with one way of writing fractions, signs and thousands. */
export const plainText = (text: string): string =>
  text
    .trim()
    .replaceAll(/(\d?)\s*([½¼¾⅛⅜⅝⅞])/gu, (_, whole: string, sign: string) =>
      whole === '' ? (VULGAR[sign] ?? sign) : `${whole} ${VULGAR[sign] ?? sign}`,
    )
    .replaceAll('⁄', '/')
    .replaceAll('−', '-')
    .replaceAll(/(\d)[\u00a0\u202f](?=\d{3}(?!\d))/gu, '$1')
    .replaceAll(/\s+/gu, ' ');

/** Returns the value of "1,5", "3/8" or "1 1/4"; undefined for a fraction that is none of an inch. */
export const numberOf = (text: string): number | undefined => {
  const fraction = /^(?:(\d+)[ -])?(\d+)\/(\d+)$/u.exec(text);
  if (!fraction) return Number(text.replace(',', '.'));
  const [, whole = '0', over = '0', below = '1'] = fraction;
  return Number(over) < Number(below) ? Number(whole) + Number(over) / Number(below) : undefined;
};

/** Reads a text from its beginning, part by part. */
class Scanner {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#text.slice(this.#at).trim() === '';
  }

  next(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found === null || found[0] === '') return undefined;
    this.#at = pattern.lastIndex;
    return found;
  }
}

interface Part {
  value: number;
  unit: string | undefined;
}

const partsOf = (scanner: Scanner): Part[] | undefined => {
  const parts: Part[] = [];
  do {
    const written = scanner.next(AMOUNT)?.[0];
    const value = written === undefined ? undefined : numberOf(written);
    if (value === undefined || Number.isNaN(value)) return undefined;
    parts.push({ value, unit: scanner.next(UNIT)?.[1] });
  } while (scanner.next(BETWEEN));
  return scanner.isAtEnd ? parts : undefined;
};

/**
 * Reads "500 mA", "0.5 - 2.5 mm²", "10x20x30", "1 1/4″", "≤ 5" or "2..5"; undefined for other texts and for units that
 * are not known. A unit that is written once holds for the amounts before it.
 */
export const amountsOf = (plain: string): Amounts | undefined => {
  const isAtMost = /^(?:[≤<]|\.\.)/u.test(plain);
  const isAtLeast = /^[≥>]|\.\.$/u.test(plain);
  const parts = partsOf(new Scanner(plain.replaceAll(BOUND, '')));
  if (!parts) return undefined;
  const values: number[] = [];
  let unit = '';
  let base: string | undefined;
  for (const part of parts.toReversed()) {
    unit = part.unit ?? unit;
    const known = knownUnit(unit);
    if (!known || (base !== undefined && base !== known.base)) return undefined;
    ({ base } = known);
    values.unshift(part.value * known.factor);
  }
  if (isAtMost) values.unshift(-Infinity);
  if (isAtLeast) values.push(Infinity);
  return { base: base ?? '', values };
};
