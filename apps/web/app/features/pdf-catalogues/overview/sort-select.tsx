import { useId } from 'react';
import { useText } from '../../../i18n/index.ts';
import { INPUT_STYLE } from '../../../ui/index.ts';
import { CATALOGUE_ORDERS, type CatalogueOrder } from './catalogues-address.ts';

interface SortSelectProps {
  order: CatalogueOrder;
  onChange: (order: CatalogueOrder) => void;
}

const isOrder = (value: string): value is CatalogueOrder => CATALOGUE_ORDERS.some((order) => order === value);

/** The order of the list of catalogs. */
export const SortSelect = ({ order, onChange }: SortSelectProps) => {
  const text = useText();
  const id = useId();
  return (
    <span className="flex items-center gap-2">
      <label htmlFor={id} className="text-sm whitespace-nowrap text-muted max-tablet:sr-only">
        {text('pdf.sort')}
      </label>
      <select
        id={id}
        value={order}
        onChange={({ target }) => isOrder(target.value) && onChange(target.value)}
        className={`${INPUT_STYLE} w-auto cursor-pointer`}
      >
        {CATALOGUE_ORDERS.map((one) => (
          <option key={one} value={one}>
            {text(`pdf.sort.${one}`)}
          </option>
        ))}
      </select>
    </span>
  );
};
