import type { Database } from '../../db/index.ts';
import type { SearchEngine } from '../../gateways/search-engine/port.ts';
import type { Answer } from '../../http/answer.ts';
import { blockRoutes } from './blocks/routes.ts';
import { browsingRoutes } from './browsing/routes.ts';
import { headerRoutes } from './header/routes.ts';
import { landingRoutes } from './landing/routes.ts';
import { pageRoutes } from './pages/routes.ts';

export interface ContentDeps {
  db: Database;
  search: SearchEngine;
}

export const contentRoutes = ({ db, search }: ContentDeps): readonly Answer[] => [
  ...pageRoutes(db),
  ...blockRoutes(db, search),
  ...landingRoutes(db, search),
  ...browsingRoutes(db, search),
  ...headerRoutes(db, search),
];
