import type { Erp } from '../../../gateways/erp/port.ts';
import type { Answer } from '../../../http/answer.ts';
import type { ReadListFile } from '../../cart/index.ts';
import { PRESET_LIST_LIMITS } from '../limits.ts';
import type { ListDeps } from './deps.ts';
import { favoriteRoutes } from './favorite-routes.ts';
import { fileRoutes } from './file-routes.ts';
import { lineRoutes } from './line-routes.ts';
import { listRoutesOf } from './list-routes.ts';
import { noticeRoutes } from './notice-routes.ts';
import { orderingRoutes } from './ordering-routes.ts';
import { subscriberRoutes } from './subscriber-routes.ts';

export type { ListDeps } from './deps.ts';

export interface ListOrderingDeps extends Omit<ListDeps, 'catalogue'> {
  erp: Erp;
  /** Reads the lines of an uploaded file. */
  readListFile: ReadListFile;
}

/** Everything that answers calls of variation lists, but for files and ordering. */
export const listRoutes = (deps: ListDeps): readonly Answer[] => {
  const { db, visibleLines, limits = PRESET_LIST_LIMITS } = deps;
  return [
    ...favoriteRoutes(db, limits),
    ...listRoutesOf(db, limits, visibleLines),
    ...lineRoutes(deps, limits),
    ...subscriberRoutes(db),
    ...noticeRoutes({ db }),
  ];
};

/** What reads files into lists, and puts lists into carts and orders into lists. */
export const listOrderingRoutes = ({
  db,
  visibleLines,
  erp,
  readListFile,
  limits = PRESET_LIST_LIMITS,
}: ListOrderingDeps): readonly Answer[] => [
  ...fileRoutes({ db, visibleLines, limits, readListFile }),
  ...orderingRoutes({ db, erp, limits }),
];
