import type { LineOrder } from '@grossist/contracts';
import { useId, useState } from 'react';
import { type MessageKey, useFormat, useText } from '../../../i18n/index.ts';
import { KeyList } from '../../../ui/data/key-list.tsx';
import { Button, EmptyState, INPUT_STYLE, SearchForm, SearchIcon, WarningIcon } from '../../../ui/index.ts';
import { DensityChoice } from '../../density/index.ts';
import type { ShownLines } from './shown-lines.ts';

const KEYS: readonly (readonly [keys: readonly string[], does: MessageKey])[] = [
  [['↑', '↓', '←', '→'], 'lists.keys.move'],
  [['Enter', '⇧ Enter'], 'lists.keys.enter'],
  [['Alt ↑', 'Alt ↓', '+', '−'], 'lists.keys.step'],
  [['Ctrl Enter'], 'lists.keys.order'],
  [['Space'], 'lists.keys.space'],
  [['⇧ ↑', '⇧ ↓'], 'lists.keys.extend'],
  [['Ctrl A'], 'lists.keys.all'],
  [['Del'], 'lists.keys.delete'],
  [['Alt ⇧ ↑', 'Alt ⇧ ↓'], 'lists.keys.reorder'],
  [['Ctrl Home', 'Ctrl End'], 'lists.keys.ends'],
];

/** The keys of the list's sheet. */
const ListKeys = () => {
  const text = useText();
  return <KeyList entries={KEYS.map(([keys, does]) => ({ keys, does: text(does) }))} />;
};

const ORDERS: readonly { order: LineOrder; name: MessageKey }[] = [
  { order: 'position', name: 'lists.sort.position' },
  { order: 'name', name: 'lists.sort.name' },
  { order: 'number', name: 'lists.sort.number' },
  { order: 'addedAt', name: 'lists.sort.added' },
];

interface LinesBarProps {
  shown: ShownLines;
  isTopSelling: boolean;
  /** Lines that the filter keeps, and all. */
  found: number;
  total: number;
  hasUnavailable: boolean;
  onFilter: (words: string) => void;
  onOrderBy: (order: LineOrder) => void;
}

/** Above the lines: filter, order, how many there are, and which keys there are. */
export const LinesBar = (props: LinesBarProps) => {
  const { shown, isTopSelling, found, total, hasUnavailable, onFilter, onOrderBy } = props;
  const text = useText();
  const format = useFormat();
  const sortId = useId();
  const helpId = useId();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const isOrder = (value: string): value is LineOrder => ORDERS.some(({ order }) => order === value);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-40 tablet:basis-64">
          <SearchForm label={text('lists.filter')} query={shown.filter} isSlim onSearch={onFilter} />
        </div>
        <div className="flex items-center gap-2">
          <label htmlFor={sortId} className="sr-only text-sm text-muted tablet:not-sr-only tablet:whitespace-nowrap">
            {text('lists.sort')}
          </label>
          <select
            id={sortId}
            value={shown.orderBy}
            onChange={({ target }) => isOrder(target.value) && onOrderBy(target.value)}
            className={`${INPUT_STYLE} w-auto max-w-36 cursor-pointer tablet:max-w-none`}
          >
            {ORDERS.map(({ order, name }) => (
              <option key={order} value={order}>
                {text(order === 'position' && isTopSelling ? 'lists.sort.mostOrdered' : name)}
              </option>
            ))}
          </select>
        </div>
        <p role="status" className="text-muted">
          {found === total
            ? text('lists.lines.count', { count: total })
            : text('lists.lines.found', { count: format.number(found), total: format.number(total) })}
        </p>
        <Button
          kind="quiet"
          size="small"
          aria-expanded={isHelpOpen}
          aria-controls={helpId}
          onPress={() => setHelpOpen(!isHelpOpen)}
          className="max-tablet:hidden"
        >
          {text('lists.keys')}
        </Button>
        <DensityChoice unchosen="comfortable" />
      </div>
      <div id={helpId} className="empty:hidden">
        {isHelpOpen && <ListKeys />}
      </div>
      {hasUnavailable && (
        <p className="flex items-start gap-2 text-sm text-warning">
          <WarningIcon size={18} className="shrink-0" />
          {text('lists.lines.unavailable')}
        </p>
      )}
      {found === 0 && (
        <EmptyState
          title={text('lists.filter.none')}
          icon={<SearchIcon size={36} />}
          action={<Button onPress={() => onFilter('')}>{text('lists.filter.clear')}</Button>}
        />
      )}
    </>
  );
};
