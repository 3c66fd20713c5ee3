import type { OperationOutput, orderSents } from '@grossist/contracts';
import { ORDER_DELIVERY_TYPES } from '@grossist/domain';
import { presentDeliveryType } from '../../cart/index.ts';
import {
  type Chosen,
  type FacetKey,
  type FacetValue,
  MOST_FACET_VALUES,
  spanOfMonth,
  spanOfYear,
} from './orders-wanted.ts';

type WireFacets = OperationOutput<typeof orderSents>['Facets'];

const wireValue = (key: string, value: string): string => {
  const type = key === 'deliveryType' ? ORDER_DELIVERY_TYPES.find((each) => each === value) : undefined;
  return type === undefined ? value : presentDeliveryType(type);
};

/** Returns facets in the order of their keys; a chosen value that no order has any more gets the count 0. */
export const presentFacets = (
  keys: readonly (FacetKey | 'reason')[],
  facets: readonly FacetValue[],
  { values }: Chosen,
): WireFacets =>
  keys.map((key) => {
    const Values = facets
      .filter((each) => each.key === key)
      .map(({ value, name, count }) => ({ Value: wireValue(key, value), Name: name, Count: count }));
    const gone = [...new Set(values[key] ?? [])].filter((value) => !Values.some(({ Value }) => Value === value));
    return { Key: key, Values: [...Values, ...gone.map((Value) => ({ Value, Name: '', Count: 0 }))] };
  });

type Key = Exclude<FacetKey, 'orderType'> | 'reason';

/** Something of a list that is short enough to be narrowed here; it may have several values of a key. */
export interface Listed {
  facets: Partial<Record<Key, readonly { value: string; name: string }[]>>;
  /** Calendar date; absent where a list has none. */
  on?: string;
}

const isWithinSpan = ({ from, to }: Chosen, on: string | undefined): boolean =>
  on === undefined || ((from === undefined || on >= from) && (to === undefined || on <= to));

const SPANS = { year: spanOfYear, month: spanOfMonth };

const holds = (row: Listed, key: Key, wanted: readonly string[]): boolean => {
  if ((key === 'year' || key === 'month') && row.on !== undefined) {
    const { on } = row;
    return wanted.map(SPANS[key]).some(({ from, before }) => on >= from && on < before);
  }
  return (row.facets[key] ?? []).some(({ value }) => wanted.includes(value));
};

/** What of a list everything chosen lets through, and how many there are of each value by the other keys' choice. */
export const narrowFew = <T extends Listed>(
  rows: readonly T[],
  keys: readonly Key[],
  chosen: Chosen,
): { rows: readonly T[]; facets: readonly FacetValue[] } => {
  const spanned = rows.filter(({ on }) => isWithinSpan(chosen, on));
  const wantedOf = (key: Key) => chosen.values[key];
  const passes = (row: T, but?: Key): boolean =>
    keys.every((key) => {
      const wanted = wantedOf(key);
      return key === but || wanted === undefined || holds(row, key, wanted);
    });
  const facets = keys.flatMap((key) => {
    const counted = new Map<string, FacetValue>();
    for (const row of spanned) {
      if (!passes(row, key)) continue;
      for (const { value, name } of row.facets[key] ?? []) {
        if (value === '') continue;
        counted.set(value, { key, value, name, count: (counted.get(value)?.count ?? 0) + 1 });
      }
    }
    const isChosen = ({ value }: FacetValue) => Number(wantedOf(key)?.includes(value) ?? false);
    return [...counted.values()]
      .toSorted(
        (one, other) =>
          isChosen(other) - isChosen(one) || other.count - one.count || (one.value < other.value ? -1 : 1),
      )
      .slice(0, MOST_FACET_VALUES);
  });
  return { rows: spanned.filter((row) => passes(row)), facets };
};
