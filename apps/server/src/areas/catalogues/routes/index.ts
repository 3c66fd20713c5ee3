import type { Answer } from '../../../http/answer.ts';
import { PRESET_CATALOGUE_LIMITS } from '../limits.ts';
import { catalogueRoutesOf } from './catalogue-routes.ts';
import type { PdfCatalogueDeps } from './deps.ts';
import { lineRoutes } from './line-routes.ts';
import { logoRoutes } from './logo-routes.ts';
import { simpleRoutes } from './simple-routes.ts';

export { pdfCatalogueSearchRoutes } from './search-routes.ts';

/** Everything that answers calls of PDF catalogs, but for files and searches. */
export const pdfCatalogueRoutes = ({
  db,
  limits = PRESET_CATALOGUE_LIMITS,
  now = Date.now,
}: PdfCatalogueDeps): readonly Answer[] => [
  ...catalogueRoutesOf(db, limits, now),
  ...lineRoutes(db, limits),
  ...simpleRoutes(db, limits),
  ...logoRoutes(db),
];
