import { useId } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button, ChevronDownIcon, classNames, INPUT_STYLE, LABEL_STYLE } from '../../../ui/index.ts';
import {
  type Attribute,
  BY_NAME,
  type Chosen,
  countedValues,
  nextSorting,
  type SiblingRow,
  type Sorting,
  withChosen,
} from './sibling-rows.ts';

interface SiblingHeadProps {
  columns: readonly Attribute[];
  /** How many of the columns there are on a laptop. */
  narrow: number;
  hasPrice: boolean;
  sorting: Sorting | undefined;
  onSort: (sorting: Sorting | undefined) => void;
}

// Fixed column widths, so that nothing moves when more rows are loaded.
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

/** Fields beside each other; the others open on demand. */
const MOST_AT_FIRST = 6;

interface SiblingFiltersProps {
  attributes: readonly Attribute[];
  rows: readonly SiblingRow[];
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

const Filter = ({ attribute, rows, chosen, onChoose }: SiblingFiltersProps & { attribute: Attribute }) => {
  const text = useText();
  const id = useId();
  const { Code, Name, Unit } = attribute;
  return (
    <div className="grid min-w-0 content-end gap-1">
      <label htmlFor={id} className={`${LABEL_STYLE} line-clamp-2`}>
        {Name}
      </label>
      {/* The device's own list: at home on a phone, and by keyboard. */}
      <select
        id={id}
        value={chosen.get(Code) ?? ''}
        onChange={(event) => onChoose(withChosen(chosen, Code, event.target.value))}
        className={`${INPUT_STYLE} truncate`}
      >
        <option value="">{text('variation.siblings.any')}</option>
        {countedValues(attribute, rows, chosen).map(({ value, count }) => (
          <option key={value} value={value} disabled={count === 0}>
            {value}
            {Unit !== '' && `\u00a0${Unit}`} ({count})
          </option>
        ))}
      </select>
    </div>
  );
};

const GRID = 'grid grid-cols-2 gap-x-3 gap-y-2 tablet:grid-cols-3 laptop:grid-cols-6';

/** A field for each attribute in which the variations differ. */
export const SiblingFilters = (props: SiblingFiltersProps) => {
  const text = useText();
  const { attributes, chosen, onChoose } = props;
  const more = attributes.slice(MOST_AT_FIRST);
  return (
    <fieldset className="grid gap-2 noscript:hidden print:hidden">
      <legend className="sr-only">{text('variation.siblings.filter')}</legend>
      <div className={GRID}>
        {attributes.slice(0, MOST_AT_FIRST).map((attribute) => (
          <Filter key={attribute.Code} {...props} attribute={attribute} />
        ))}
      </div>
      {more.length > 0 && (
        <details>
          <summary className="w-fit py-1 text-accent underline underline-offset-3">
            {text('variation.siblings.moreFilters', { count: more.length })}
          </summary>
          <div className={`${GRID} pt-1`}>
            {more.map((attribute) => (
              <Filter key={attribute.Code} {...props} attribute={attribute} />
            ))}
          </div>
        </details>
      )}
      {chosen.size > 0 && (
        <Button size="small" className="justify-self-start" onPress={() => onChoose(new Map())}>
          {text('variation.siblings.clear')}
        </Button>
      )}
    </fieldset>
  );
};
