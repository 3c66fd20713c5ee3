import { UNIT_OF } from './data/units.ts';
import { fold } from './fold.ts';
import { endsInUnit, IS } from './patterns.ts';

/** A word as it is searched, and what else a text with it is found by. */
export interface Reading {
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
