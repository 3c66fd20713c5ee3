import { type FacetSelection, intervalOf, isHidden } from '@grossist/search-index';
import { boundToken, pairField, pairToken } from '../documents/index.ts';
import { allOf, anyOf, either, type Query } from './query.ts';

/** A choice in one facet: any of its values. */
export interface Selection {
  key: string;
  values: readonly string[];
}

/** Choices by facet; several for the same are one, those without values none. */
export const selectionsOf = (selected: readonly FacetSelection[] = []): Selection[] => {
  const byKey = new Map<string, Set<string>>();
  for (const { key, values } of selected) {
    if (isHidden(key) || values.length === 0) continue;
    const known = byKey.get(key) ?? new Set<string>();
    for (const value of values) known.add(value);
    byKey.set(key, known);
  }
  return [...byKey].map(([key, values]) => ({ key, values: [...values] }));
};

/** Materials that a chosen value means: the same text, or, for numbers, any that touch the interval. */
export const valueQuery = (key: string, value: string): Query => {
  const field = pairField(key);
  const same = anyOf(
    field,
    (['s', 'b'] as const).map((kind) => pairToken({ key, kind, value })),
  );
  const interval = field === 'pairs.fixed' ? undefined : intervalOf(value);
  if (interval === undefined) return same;
  const range = (bounds: 'lows' | 'highs', from: number, to: number): Query => ({
    range: { [bounds]: { gte: boundToken(key, from), lte: boundToken(key, to) } },
  });
  const touching = allOf([
    range('lows', Number.NEGATIVE_INFINITY, interval.high),
    range('highs', interval.low, Number.POSITIVE_INFINITY),
  ]);
  return either([same, touching]);
};

export const selectionQuery = ({ key, values }: Selection): Query =>
  either(values.map((value) => valueQuery(key, value)));

export const nodeQuery = (nodeCode: string): Query =>
  anyOf('pairs.fixed', [pairToken({ key: 'node', kind: 's', value: nodeCode })]);
