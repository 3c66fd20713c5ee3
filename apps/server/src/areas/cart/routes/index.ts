import type { Answer } from '../../../http/answer.ts';
import type { CartDeps } from './deps.ts';
import { addressRoutes, deliveryTextRoutes, detailRoutes } from './detail-routes.ts';
import { draftRoutes } from './draft-routes.ts';
import { expressBoxRoutes } from './express-box-routes.ts';
import { lineRoutes } from './line-routes.ts';
import { manyLineRoutes } from './many-line-routes.ts';
import { priceRoutes } from './price-routes.ts';
import { readRoutes } from './read-routes.ts';

export type { CartDeps } from './deps.ts';

export const cartRoutes = (deps: CartDeps): readonly Answer[] => [
  ...readRoutes(deps),
  ...priceRoutes(deps),
  ...lineRoutes(deps),
  ...manyLineRoutes(deps),
  ...detailRoutes(deps),
  ...addressRoutes(deps),
  ...draftRoutes(deps),
  ...deliveryTextRoutes(deps),
  ...expressBoxRoutes(deps),
];
