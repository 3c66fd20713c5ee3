import { type DecimalSign, decimalSignOfList, provenDecimalSign } from '@grossist/domain';
import { Refused } from '../reading.ts';
import { about, shown } from '../text/index.ts';

const GROUPING = /[\s'’]/g;
/** One sign with three digits behind and one to three before it, not beginning with 0: a decimal or thousands. */
const TWO_FACED = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;
const LONGEST = 30;

/** The one sign that the numbers of a file prove; undefined when they prove none, or contradict each other. */
export const decimalSignOf = (texts: readonly string[]): DecimalSign | undefined =>
  decimalSignOfList(texts.map((text) => text.slice(0, LONGEST)));

/**
 * A number as people and spreadsheets write it, with a point and without thousands.
 * @throws Refused for what is none, and for what may be two ("1.000") when the file does not say which
 */
export const plainNumber = (text: string, sign: DecimalSign | undefined, name: string): string => {
  const bare = text.replaceAll(GROUPING, '');
  const refuse = (code: string, reason: string): never => {
    throw new Refused(code, `${shown(text)} ${reason}`, { name }, about(text));
  };
  if (bare.length > LONGEST || !/^[+-]?(?:\d[\d.,]*|[.,]\d+)$/.test(bare)) return refuse('number', 'is not a number');
  const decimal = provenDecimalSign(bare) ?? sign;
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
