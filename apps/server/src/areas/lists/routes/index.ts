import type { Answer } from '../../../http/answer.ts';
import { PRESET_LIST_LIMITS } from '../limits.ts';
import type { ListDeps } from './deps.ts';
import { favoriteRoutes } from './favorite-routes.ts';
import { lineRoutes } from './line-routes.ts';
import { listRoutesOf } from './list-routes.ts';
import { subscriberRoutes } from './subscriber-routes.ts';

export type { ListDeps } from './deps.ts';

/** Everything that answers calls of variation lists. */
export const listRoutes = ({ db, limits = PRESET_LIST_LIMITS }: ListDeps): readonly Answer[] => [
  ...favoriteRoutes(db, limits),
  ...listRoutesOf(db, limits),
  ...lineRoutes(db, limits),
  ...subscriberRoutes(db),
];
