import type { UserContext } from '@grossist/contracts';

/** The guides, by the names under which an account stores that they were seen. [ctx-03] */
export const GUIDE_TYPES = ['search', 'variation', 'orders', 'cart'] as const;
export type GuideType = (typeof GUIDE_TYPES)[number];

/** Returns true if there is a guide that a user has not seen yet; most have seen all of them. [ctx-03] */
export const hasUnseenGuides = ({
  isReadOnly,
  isPunchout,
  neverShowAgainGuideTypes,
}: Pick<UserContext, 'isReadOnly' | 'isPunchout' | 'neverShowAgainGuideTypes'>): boolean =>
  !isReadOnly && !isPunchout && GUIDE_TYPES.some((type) => !neverShowAgainGuideTypes.includes(type));
