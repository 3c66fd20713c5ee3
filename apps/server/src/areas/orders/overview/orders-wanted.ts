import type { Chosen } from './chosen.ts';

/** Which of the lists: everything that was sent, or only what is still owed. */
export type OrderListKind = 'history' | 'backorder';

export type OrderSortKey =
  | 'orderedAt-desc'
  | 'orderedAt-asc'
  | 'total-desc'
  | 'total-asc'
  | 'deliveryDate-desc'
  | 'deliveryDate-asc';

export interface OrdersWanted {
  list: OrderListKind;
  query: string;
  chosen: Chosen;
  sortKey: OrderSortKey;
  page: number;
  pageSize: number;
}

/** Behind so many orders it is worth knowing in which months a page lies. */
const FAR_BACK = 50;

/** Whether a page lies deep in a list by time. */
export const isFarBack = ({ sortKey, page, pageSize }: OrdersWanted): boolean =>
  (sortKey === 'orderedAt-desc' || sortKey === 'orderedAt-asc') && (page - 1) * pageSize >= FAR_BACK;

export interface FacetValue {
  key: string;
  value: string;
  /** '' where the value is a code. */
  name: string;
  count: number;
}

/** With a query, so many of the newest that it finds are counted and listed. */
export const MOST_FOUND = 2000;
export const MOST_FACET_VALUES = 50;
