import { useText } from '../../../i18n/index.ts';
import { ChevronDownIcon, classNames } from '../../../ui/index.ts';
import { type Attribute, BY_NAME, nextSorting, type Sorting } from './sibling-rows.ts';

interface SiblingHeadProps {
  columns: readonly Attribute[];
  /** How many of the columns there are on a laptop. */
  narrow: number;
  hasPrice: boolean;
  sorting: Sorting | undefined;
  onSort: (sorting: Sorting | undefined) => void;
}

// The columns keep their widths whatever stands in them: nothing moves when more rows come.
const CELL = 'sticky top-25 z-10 border-b border-line bg-surface px-3 py-1 text-left font-semibold';

const orderOf = (sorting: Sorting | undefined, by: string) => {
  if (sorting?.by !== by) return undefined;
  return sorting.isDescending ? 'descending' : 'ascending';
};

const SortHeading = ({
  by,
  name,
  isWide,
  width,
  sorting,
  onSort,
}: Pick<SiblingHeadProps, 'sorting' | 'onSort'> & { by: string; name: string; isWide?: boolean; width?: string }) => {
  const order = orderOf(sorting, by);
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={order}
      className={classNames(CELL, isWide && 'max-desktop:hidden', width)}
    >
      <button
        type="button"
        onClick={() => onSort(nextSorting(sorting, by))}
        className="inline-flex min-h-8 items-center gap-1 rounded-sm text-left hyphens-auto hover:text-ink"
      >
        {name}
        <ChevronDownIcon
          size={14}
          className={classNames(
            'shrink-0 print:hidden',
            order === undefined && 'opacity-30',
            order === 'ascending' && 'rotate-180',
          )}
        />
      </button>
    </th>
  );
};

/** The heads of the columns, which stay in sight; a press sorts. */
export const SiblingHead = ({ columns, narrow, hasPrice, sorting, onSort }: SiblingHeadProps) => {
  const text = useText();
  const sort = { sorting, onSort };
  return (
    <thead role="rowgroup" className="text-sm text-muted max-laptop:sr-only">
      <tr role="row" aria-rowindex={1}>
        <SortHeading
          by={BY_NAME}
          name={text('variation.siblings.variation')}
          width="laptop:w-64 desktop:w-72"
          {...sort}
        />
        {columns.map(({ Code, Name, Unit }, index) => (
          <SortHeading
            key={Code}
            isWide={index >= narrow}
            by={Code}
            name={Unit === '' ? Name : `${Name} (${Unit})`}
            {...sort}
          />
        ))}
        {hasPrice && (
          <>
            <th role="columnheader" scope="col" className={`${CELL} laptop:w-50`}>
              {text('variation.siblings.price')}
            </th>
            <th role="columnheader" scope="col" className={`${CELL} laptop:w-66 print:hidden`}>
              {text('ui.quantity')}
            </th>
          </>
        )}
      </tr>
    </thead>
  );
};
