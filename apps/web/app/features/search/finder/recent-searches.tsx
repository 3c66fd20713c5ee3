import { clearSearchHistory, getSearchHistory, setSearchHistoryLimit } from '@grossist/contracts';
import { useId, useState } from 'react';
import { useOperation, useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { INPUT_STYLE } from '../../../ui/index.ts';
import { useSignedInUser } from '../../../visitor.ts';

/** Default limit of remembered searches; 0 remembers none. Section 9. */
export const RECENT_LIMIT = 5;

const KEY = 'grossist-recent-searches';

/** Returns the searches with a new one first, without duplicates, truncated to the limit; unchanged when the limit is 0. Section 5. */
export const withSearch = (recent: readonly string[], query: string, limit: number): readonly string[] => {
  const wanted = query.trim();
  if (limit === 0 || wanted === '') return recent;
  const others = recent.filter((one) => one.toLowerCase() !== wanted.toLowerCase());
  return [wanted, ...others].slice(0, limit);
};

// Storage may be blocked, or hold a value of another version of the shop.
const stored = (): unknown => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
};

/** Returns this browser's last searches, newest first. */
const recentSearches = (limit = RECENT_LIMIT): readonly string[] => {
  const known = stored();
  if (!Array.isArray(known)) return [];
  return known.filter((one): one is string => typeof one === 'string').slice(0, limit);
};

const rememberSearch = (query: string, limit = RECENT_LIMIT): void => {
  if (limit === 0) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(withSearch(recentSearches(limit), query, limit)));
  } catch {
    // The search works without its history.
  }
};

const forgetSearches = (): void => {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage that is blocked holds no history either.
  }
};

/** The recent searches: of the user, stored by the shop, or, signed out, of this browser. Section 5. */
export const useRecent = (isWanted: boolean) => {
  const isSignedIn = useSignedInUser() !== undefined;
  const [own, setOwn] = useState(() => recentSearches());
  const { data } = useOperationQuery(getSearchHistory, {}, { enabled: isWanted && isSignedIn });
  const clear = useOperation(clearSearchHistory, { invalidates: ['search'] });
  const keep = useOperation(setSearchHistoryLimit, { invalidates: ['search'] });
  const [isForgotten, setForgotten] = useState(false);
  const recent = isSignedIn ? (data?.Queries.map(({ Query }) => Query) ?? []) : own;
  // Optimistic: shows the chosen limit at once, and the previous one when the request fails.
  const chosen = keep.isPending ? keep.variables.body.Limit : data?.Limit;
  return {
    recent: isForgotten ? [] : recent.slice(0, chosen),
    /** The user's limit; undefined while loading and for signed-out visitors. */
    limit: isSignedIn ? chosen : undefined,
    setLimit: (Limit: number): void => keep.mutate({ body: { Limit } }),
    remember: (query: string): void => {
      setForgotten(false);
      if (isSignedIn) return;
      rememberSearch(query);
      setOwn(recentSearches());
    },
    forget: (): void => {
      setForgotten(true);
      forgetSearches();
      setOwn([]);
      if (isSignedIn) clear.mutate({});
    },
  };
};

/** The limits to choose from; 0 stores no searches. Section 9. */
const LIMITS = [0, 5, 10, 20, 50] as const;

interface RecentFootProps {
  /** The user's limit; undefined while loading and for signed-out visitors. */
  limit: number | undefined;
  onLimit: (limit: number) => void;
  /** Undefined where the history is empty. */
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
