import { FACET_KEYS, type OrdersWanted } from './orders-address.ts';

export const PAGE_SIZE = 20;

/** What the address asks of a list, but for its order, as the calls take it. */
export const requestOf = ({ query, page, facets, from, until }: OrdersWanted) => ({
  Query: query,
  Page: page,
  PageSize: PAGE_SIZE,
  SelectedFacets: [
    ...FACET_KEYS.map((Key) => ({ Key: Key as string, Values: [...(facets.get(Key) ?? [])] })),
    ...(from === '' && until === '' ? [] : [{ Key: 'orderedAt', Values: [from, until] }]),
  ].filter(({ Values }) => Values.length > 0),
});
