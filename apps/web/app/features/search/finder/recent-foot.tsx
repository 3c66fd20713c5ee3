import { useId } from 'react';
import { useText } from '../../../i18n/index.ts';
import { INPUT_STYLE } from '../../../ui/index.ts';

/** Section 9: five unless the person chose otherwise; none remembers no search at all. */
const LIMITS = [0, 5, 10, 20, 50] as const;

interface RecentFootProps {
  /** How many are remembered; absent for who is signed out, and until the shop has told. */
  limit: number | undefined;
  onLimit: (limit: number) => void;
  /** Absent where there is nothing to forget. */
  onClear: (() => void) | undefined;
}

/** Below the recent searches: how many are stored, and the button that clears them. */
export const RecentFoot = ({ limit, onLimit, onClear }: RecentFootProps) => {
  const text = useText();
  const id = useId();
  const limits = limit === undefined ? [] : [...new Set([...LIMITS, limit])].sort((one, other) => one - other);
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1 border-t border-line px-2 py-1.5">
      {limit !== undefined && (
        <span className="mr-auto flex items-center gap-2 pl-2">
          <label htmlFor={id} className="text-sm whitespace-nowrap text-muted">
            {text('search.history.keep')}
          </label>
          <span className="w-24">
            <select
              id={id}
              value={limit}
              onChange={(event) => onLimit(Number(event.target.value))}
              className={`${INPUT_STYLE} min-h-8 cursor-pointer py-0 text-sm`}
            >
              {limits.map((count) => (
                <option key={count} value={count}>
                  {count === 0 ? text('search.history.keep.none') : count}
                </option>
              ))}
            </select>
          </span>
        </span>
      )}
      {onClear && (
        <button
          type="button"
          onClick={onClear}
          className="min-h-8 rounded-sm px-2 text-sm text-accent underline underline-offset-3"
        >
          {text('search.history.clear')}
        </button>
      )}
    </div>
  );
};
