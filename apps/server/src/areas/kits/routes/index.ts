import type { Answer } from '../../../http/answer.ts';
import { cartKitRoutes } from './cart-kit-routes.ts';
import type { KitsDeps } from './deps.ts';
import { fileRoutes, kitRoutes } from './kit-routes.ts';
import { projectRoutes, sourceRoutes } from './project-routes.ts';
import { sheetRoutes } from './sheet-routes.ts';
import { templateRoutes } from './template-routes.ts';

export type { KitsDeps } from './deps.ts';

export const kitsRoutes = (deps: KitsDeps): readonly Answer[] => [
  ...projectRoutes(deps),
  ...sourceRoutes(deps),
  ...kitRoutes(deps),
  ...cartKitRoutes(deps),
  ...templateRoutes(deps),
  ...fileRoutes(deps),
  ...sheetRoutes(deps),
];
