import type { Answer } from '../../../http/answer.ts';
import { PRESET_LIST_LIMITS } from '../limits.ts';
import { readVisibleLines } from '../queries/visible-lines.ts';
import type { ListDeps } from './deps.ts';
import { favoriteRoutes } from './favorite-routes.ts';
import { lineRoutes } from './line-routes.ts';
import { listRoutesOf } from './list-routes.ts';
import { subscriberRoutes } from './subscriber-routes.ts';

export type { ListDeps } from './deps.ts';

/** Everything that answers calls of variation lists. */
export const listRoutes = ({ db, limits = PRESET_LIST_LIMITS }: ListDeps): readonly Answer[] => {
  const visibleOf = readVisibleLines(db);
  return [
    ...favoriteRoutes(db, limits),
    ...listRoutesOf(db, limits, visibleOf),
    ...lineRoutes(db, limits, visibleOf),
    ...subscriberRoutes(db),
  ];
};
