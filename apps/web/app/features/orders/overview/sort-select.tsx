import { useId } from 'react';
import { useText } from '../../../i18n/index.ts';
import { INPUT_STYLE } from '../../../ui/index.ts';
import type { OrdersWanted } from './orders-address.ts';
import { DRAFT_SORTS, draftSortOf, ORDER_SORTS, orderSortOf } from './sorts.ts';

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
    <span className="flex items-center gap-2">
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
