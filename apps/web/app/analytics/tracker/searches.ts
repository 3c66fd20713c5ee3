import { searchedText } from '@grossist/domain';
import type { NewEvent } from '../client/sending-queue.ts';

/** A page of results as it is shown. */
export interface ShownResults {
  /** As it was typed. */
  query: string;
  total: number;
  /** From 1. */
  page: number;
  facetCount: number;
}

type SearchPlacement = 'search' | 'suggestion';

/** Returns what may leave the browser of what was typed; `own` are names of the person themselves. */
export const searchedFields = (typed: string, placement: SearchPlacement, own: readonly string[]) => {
  const text = searchedText(typed, own);
  return text.kind === 'words'
    ? { query_kind: text.kind, query: text.words, placement }
    : { query_kind: text.kind, placement };
};

/** Returns the event of a search with its number of results. */
export const searchEvent = (
  typed: string,
  total: number,
  placement: SearchPlacement,
  own: readonly string[],
): NewEvent => {
  const fields = searchedFields(typed, placement, own);
  return total === 0 ? ['search_without_result', fields] : ['search_made', { ...fields, result_count: total }];
};

/** Returns the events of a page of results; a search counts once, however many of its pages are looked at. */
export const eventsOfResults = (
  shown: ShownResults,
  previousQuery: string | undefined,
  own: readonly string[],
): NewEvent[] => {
  const isSearch = shown.query !== '';
  const isNew = isSearch && shown.query !== previousQuery;
  return [
    ...(isNew ? [searchEvent(shown.query, shown.total, 'search', own)] : []),
    [
      'results_shown',
      {
        result_count: shown.total,
        page: shown.page,
        facet_count: shown.facetCount,
        placement: isSearch ? 'search' : 'catalog',
      },
    ],
  ];
};
