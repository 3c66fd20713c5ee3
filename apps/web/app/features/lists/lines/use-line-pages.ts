import { getVariationListLines, type LineOrder, type VariationListLine } from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callOperation, queryKeyOf } from '../../../api/index.ts';
import { useLocale } from '../../../i18n/index.ts';
import { LINES_A_PAGE, type LinesPage, pageOf, type ShownLines } from './shown-lines.ts';

/** Milliseconds until a page is stale; events invalidate it on changes. */
const STALE_MS = 60_000;
/** Requests that run at once when many pages are wanted. */
const AT_ONCE = 4;

/** Orders that begin with the greatest. */
const DESCENDING: readonly LineOrder[] = ['addedAt'];

/** Access to the pages of a list: how to load one, which lines are loaded, and loading many at once. [vl-01] */
export const useLinePages = ({ listId, filter, orderBy }: ShownLines) => {
  const queries = useQueryClient();
  const cultureName = useLocale();
  return useMemo(() => {
    const inputOf = (page: number) => ({
      params: { id: listId },
      query: {
        Page: page,
        PageSize: LINES_A_PAGE,
        filter,
        orderBy,
        sort: DESCENDING.includes(orderBy) ? ('desc' as const) : ('asc' as const),
        cultureName,
      },
    });
    const options = (page: number) => ({
      queryKey: queryKeyOf(getVariationListLines, inputOf(page)),
      queryFn: ({ signal }: { signal: AbortSignal }): Promise<LinesPage> =>
        callOperation(getVariationListLines, inputOf(page), { signal }),
      staleTime: STALE_MS,
    });
    const cached = (page: number): LinesPage | undefined => queries.getQueryData<LinesPage>(options(page).queryKey);
    const lineAt = (place: number): VariationListLine | undefined =>
      cached(pageOf(place))?.PageItems[place % LINES_A_PAGE];
    return {
      options,
      cached,
      /** The line at a place (from 0) as far as it is loaded. */
      lineAt,
      /** Loads pages that are not cached, or changed since. @throws ProblemError when one can't be loaded */
      load: async (pages: readonly number[]): Promise<void> => {
        for (let first = 0; first < pages.length; first += AT_ONCE) {
          // Not all at once: a long list has fifty pages.
          // oxlint-disable-next-line no-await-in-loop
          await Promise.all(pages.slice(first, first + AT_ONCE).map((page) => queries.fetchQuery(options(page))));
        }
      },
    };
  }, [queries, cultureName, listId, filter, orderBy]);
};

export type LinePages = ReturnType<typeof useLinePages>;
