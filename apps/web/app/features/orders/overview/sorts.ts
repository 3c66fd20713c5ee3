import type { OperationInput, orderDrafts, orderSents } from '@grossist/contracts';
import type { MessageKey } from '../../../i18n/index.ts';
import type { OrdersWanted } from './orders-address.ts';

export type OrderSort = Exclude<NonNullable<NonNullable<OperationInput<typeof orderSents>['body']>['SortKey']>, ''>;
export type DraftSort = Exclude<NonNullable<NonNullable<OperationInput<typeof orderDrafts>['body']>['SortKey']>, ''>;

/** The first is how a list is usually sorted. */
export const ORDER_SORTS: Record<OrderSort, MessageKey> = {
  'orderedAt-desc': 'orders.sort.newest',
  'orderedAt-asc': 'orders.sort.oldest',
  'deliveryDate-asc': 'orders.sort.deliveryFirst',
  'deliveryDate-desc': 'orders.sort.deliveryLast',
  'total-desc': 'orders.sort.dearest',
  'total-asc': 'orders.sort.cheapest',
};

export const DRAFT_SORTS: Record<DraftSort, MessageKey> = {
  'lastChanged-desc': 'orders.sort.lastChanged',
  'lastChanged-asc': 'orders.sort.longUnchanged',
  'name-asc': 'orders.sort.name',
  'name-desc': 'orders.sort.nameBack',
};

const isOrderSort = (sort: string): sort is OrderSort => Object.hasOwn(ORDER_SORTS, sort);
const isDraftSort = (sort: string): sort is DraftSort => Object.hasOwn(DRAFT_SORTS, sort);

/** How the address wants the orders sorted; what is no order of theirs is the usual one. */
export const orderSortOf = ({ sort }: OrdersWanted): OrderSort => (isOrderSort(sort) ? sort : 'orderedAt-desc');
export const draftSortOf = ({ sort }: OrdersWanted): DraftSort => (isDraftSort(sort) ? sort : 'lastChanged-desc');
