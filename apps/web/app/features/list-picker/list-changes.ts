import { getVariationLists } from '@grossist/contracts';

/** Areas whose cached responses a change of a list invalidates. */
export const CHANGES_LISTS = [getVariationLists.area] as const;
