import type { Answer } from '../../http/answer.ts';
import { findPickupAddress } from '../delivery/index.ts';
import { type CardDeps, cardRoutes } from './card/index.ts';
import { type OverviewDeps, overviewRoutes } from './overview-routes.ts';
import { type PlacingDeps, placingRoutes } from './placing-routes.ts';

export type OrderDeps = PlacingDeps &
  OverviewDeps & {
    /** Absent: nobody takes cards. */
    card?: CardDeps | undefined;
  };

/** Placing orders, and looking at what was ordered. */
export const orderRoutes = (deps: OrderDeps): readonly Answer[] => [
  ...placingRoutes(deps),
  ...cardRoutes(deps.db, deps.card, findPickupAddress(deps)),
  ...overviewRoutes(deps),
];
