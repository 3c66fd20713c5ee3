import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { CardTable, Checkbox, classNames } from '../../../ui/index.ts';

/** So many go into one file. [ord-10] */
export const MOST_CHOSEN = 100;

export interface Choice {
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** All of a page at once, or none of it; those of other pages stay. */
  setMany: (ids: readonly string[], isChosen: boolean) => void;
  clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Which orders of a list are chosen, over its pages. */
export const useChoice = (): Choice => {
  const [ids, setIds] = useState(NONE);
  const setMany = (some: readonly string[], isChosen: boolean): void =>
    setIds((before) => {
      const next = new Set(before);
      for (const id of some) {
        if (isChosen) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  return { ids, setMany, toggle: (id) => setMany([id], !ids.has(id)), clear: () => setIds(NONE) };
};

const STEPS: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowDown: (place) => place + 1,
  ArrowUp: (place) => place - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrows, Home and End go from row to row by their links (`data-row-link`); Enter opens the one they came to. */
const useRowKeys =
  (table: RefObject<HTMLTableElement | null>) =>
  (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const rows = [...(table.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
    const place = rows.findIndex((row) => row === event.target || row.closest('tr')?.contains(document.activeElement));
    const next = rows[step(place, rows.length)];
    if (place === -1 || !next) return;
    event.preventDefault();
    next.focus();
  };

interface Column {
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
    <CardTable
      ref={table}
      label={label}
      onKeyDown={onKeyDown}
      isHeadShownOnPhone
      head={
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
              className={classNames(
                'font-semibold max-tablet:sr-only tablet:px-2 laptop:px-3',
                isNumber && 'text-right',
              )}
            >
              {name}
            </th>
          ))}
        </tr>
      }
    >
      {children}
    </CardTable>
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
        'border-b border-line align-top last:border-0 max-tablet:grid max-tablet:grid-cols-[1.25rem_minmax(6.5rem,1fr)_auto] max-tablet:gap-x-3 max-tablet:gap-y-1 max-tablet:p-3 compact:max-tablet:py-1.5',
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

/** `place`: Tailwind classes for the cell's place in a card. */
export const ListCell = ({ place = '', children }: { place?: string; children: ReactNode }) => (
  <td
    role="cell"
    className={`min-w-0 max-tablet:break-words tablet:px-2 laptop:px-3 tablet:py-2 compact:tablet:py-1 ${place}`}
  >
    {children}
  </td>
);

/** Secondary text beside a row's name, truncated to its column. */
export const Beside = ({ children }: { children: ReactNode }) => (
  <span className="block text-sm text-balance text-muted [overflow-wrap:anywhere]">{children}</span>
);
