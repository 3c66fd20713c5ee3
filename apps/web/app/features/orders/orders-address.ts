/** The orders list as its address says it. */
export interface OrdersWanted {
  query: string;
  /** From 1. */
  page: number;
  facets: ReadonlyMap<FacetKey, readonly string[]>;
}

export const FACET_KEYS = ['soldTo', 'orderedBy'] as const;
export type FacetKey = (typeof FACET_KEYS)[number];

const LONGEST_QUERY = 100;
const MOST_PAGES = 100_000;
const MOST_VALUES = 50;

/** Reads what a person may have typed into the address. */
export const readOrdersAddress = (search: URLSearchParams): OrdersWanted => {
  const page = Number(search.get('page') ?? '1');
  return {
    query: (search.get('query') ?? '').slice(0, LONGEST_QUERY),
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
    facets: new Map(
      FACET_KEYS.map((key) => [
        key,
        search
          .getAll(key)
          .filter((value) => value !== '' && value.length <= LONGEST_QUERY)
          .slice(0, MOST_VALUES),
      ]),
    ),
  };
};

/** The part of the address behind "/orders" that reads so. */
export const writeOrdersAddress = ({ query, page, facets }: OrdersWanted): string => {
  const search = new URLSearchParams();
  if (query !== '') search.set('query', query);
  for (const key of FACET_KEYS) for (const value of facets.get(key) ?? []) search.append(key, value);
  if (page > 1) search.set('page', String(page));
  const written = search.toString();
  return written === '' ? '' : `?${written}`;
};

/** With a facet's value chosen or taken back; a narrower list begins at its first page. */
export const toggledFacet = (wanted: OrdersWanted, key: FacetKey, value: string): OrdersWanted => {
  const chosen = wanted.facets.get(key) ?? [];
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  return { ...wanted, page: 1, facets: new Map(wanted.facets).set(key, next) };
};
