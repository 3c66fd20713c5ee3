import type { OrderValidation } from '@grossist/contracts';
import { useId } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { classNames, INPUT_STYLE, StateDrawing } from '../../../ui/index.ts';
import { LINE_STATUSES, type LineStatus, STATUS_SHAPES, statusKey } from './statuses.ts';

interface LineFilterProps {
  counts: OrderValidation['Counts'];
  status: LineStatus | undefined;
  onStatus: (status: LineStatus | undefined) => void;
  search: string;
  onSearch: (search: string) => void;
}

const CHOICE = 'inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3 text-sm disabled:opacity-50';

/** Narrows the lines by what became of them, and by words. */
export const LineFilter = ({ counts, status, onStatus, search, onSearch }: LineFilterProps) => {
  const text = useText();
  const format = useFormat();
  const id = useId();
  const all = LINE_STATUSES.reduce((sum, each) => sum + counts[each], 0);
  const styleOf = (isChosen: boolean): string =>
    classNames(
      CHOICE,
      isChosen ? 'border-ink bg-ink font-semibold text-canvas' : 'border-edge bg-surface hover:border-ink',
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">{text('support.status')}</legend>
        <button
          type="button"
          aria-pressed={status === undefined}
          onClick={() => onStatus(undefined)}
          className={styleOf(status === undefined)}
        >
          {text('support.status.all')} {format.number(all)}
        </button>
        {LINE_STATUSES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === status}
            disabled={counts[each] === 0 && each !== status}
            onClick={() => onStatus(each === status ? undefined : each)}
            className={styleOf(each === status)}
          >
            <span className="rounded-full bg-surface p-0.5">
              <StateDrawing shape={STATUS_SHAPES[each]} />
            </span>
            {text(statusKey(each))} {format.number(counts[each])}
          </button>
        ))}
      </fieldset>
      <div className="w-full max-w-72">
        <label htmlFor={id} className="sr-only">
          {text('support.lines.search')}
        </label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          maxLength={100}
          placeholder={text('support.lines.search')}
          value={search}
          onChange={({ target }) => onSearch(target.value)}
          className={INPUT_STYLE}
        />
      </div>
    </div>
  );
};
