import { type ReactNode, useRef } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Checkbox, classNames } from '../../../ui/index.ts';
import type { Choice } from './use-choice.ts';
import { useRowKeys } from './use-row-keys.ts';

export interface Column {
  name: string;
  isNumber?: boolean;
}

interface ListTableProps {
  label: string;
  columns: readonly Column[];
  /** The ids of the rows that are shown. */
  ids: readonly string[];
  choice: Choice;
  children: ReactNode;
}

/** A page of a list: a table that is drawn as cards on a phone; each row can be chosen, the arrows go from row to row. */
export const ListTable = ({ label, columns, ids, choice, children }: ListTableProps) => {
  const text = useText();
  const table = useRef<HTMLTableElement>(null);
  const onKeyDown = useRowKeys(table);
  const count = ids.filter((id) => choice.ids.has(id)).length;
  return (
    <div className="overflow-clip rounded-lg border border-line bg-surface">
      {/* The arrows are one way more than the keys of the links themselves. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table
        ref={table}
        // Said outright, since a table that is drawn as blocks is none any more for some browsers.
        role="table"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="w-full border-collapse text-left max-tablet:block"
      >
        <thead role="rowgroup" className="border-b border-line text-sm text-muted max-tablet:block">
          <tr
            role="row"
            className="max-tablet:flex max-tablet:items-center max-tablet:gap-2 max-tablet:px-3 max-tablet:py-2"
          >
            <th role="columnheader" scope="col" className="tablet:w-10 tablet:py-2 tablet:pl-3">
              <Checkbox
                isSelected={count > 0 && count === ids.length}
                isIndeterminate={count > 0 && count < ids.length}
                onChange={(isAll) => choice.setMany(ids, isAll)}
                aria-label={text('orders.choose.page')}
              >
                <span aria-hidden="true" className="font-normal tablet:hidden">
                  {text('orders.choose.page')}
                </span>
              </Checkbox>
            </th>
            {columns.map(({ name, isNumber }) => (
              <th
                key={name}
                role="columnheader"
                scope="col"
                className={classNames('font-semibold max-tablet:sr-only tablet:px-3', isNumber && 'text-right')}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-tablet:block">
          {children}
        </tbody>
      </table>
    </div>
  );
};

interface ListRowProps {
  id: string;
  /** What a screen reader calls the row's tick box. */
  name: string;
  choice: Choice;
  children: ReactNode;
}

export const ListRow = ({ id, name, choice, children }: ListRowProps) => {
  const text = useText();
  const isChosen = choice.ids.has(id);
  return (
    <tr
      role="row"
      aria-selected={isChosen}
      className={classNames(
        'border-b border-line align-top last:border-0 max-tablet:grid max-tablet:grid-cols-[1.25rem_minmax(0,1fr)_auto] max-tablet:gap-x-3 max-tablet:gap-y-1 max-tablet:p-3 compact:max-tablet:py-1.5',
        isChosen ? 'bg-accent-soft' : 'hover:bg-canvas',
      )}
    >
      <td role="cell" className="tablet:py-2 tablet:pl-3 compact:tablet:py-1">
        <Checkbox
          isSelected={isChosen}
          onChange={() => choice.toggle(id)}
          aria-label={text('orders.choose.one', { name })}
        />
      </td>
      {children}
    </tr>
  );
};

/** `place`: where the cell stands in a card, in Tailwind's words. */
export const ListCell = ({ place = '', children }: { place?: string; children: ReactNode }) => (
  <td role="cell" className={`min-w-0 tablet:px-3 tablet:py-2 compact:tablet:py-1 ${place}`}>
    {children}
  </td>
);

/** Beside what a row is called: smaller, and no longer than its column. */
export const Beside = ({ children }: { children: ReactNode }) => (
  <span className="block text-sm text-muted [overflow-wrap:anywhere]">{children}</span>
);
