import type { FeatureValue } from '../../records.ts';
import { LONGEST_CODE } from '../bounds.ts';
import type { NoteTally } from '../note-tally.ts';

const NUMBER = /^[-+]?\d{1,15}(?:[.,]\d{1,12})?(?:[eE][-+]?\d{1,2})?$/;
const RANGE = /^([-+]?\d+(?:[.,]\d+)?)\s*(?:\.{2,3}|…|–|—|\s-\s|\bto\b|\bbis\b)\s*([-+]?\d+(?:[.,]\d+)?)$/;
const CLOSED_RANGE = /^(\d+(?:[.,]\d+)?)-(\d+(?:[.,]\d+)?)$/;
const YES_NO: Readonly<Record<string, boolean>> = { true: true, false: false };
/** Not applicable, unknown, no value: what ETIM's guideline and some files write. */
const UNKNOWN: ReadonlySet<string> = new Set(['-', '--', 'na', 'n/a', 'un', 'mv']);
const LONGEST_UNKNOWN = 3;
const VALUE_CODE = /^EV\d{6}$/;

const numberOf = (text: string, line: number, notes: NoteTally): number | undefined => {
  if (!NUMBER.test(text)) return undefined;
  const hasComma = text.includes(',');
  if (hasComma) notes.add('decimal-comma', line);
  const value = Number(hasComma ? text.replace(',', '.') : text);
  return Number.isFinite(value) ? value : undefined;
};

const ordered = (one: number, other: number): readonly [number, number] => (one <= other ? [one, other] : [other, one]);

const rangeOf = (text: string, line: number, notes: NoteTally): FeatureValue | undefined => {
  const [, low = '', high = ''] = RANGE.exec(text) ?? CLOSED_RANGE.exec(text) ?? [];
  if (low === '') return undefined;
  const from = numberOf(low, line, notes);
  const to = numberOf(high, line, notes);
  return from === undefined || to === undefined ? undefined : ordered(from, to);
};

/** A value of an ETIM feature; undefined, noted, when it has none. Two numbers are a range. */
export const etimValue = (texts: readonly string[], line: number, notes: NoteTally): FeatureValue | undefined => {
  const values = texts.filter(
    (text) => text !== '' && (text.length > LONGEST_UNKNOWN || !UNKNOWN.has(text.toLowerCase())),
  );
  const [first, second] = values;
  if (first === undefined) {
    notes.add(texts.some((text) => text !== '') ? 'unknown-value' : 'empty-value', line);
    return undefined;
  }
  const number = numberOf(first, line, notes);
  if (number !== undefined && second !== undefined && values.length === 2) {
    const other = numberOf(second, line, notes);
    if (other !== undefined) return ordered(number, other);
  }
  if (values.length > 1) notes.add('several-values', line);
  if (number !== undefined) return number;
  if (VALUE_CODE.test(first)) return first;
  if (/^EV\d{6}$/i.test(first)) return first.toUpperCase();
  const lower = first.toLowerCase();
  if (Object.hasOwn(YES_NO, lower)) return YES_NO[lower];
  const range = rangeOf(first, line, notes);
  if (range !== undefined) return range;
  notes.add('text-value', line);
  return first.slice(0, LONGEST_CODE);
};
