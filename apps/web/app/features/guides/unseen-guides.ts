import type { UserContext } from '@grossist/contracts';
import { GUIDE_TYPES } from './guide-types.ts';

/** Returns true if there is a guide that a user has not seen yet; most have seen all of them. [ctx-03] */
export const hasUnseenGuides = ({
  isReadOnly,
  isPunchout,
  neverShowAgainGuideTypes,
}: Pick<UserContext, 'isReadOnly' | 'isPunchout' | 'neverShowAgainGuideTypes'>): boolean =>
  !isReadOnly && !isPunchout && GUIDE_TYPES.some((type) => !neverShowAgainGuideTypes.includes(type));
