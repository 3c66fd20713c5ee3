import type { OperationInput, orderDrafts, orderSents } from '@grossist/contracts';
import { useId } from 'react';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import { INPUT_STYLE } from '../../../ui/index.ts';
import type { OrdersWanted } from './orders-address.ts';

type OrderSort = Exclude<NonNullable<NonNullable<OperationInput<typeof orderSents>['body']>['SortKey']>, ''>;
type DraftSort = Exclude<NonNullable<NonNullable<OperationInput<typeof orderDrafts>['body']>['SortKey']>, ''>;

/** The first is how a list is usually sorted. */
const ORDER_SORTS: Record<OrderSort, MessageKey> = {
  'orderedAt-desc': 'orders.sort.newest',
  'orderedAt-asc': 'orders.sort.oldest',
  'deliveryDate-asc': 'orders.sort.deliveryFirst',
  'deliveryDate-desc': 'orders.sort.deliveryLast',
  'total-desc': 'orders.sort.dearest',
  'total-asc': 'orders.sort.cheapest',
};

const DRAFT_SORTS: Record<DraftSort, MessageKey> = {
  'lastChanged-desc': 'orders.sort.lastChanged',
  'lastChanged-asc': 'orders.sort.longUnchanged',
  'name-asc': 'orders.sort.name',
  'name-desc': 'orders.sort.nameBack',
};

const isOrderSort = (sort: string): sort is OrderSort => Object.hasOwn(ORDER_SORTS, sort);
const isDraftSort = (sort: string): sort is DraftSort => Object.hasOwn(DRAFT_SORTS, sort);

/** Returns the sort order in the URL; the default for an unknown one. */
export const orderSortOf = ({ sort }: OrdersWanted): OrderSort => (isOrderSort(sort) ? sort : 'orderedAt-desc');
export const draftSortOf = ({ sort }: OrdersWanted): DraftSort => (isDraftSort(sort) ? sort : 'lastChanged-desc');

interface SortSelectProps {
  wanted: OrdersWanted;
  /** Whether amounts may be seen, and so sorted by. */
  showsTotals: boolean;
  onChange: (sort: string) => void;
}

/** The order of the list. */
export const SortSelect = ({ wanted, showsTotals, onChange }: SortSelectProps) => {
  const text = useText();
  const id = useId();
  const isOfDrafts = wanted.list === 'draft';
  const sorts = Object.entries(isOfDrafts ? DRAFT_SORTS : ORDER_SORTS).filter(
    ([sort]) =>
      (showsTotals || !sort.startsWith('total')) && (wanted.list !== 'returnorder' || !sort.startsWith('delivery')),
  );
  return (
    <span className="flex items-center gap-2 max-tablet:min-w-40 max-tablet:flex-1">
      <label htmlFor={id} className="text-sm whitespace-nowrap text-muted max-tablet:sr-only">
        {text('orders.sort')}
      </label>
      <select
        id={id}
        value={isOfDrafts ? draftSortOf(wanted) : orderSortOf(wanted)}
        onChange={(event) => onChange(event.target.value)}
        className={`${INPUT_STYLE} w-auto cursor-pointer`}
      >
        {sorts.map(([sort, name]) => (
          <option key={sort} value={sort}>
            {text(name)}
          </option>
        ))}
      </select>
    </span>
  );
};
