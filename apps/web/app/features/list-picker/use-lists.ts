import { getVariationLists, type OperationOutput, type VariationList } from '@grossist/contracts';
import { useOperationQuery } from '../../api/index.ts';

/** Milliseconds for which the lists are not requested again; events tell of changes. */
const FRESH = 60_000;

export type Lists = OperationOutput<typeof getVariationLists>;

/** Loads the caller's lists: own, shared, favorites and top-selling. [vl-18] */
export const useLists = (enabled = true) => useOperationQuery(getVariationLists, {}, { enabled, staleTime: FRESH });

/** Returns all lists as they are shown: favorites, own, shared, top-selling last. */
export const listsInOrder = (lists: Lists): readonly VariationList[] => [
  lists.favoriteList,
  ...lists.myLists,
  ...lists.sharedLists,
  lists.topSellingList,
];
