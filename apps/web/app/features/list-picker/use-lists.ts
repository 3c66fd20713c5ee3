import { getVariationLists, type OperationOutput, type VariationList } from '@grossist/contracts';
import { useOperationQuery } from '../../api/index.ts';
import type { MessageKey } from '../../i18n/index.ts';
import { problemTexts } from '../../problem-texts.ts';

/** Milliseconds until the lists are stale; events invalidate them on changes. */
const STALE_MS = 60_000;

export type Lists = OperationOutput<typeof getVariationLists>;

/** Loads the caller's lists: own, shared, favorites and top-selling. [vl-18] */
export const useLists = (enabled = true) => useOperationQuery(getVariationLists, {}, { enabled, staleTime: STALE_MS });

/** Returns all lists as they are shown: favorites, own, shared, top-selling last. */
export const listsInOrder = (lists: Lists): readonly VariationList[] => [
  lists.favoriteList,
  ...lists.myLists,
  ...lists.sharedLists,
  lists.topSellingList,
];

/** The address hash of a list is `listId-{id}`. [section 2, "Variation lists page"] */
const PREFIX = '#listId-';

/** Path of the page that shows a list, without its locale. */
export const pathOfList = (id: string): string => `/lists${PREFIX}${id}`;

/** Returns the id of the list that an address hash names; undefined when it names none. */
export const listIdIn = (hash: string): string | undefined =>
  hash.startsWith(PREFIX) && hash.length > PREFIX.length ? hash.slice(PREFIX.length) : undefined;

/** Areas whose cached responses a change of a list invalidates. */
export const CHANGES_LISTS = [getVariationLists.area] as const;

const TEXTS: Readonly<Record<string, MessageKey>> = {
  offline: 'lists.problem.offline',
  'signed-out': 'lists.problem.signedOut',
  'not-found': 'lists.problem.gone',
  'not-allowed': 'lists.problem.rights',
  'list-full': 'lists.problem.full',
  'favorites-full': 'lists.problem.full',
  'too-many-lists': 'lists.problem.limit',
  'too-many-lines': 'lists.reason.tooMany',
  'too-many-subscribers': 'lists.problem.subscribers',
  'too-many-shared-lists': 'lists.problem.subscribers',
  'changed-meanwhile': 'lists.problem.changed',
  'invalid-file': 'lists.problem.file',
};

/** Returns the text of a problem with lists. */
export const useListProblem = problemTexts(TEXTS, 'lists.problem.other');
