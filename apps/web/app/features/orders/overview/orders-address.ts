import { ORDER_LISTS, type OrderList } from '@grossist/domain';

/** List, search, filters, sort order and page, as read from the URL. */
export interface OrdersWanted {
  list: OrderList;
  query: string;
  /** From 1. */
  page: number;
  facets: ReadonlyMap<FacetKey, readonly string[]>;
  /** Calendar dates, both included; empty: open. */
  from: string;
  until: string;
  /** Empty: as the list is usually sorted. */
  sort: string;
}

/** In the order in which they are shown. */
export const FACET_KEYS = [
  'status',
  'year',
  'month',
  'soldTo',
  'project',
  'orderedBy',
  'deliveryType',
  'reason',
] as const;
export type FacetKey = (typeof FACET_KEYS)[number];

/** How the address calls the lists. */
const TABS: Record<OrderList, string> = {
  history: 'sent',
  draft: 'drafts',
  backorder: 'backorders',
  returnorder: 'returns',
};
const LONGEST_QUERY = 100;
const MOST_PAGES = 100_000;
const MOST_VALUES = 50;
const A_DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const A_SORT = /^[a-z-]{1,40}$/i;

export const NO_FACETS: OrdersWanted['facets'] = new Map(FACET_KEYS.map((key) => [key, []]));

const matching = (value: string | null, form: RegExp): string => (value !== null && form.test(value) ? value : '');

/** Parses the URL; invalid values are ignored. */
export const readOrdersAddress = (search: URLSearchParams): OrdersWanted => {
  const page = Number(search.get('page') ?? '1');
  return {
    list: ORDER_LISTS.find((list) => TABS[list] === search.get('tab')) ?? 'history',
    query: (search.get('query') ?? '').slice(0, LONGEST_QUERY),
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
    from: matching(search.get('from'), A_DATE),
    until: matching(search.get('until'), A_DATE),
    sort: matching(search.get('sort'), A_SORT),
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
export const writeOrdersAddress = ({ list, query, page, facets, from, until, sort }: OrdersWanted): string => {
  const search = new URLSearchParams();
  if (list !== 'history') search.set('tab', TABS[list]);
  if (query !== '') search.set('query', query);
  for (const key of FACET_KEYS) for (const value of facets.get(key) ?? []) search.append(key, value);
  for (const [name, value] of Object.entries({ from, until, sort })) if (value !== '') search.set(name, value);
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

/** Everything that narrows the list taken back; the list and its order stay. */
export const withoutNarrowing = (wanted: OrdersWanted): OrdersWanted => ({
  ...wanted,
  query: '',
  page: 1,
  facets: NO_FACETS,
  from: '',
  until: '',
});

/** Returns another list with the same search; filters may not exist in the other list. */
export const withList = (wanted: OrdersWanted, list: OrderList): OrdersWanted => ({
  ...withoutNarrowing(wanted),
  query: wanted.query,
  sort: '',
  list,
});

/** How many choices narrow the list, its words aside. */
export const choicesIn = ({ facets, from, until }: OrdersWanted): number =>
  [...facets.values()].flat().length + (from === '' && until === '' ? 0 : 1);

const PAGE_SIZE = 20;

/** Returns the request body for a list's page, search and filters; without its sort order. */
export const requestOf = ({ query, page, facets, from, until }: OrdersWanted) => ({
  Query: query,
  Page: page,
  PageSize: PAGE_SIZE,
  SelectedFacets: [
    ...FACET_KEYS.map((Key) => ({ Key: Key as string, Values: [...(facets.get(Key) ?? [])] })),
    ...(from === '' && until === '' ? [] : [{ Key: 'orderedAt', Values: [from, until] }]),
  ].filter(({ Values }) => Values.length > 0),
});
