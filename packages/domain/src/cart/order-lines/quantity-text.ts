import { type Quantity, quantityFromInput, quantityOf } from '../../decimal/index.ts';

export type DecimalSign = ',' | '.';

/** A quantity of a list: read, or why it can't be. */
export type ReadQuantity = Quantity | 'not-numeric' | 'not-positive' | 'too-large' | 'ambiguous';

/** Spaces of every kind and apostrophes part thousands wherever they stand in a number, and never decimals. */
const GROUPING = /[\s'’]/g;
const NUMBER = /^[+-]?(?:\d[\d.,]*|[.,]\d+)$/;
/** One sign with three digits behind and one to three, not beginning with 0, before it: 1.000 is one or a thousand. */
const TWO_FACED = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

/** A million of anything is a number of a material that slipped into the wrong column. */
const MOST: Quantity = quantityOf('999999.999');
const DIGITS_OF_MILLIONS = /^\+?0*[1-9]\d{6}/;

/** Reads a quantity as people and spreadsheets write it; a sign that may be either is decided by the list. */
export const readQuantity = (text: string, decimalSign: DecimalSign | undefined): ReadQuantity => {
  const bare = text.replaceAll(GROUPING, '');
  if (!NUMBER.test(bare)) return 'not-numeric';
  const sign = provenDecimalSign(bare) ?? decimalSign;
  if (sign === undefined && TWO_FACED.test(bare)) return 'ambiguous';
  const plain = withoutThousands(bare, sign);
  if (plain === undefined) return 'not-numeric';
  const quantity = quantityFromInput(plain);
  if (quantity > MOST || DIGITS_OF_MILLIONS.test(plain)) return 'too-large';
  return quantity > 0 ? quantity : 'not-positive';
};

/** The sign that a number by itself proves to part its decimals; undefined when it proves none. */
export const provenDecimalSign = (bare: string): DecimalSign | undefined => {
  const comma = bare.lastIndexOf(',');
  const point = bare.lastIndexOf('.');
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.';
  if (comma < 0 && point < 0) return undefined;
  const [sign, other]: readonly [DecimalSign, DecimalSign] = comma >= 0 ? [',', '.'] : ['.', ','];
  // Twice or more it can only part thousands.
  if (bare.indexOf(sign) !== bare.lastIndexOf(sign)) return other;
  return TWO_FACED.test(bare) ? undefined : sign;
};

/** The one sign that the list's other numbers prove; undefined when they prove none or contradict each other. */
export const decimalSignOfList = (texts: Iterable<string>): DecimalSign | undefined => {
  const proven = new Set<DecimalSign>();
  for (const text of texts) {
    const bare = text.replaceAll(GROUPING, '');
    const sign = NUMBER.test(bare) ? provenDecimalSign(bare) : undefined;
    if (sign) proven.add(sign);
  }
  return proven.size === 1 ? [...proven][0] : undefined;
};

/** Digits with a point before decimals; undefined when what would part thousands doesn't stand at thousands. */
const withoutThousands = (bare: string, sign: DecimalSign | undefined): string | undefined => {
  if (!sign) return bare;
  const [whole = '', fraction, ...more] = bare.split(sign);
  const grouped = sign === ',' ? '.' : ',';
  if (more.length > 0 || fraction?.includes(grouped)) return undefined;
  const groups = whole.replace(/^[+-]/, '').split(grouped);
  if (groups.length > 1 && groups.some((group, index) => (index === 0 ? group.length > 3 : group.length !== 3))) {
    return undefined;
  }
  const digits = whole.startsWith('-') ? `-${groups.join('')}` : groups.join('');
  return fraction === undefined ? digits : `${digits}.${fraction}`;
};
