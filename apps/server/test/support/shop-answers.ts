import { cartRoutes } from '../../src/areas/cart/index.ts';
import { deliveryRoutes } from '../../src/areas/delivery/index.ts';
import { identityRoutes } from '../../src/areas/identity/index.ts';
import { orderRoutes } from '../../src/areas/orders/index.ts';
import { pricingRoutes } from '../../src/areas/pricing/index.ts';
import { recommendationRoutes } from '../../src/areas/recommendations/index.ts';
import type { Database } from '../../src/db/index.ts';
import type { Erp } from '../../src/gateways/erp/port.ts';
import { openEmbeddedRecommender } from '../../src/gateways/recommender/embedded/index.ts';
import type { Answer } from '../../src/http/answer.ts';

/** What answers a buyer's calls: everything but catalogue and search. */
export const buyersAnswers = (db: Database, erp: Erp, signInFailures = 0): readonly Answer[] => [
  ...identityRoutes({ db, signInFailures }),
  ...pricingRoutes({ db, erp }),
  ...cartRoutes({ db, erp }),
  ...deliveryRoutes({ db }),
  ...orderRoutes({ db, erp }),
  ...recommendationRoutes({ db, erp, recommender: openEmbeddedRecommender(db) }),
];
