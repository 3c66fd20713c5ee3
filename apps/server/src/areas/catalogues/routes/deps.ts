import type { Database } from '../../../db/index.ts';
import type { CatalogueLimits } from '../limits.ts';

export interface PdfCatalogueDeps {
  db: Database;
  /** How many catalogs a company and lines a catalog may have; the presets unless given. */
  limits?: CatalogueLimits;
  /** The machine's clock unless given. */
  now?: () => number;
}
