import type { Locale } from '../markets.ts';

export type DecimalSign = ',' | '.';

export interface ReadNumber {
  /** Plain: a point before the decimals and nothing between thousands. */
  decimal: string;
  /** The number may be read in two ways ("1.234"), and was read as the reader's language writes it. */
  isAssumed: boolean;
}

export type NumberProblem = 'not-numeric' | 'ambiguous';

/** Spaces of every kind and apostrophes separate thousands wherever they are in a number, and never decimals. */
const GROUPING = /[\s'’]/g;
const NUMBER = /^[+-]?(?:\d[\d.,]*|[.,]\d+)$/;
/** One sign with three digits after and one to three, not beginning with 0, before it: 1.000 is one or a thousand. */
const AMBIGUOUS = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;
const LONGEST = 40;

/** Removes what spreadsheets put around a value so that it stays a text: ="0123", =3, '0123. */
const unwrapCell = (cell: string): string => {
  const trimmed = cell.trim();
  const inside = /^="([^"]*)"$/.exec(trimmed)?.[1] ?? /^=([\d.,]+)$/.exec(trimmed)?.[1];
  return (inside ?? trimmed.replace(/^'/, '')).trim();
};

const bareNumber = (text: string): string => unwrapCell(text).slice(0, LONGEST).replaceAll(GROUPING, '');

export interface NumberSigns {
  /** What the other numbers of the list prove. */
  proven?: DecimalSign | undefined;
  /** How the reader's language writes decimals; decides where nothing is proven. */
  ofLanguage?: DecimalSign | undefined;
}

/** Reads a number as people and spreadsheets write it: "0,75", "1.234,56", "1 234,56", "1'234.56", ="3". */
export const readNumberText = (text: string, { proven, ofLanguage }: NumberSigns): ReadNumber | NumberProblem => {
  const bare = bareNumber(text);
  if (!NUMBER.test(bare)) return 'not-numeric';
  const own = provenDecimalSign(bare);
  const sign = own ?? proven ?? ofLanguage;
  const isOpen = own === undefined && AMBIGUOUS.test(bare);
  if (sign === undefined && isOpen) return 'ambiguous';
  const decimal = withoutThousands(bare, sign);
  return decimal === undefined ? 'not-numeric' : { decimal, isAssumed: isOpen && proven === undefined };
};

/** Returns the sign before the decimals that a number proves by itself; undefined when it proves none. */
const provenDecimalSign = (bare: string): DecimalSign | undefined => {
  const comma = bare.lastIndexOf(',');
  const point = bare.lastIndexOf('.');
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.';
  if (comma < 0 && point < 0) return undefined;
  const [sign, other]: readonly [DecimalSign, DecimalSign] = comma >= 0 ? [',', '.'] : ['.', ','];
  // Twice or more it can only separate thousands.
  if (bare.indexOf(sign) !== bare.lastIndexOf(sign)) return other;
  return AMBIGUOUS.test(bare) ? undefined : sign;
};

/** Returns the one sign that the numbers of a list prove; undefined when they prove none or contradict each other. */
export const decimalSignOfList = (texts: Iterable<string>): DecimalSign | undefined => {
  const proven = new Set<DecimalSign>();
  for (const text of texts) {
    const bare = bareNumber(text);
    const sign = NUMBER.test(bare) ? provenDecimalSign(bare) : undefined;
    if (sign) proven.add(sign);
  }
  return proven.size === 1 ? [...proven][0] : undefined;
};

/** Digits with a point before decimals; undefined when what would separate thousands is not at thousands. */
const withoutThousands = (bare: string, sign: DecimalSign | undefined): string | undefined => {
  if (!sign) return bare.replace(/^\+/, '');
  const [whole = '', fraction, ...more] = bare.split(sign);
  const grouped = sign === ',' ? '.' : ',';
  if (more.length > 0 || fraction?.includes(grouped)) return undefined;
  const groups = whole.replace(/^[+-]/, '').split(grouped);
  if (groups.length > 1 && groups.some((group, index) => (index === 0 ? group.length > 3 : group.length !== 3))) {
    return undefined;
  }
  const digits = `${whole.startsWith('-') ? '-' : ''}${groups.join('') || '0'}`;
  return fraction ? `${digits}.${fraction}` : digits;
};

/** Cells are judged by their beginning. */
const LONGEST_CELL = 80;

/** The text of an identifier's cell, in one line. */
export const identifierOf = (cell: string): string => unwrapCell(cell).replaceAll(/\s+/g, ' ');

/** Trade numbers, SAP numbers and GTINs have six places or more; what may be a quantity with decimals is none. */
export const looksLikeIdentifier = (cell: string): boolean => {
  const short = cell.slice(0, LONGEST_CELL);
  if (looksLikeQuantity(short)) return false;
  const bare = identifierOf(short).replaceAll(/[\s.\-\u2010-\u2015\u2212]/g, '');
  return /^[A-Z0-9/]{6,40}$/i.test(bare) && /[0-9]{3}/.test(bare);
};

/** A list orders less than a hundred thousand of anything, and no EL number is so short. */
export const looksLikeQuantity = (cell: string): boolean =>
  /^[0-9]{1,5}(?:[.,][0-9]{1,3})?$/.test(unwrapCell(cell.slice(0, LONGEST_CELL))) ||
  /^[0-9]{1,3}(?:[\s.'’][0-9]{3}){0,1},[0-9]{1,2}$/.test(unwrapCell(cell.slice(0, LONGEST_CELL)));

/** The sign that a language writes before decimals. */
export const decimalSignOf = (locale: Locale): DecimalSign =>
  new Intl.NumberFormat(locale).formatToParts(1.5).some(({ type, value }) => type === 'decimal' && value === ',')
    ? ','
    : '.';
