import type { FeatureValue, TermKind } from '../types.ts';

/** One value of one facet as a text that sorts by facet: key, NUL, kind, value. */
const SEPARATOR = '\u0000';

export type PairKind = 's' | 'n' | 'b';

export interface Pair {
  key: string;
  kind: PairKind;
  value: string;
}

export const FIXED_FACETS = ['node', 'class', 'supplier', 'flag'] as const;

export type FixedFacet = (typeof FIXED_FACETS)[number];

/** Assortments of a document, as facets that are never shown. */
export const EXCLUSIVE = '#exclusive';
export const LIMITING = '#limiting';

export const isHidden = (key: string): boolean => key === EXCLUSIVE || key === LIMITING;

const RESERVED: ReadonlySet<string> = new Set([...FIXED_FACETS, EXCLUSIVE, LIMITING]);

export const pairText = ({ key, kind, value }: Pair): string => `${key}${SEPARATOR}${kind}${value}`;

export const codePair = (kind: TermKind, code: string): string => pairText({ key: kind, kind: 's', value: code });

export const facetPrefix = (key: string): string => `${key}${SEPARATOR}`;

export const parsePair = (text: string): Pair => {
  const end = text.indexOf(SEPARATOR);
  const kind = text.charAt(end + 1);
  return { key: text.slice(0, end), kind: kind === 'n' || kind === 'b' ? kind : 's', value: text.slice(end + 2) };
};

const numeric = (key: string, low: number, high: number): Pair | undefined => {
  if (!Number.isFinite(low) || !Number.isFinite(high)) return undefined;
  const [least, most] = low <= high ? [low + 0, high + 0] : [high + 0, low + 0];
  return { key, kind: 'n', value: least === most ? String(least) : `${least}..${most}` };
};

const featurePair = (key: string, value: FeatureValue): Pair | undefined => {
  if (typeof value === 'number') return numeric(key, value, value);
  if (typeof value === 'boolean') return { key, kind: 'b', value: String(value) };
  if (typeof value === 'string') return { key, kind: 's', value };
  return numeric(key, value[0], value[1]);
};

/** The pair of a feature's value; undefined for what is no value, and for features named like a facet of the shop's own. */
export const featurePairText = (key: string, value: FeatureValue): string | undefined => {
  if (RESERVED.has(key) || key.includes(SEPARATOR)) return undefined;
  const pair = featurePair(key, value);
  return pair === undefined ? undefined : pairText(pair);
};

export interface Interval {
  low: number;
  high: number;
}

const bound = (text: string, absent: number): number => (text.trim() === '' ? absent : Number(text));

/** "5", "2..5", "2.." or "..5" as an interval; undefined for anything else. */
export const intervalOf = (text: string): Interval | undefined => {
  const parts = text.split('..');
  if (parts.length > 2 || text.trim() === '') return undefined;
  const low = bound(parts[0] ?? '', Number.NEGATIVE_INFINITY);
  const high = parts.length === 1 ? low : bound(parts[1] ?? '', Number.POSITIVE_INFINITY);
  return Number.isNaN(low) || Number.isNaN(high) ? undefined : { low, high };
};
