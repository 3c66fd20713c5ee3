import type { Erp } from '../../gateways/erp/port.ts';
import type { SearchEngine } from '../../gateways/search-engine/port.ts';
import type { Answer } from '../../http/answer.ts';
import type { CatalogueAccess } from '../catalogue/index.ts';
import { blockRoutes } from './blocks/routes.ts';
import { browsingRoutes } from './browsing/routes.ts';
import { bundleRoutes } from './bundles/show-bundles.ts';
import { headerRoutes } from './header/routes.ts';
import { landingRoutes } from './landing/routes.ts';
import { pageRoutes } from './pages/routes.ts';

export interface ContentDeps extends CatalogueAccess {
  /** Whose soft bundles have pages. */
  erp: Erp;
  search: SearchEngine;
}

export const contentRoutes = ({ db, catalogue, erp, search }: ContentDeps): readonly Answer[] => [
  ...pageRoutes(db),
  ...blockRoutes({ db, catalogue }, search),
  ...landingRoutes({ db, catalogue, erp, search }),
  ...browsingRoutes({ db, catalogue }, search),
  ...headerRoutes({ db, catalogue }, search),
  ...bundleRoutes(db, erp),
];
