import { Refused } from '../reading.ts';
import { shown } from '../text/index.ts';

export type DecimalSign = ',' | '.';

const GROUPING = /[\s'’]/g;
/** One sign with three digits behind and one to three before it, not beginning with 0: a decimal or thousands. */
const TWO_FACED = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;
const LONGEST = 30;

/** The sign that a number proves to part its decimals; undefined when it proves none. */
const provenBy = (bare: string): DecimalSign | undefined => {
  const comma = bare.lastIndexOf(',');
  const point = bare.lastIndexOf('.');
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.';
  if (comma < 0 && point < 0) return undefined;
  const [sign, other]: readonly [DecimalSign, DecimalSign] = comma >= 0 ? [',', '.'] : ['.', ','];
  if (bare.indexOf(sign) !== bare.lastIndexOf(sign)) return other;
  return TWO_FACED.test(bare) ? undefined : sign;
};

/** The one sign that the numbers of a file prove; undefined when they prove none, or contradict each other. */
export const decimalSignOf = (texts: Iterable<string>): DecimalSign | undefined => {
  const proven = new Set<DecimalSign>();
  for (const text of texts) {
    const bare = text.slice(0, LONGEST).replaceAll(GROUPING, '');
    const sign = /^[+-]?[\d.,]+$/.test(bare) ? provenBy(bare) : undefined;
    if (sign) proven.add(sign);
  }
  return proven.size === 1 ? [...proven][0] : undefined;
};

/**
 * A number as people and spreadsheets write it, with a point and without thousands.
 * @throws Refused for what is none, and for what may be two ("1.000") when the file does not say which
 */
export const plainNumber = (text: string, sign: DecimalSign | undefined, name: string): string => {
  const bare = text.replaceAll(GROUPING, '');
  const refuse = (code: string, reason: string): never => {
    throw new Refused(code, `${shown(text)} ${reason}`, { name });
  };
  if (bare.length > LONGEST || !/^[+-]?(?:\d[\d.,]*|[.,]\d+)$/.test(bare)) return refuse('number', 'is not a number');
  const decimal = provenBy(bare) ?? sign;
  if (decimal === undefined && TWO_FACED.test(bare)) return refuse('ambiguous', 'has a sign for decimals or thousands');
  if (decimal === undefined) return bare;
  const [whole = '', fraction, ...more] = bare.split(decimal);
  const groups = whole.replace(/^[+-]/, '').split(decimal === ',' ? '.' : ',');
  const isGrouped = groups.every((group, at) =>
    at === 0 ? group.length <= 3 || groups.length === 1 : group.length === 3,
  );
  if (more.length > 0 || !isGrouped || /[.,]/.test(fraction ?? '')) return refuse('number', 'is not a number');
  const digits = `${whole.startsWith('-') ? '-' : ''}${groups.join('') || '0'}`;
  return fraction ? `${digits}.${fraction}` : digits;
};
