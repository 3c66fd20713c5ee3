import type { Language } from '@grossist/domain';
import type { SortKey } from '@grossist/search-index';

export type Sorting = readonly Readonly<Record<string, 'asc' | 'desc'>>[];

const BY_NUMBER: Sorting = [{ key: 'asc' }];
const BY_POPULARITY: Sorting = [{ popularity: 'desc' }, ...BY_NUMBER];

/** Sort keys as the cluster takes them; equals by number, so that pages do not overlap. */
export const sortingOf = (sort: SortKey, language: Language, hasWords: boolean): Sorting => {
  if (sort === 'number') return BY_NUMBER;
  if (sort === 'name') return [{ [`names.${language}`]: 'asc' }, ...BY_NUMBER];
  return sort === 'relevance' && hasWords ? [{ _score: 'desc' }, ...BY_POPULARITY] : BY_POPULARITY;
};
