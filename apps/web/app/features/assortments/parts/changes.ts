import { getAssortments } from '@grossist/contracts';

/** Areas whose cached responses a change of a relation makes old. */
export const CHANGES_ASSORTMENTS = [getAssortments.area] as const;
