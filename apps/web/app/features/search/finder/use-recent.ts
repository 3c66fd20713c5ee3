import { clearSearchHistory, getSearchHistory, setSearchHistoryLimit } from '@grossist/contracts';
import { useState } from 'react';
import { useOperation, useOperationQuery } from '../../../api/index.ts';
import { useSignedInUser } from '../../../visitor.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';

/**
 * What was searched for last: by the person, which the shop remembers, or, signed out, in this browser. Section 5.
 */
export const useRecent = (isWanted: boolean) => {
  const isSignedIn = useSignedInUser() !== undefined;
  const [own, setOwn] = useState(() => recentSearches());
  const { data } = useOperationQuery(getSearchHistory, {}, { enabled: isWanted && isSignedIn });
  const clear = useOperation(clearSearchHistory, { invalidates: ['search'] });
  const keep = useOperation(setSearchHistoryLimit, { invalidates: ['search'] });
  const [isForgotten, setForgotten] = useState(false);
  const recent = isSignedIn ? (data?.Queries.map(({ Query }) => Query) ?? []) : own;
  // What was chosen is shown at once, and what stood before it where the shop refuses.
  const chosen = keep.isPending ? keep.variables.body.Limit : data?.Limit;
  return {
    recent: isForgotten ? [] : recent.slice(0, chosen),
    /** How many are remembered of the person; undefined while nobody knows. */
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
