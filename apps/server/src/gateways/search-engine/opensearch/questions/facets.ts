import type { FacetSelection } from '@grossist/domain';
import { intervalOf, isHidden } from '@grossist/search-index';
import { boundToken, facetStart, pairField, pairToken } from '../documents/document-of.ts';
import { allOf, anyOf, either, escaped, type Query } from './query.ts';

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
const valueQuery = (key: string, value: string): Query => {
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

/** Values counted at most: of the shop's own facets, of features, and, where products are counted, of each. */
const MOST_FIXED = 10_000;
const MOST_FEATURES = 10_000;
const MOST_OF_PRODUCTS = 2000;
/** Values of one facet with a choice; ten such facets stay below the buckets that a cluster answers with. */
const MOST_OF_CHOSEN = 4000;
/** Up to so many products of a value are counted exactly. */
const EXACT_PRODUCTS = 1000;
/** The same for the total of a result. */
const EXACT_TOTAL = 40_000;

type Aggregations = Readonly<Record<string, object>>;

const products = (exact: number): object => ({ cardinality: { field: 'productKey', precision_threshold: exact } });

const countedProducts = (byProduct: boolean): object =>
  byProduct ? { aggs: { products: products(EXACT_PRODUCTS) } } : {};

const valuesOf = (field: string, most: number, byProduct: boolean, include?: string): object => ({
  terms: {
    field,
    size: byProduct ? Math.min(most, MOST_OF_PRODUCTS) : most,
    // Products are counted of the values that are listed, not of all there are.
    ...(byProduct ? { collect_mode: 'breadth_first' } : {}),
    ...(include === undefined ? {} : { include }),
  },
  ...countedProducts(byProduct),
});

const othersThan = (selections: readonly Selection[], key: string): Query =>
  allOf(selections.filter((each) => each.key !== key).map(selectionQuery));

/** A facet with a choice is counted without that choice. */
const withoutOwnChoice = (
  selections: readonly Selection[],
  { key, values }: Selection,
  byProduct: boolean,
): object => ({
  filter: othersThan(selections, key),
  aggs: {
    values: valuesOf(pairField(key), MOST_OF_CHOSEN, byProduct, `${escaped(facetStart(key))}.*`),
    chosen: {
      filters: { filters: Object.fromEntries(values.map((value, place) => [`v${place}`, valueQuery(key, value)])) },
      ...countedProducts(byProduct),
    },
  },
});

/**
 * Counts of all facets of a result, and per facet with a choice the counts without it, under "without0", "without1", …
 */
export const facetAggregations = (selections: readonly Selection[], byProduct: boolean): Aggregations => ({
  plain: {
    filter: allOf(selections.map(selectionQuery)),
    aggs: {
      fixed: valuesOf('pairs.fixed', MOST_FIXED, byProduct),
      features: valuesOf('pairs.features', MOST_FEATURES, byProduct),
    },
  },
  ...Object.fromEntries(
    selections.map((selection, place) => [`without${place}`, withoutOwnChoice(selections, selection, byProduct)]),
  ),
});

/** Counts the products of a result, which collapsed hits do not give. */
export const productTotal = (selections: readonly Selection[]): Aggregations => ({
  total: { filter: allOf(selections.map(selectionQuery)), aggs: { products: products(EXACT_TOTAL) } },
});

/** The way down to a node, as one of its materials has it. */
export const NODE_PATH: Aggregations = { path: { top_hits: { size: 1, _source: ['nodePath'] } } };
