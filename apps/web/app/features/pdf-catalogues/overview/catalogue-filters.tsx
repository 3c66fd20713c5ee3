import { getPdfCatalogFilter } from '@grossist/contracts';
import { useId } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { DaysFields } from '../../../ui/fields/days-fields.tsx';
import { Checkbox, type ChosenChip, INPUT_STYLE } from '../../../ui/index.ts';
import type { CataloguesPlace } from './catalogues-address.ts';
import { CATALOGUE_ORDERS, type CatalogueOrder, withUserToggled } from './catalogues-address.ts';

const STALE_MS = 60_000;

const useFilterValues = () => useOperationQuery(getPdfCatalogFilter, {}, { staleTime: STALE_MS });

/** Filters catalogs by creator and days. [pdf-12] */
export const CatalogueFilters = ({ place: { wanted, go } }: { place: CataloguesPlace }) => {
  const text = useText();
  const format = useFormat();
  const { data } = useFilterValues();
  return (
    <>
      <DaysFields
        key={`${wanted.from} ${wanted.until}`}
        from={wanted.from}
        until={wanted.until}
        onChange={(from, until) => go({ ...wanted, from, until, page: 1 })}
        words={{
          label: text('pdf.filter.days'),
          from: text('pdf.filter.from'),
          until: text('pdf.filter.until'),
          apply: text('pdf.filter'),
        }}
      />
      {data && data.users.length > 0 && (
        <fieldset className="grid min-w-0 py-3">
          <legend className="pt-3 pb-1 font-semibold">{text('pdf.filter.users')}</legend>
          <div className="grid max-h-72 overflow-y-auto">
            {data.users.map(({ id, displayName, count }) => (
              <Checkbox
                key={id}
                isSelected={wanted.users.includes(id)}
                onChange={() => go(withUserToggled(wanted, id))}
                className="min-h-9 w-full min-w-0 laptop:min-h-8"
              >
                <span className="min-w-0 flex-1 truncate" title={displayName}>
                  {displayName || text('pdf.nobody')}
                </span>
                <span className="text-sm text-muted">{format.number(count)}</span>
              </Checkbox>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
};

/** Returns the active filters as chips, each with the URL that removes it. */
export const useFilterChips = ({ wanted, hrefOf }: CataloguesPlace): ChosenChip[] => {
  const text = useText();
  const format = useFormat();
  const { data } = useFilterValues();
  const names = new Map(data?.users.map(({ id, displayName }) => [id, displayName]));
  const { query, users, from, until } = wanted;
  return [
    ...(query === ''
      ? []
      : [{ key: 'query', name: text('ui.quoted', { text: query }), href: hrefOf({ ...wanted, query: '', page: 1 }) }]),
    ...users.map((id) => ({
      key: id,
      name: names.get(id) || text('pdf.nobody'),
      href: hrefOf(withUserToggled(wanted, id)),
    })),
    ...(from === '' && until === ''
      ? []
      : [
          {
            key: 'days',
            name: [from, until].map((day) => (day === '' ? '…' : format.date(day))).join(' – '),
            href: hrefOf({ ...wanted, from: '', until: '', page: 1 }),
          },
        ]),
  ];
};

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
