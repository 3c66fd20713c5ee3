import type { Answer } from '../../../http/answer.ts';
import type { PricingDeps } from '../pricing-deps.ts';
import { priceRoutes } from './price-routes.ts';
import { simulatedOutageRoutes } from './simulated-outage-routes.ts';
import { stockRoutes } from './stock-routes.ts';

export const pricingRoutes = (deps: PricingDeps): readonly Answer[] => [
  ...priceRoutes(deps),
  ...stockRoutes(deps),
  ...simulatedOutageRoutes(deps),
];
