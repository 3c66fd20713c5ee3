import { type Chosen, type FacetKey, spanOfMonth, spanOfYear } from './chosen.ts';
import { type FacetValue, MOST_FACET_VALUES } from './orders-wanted.ts';

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
