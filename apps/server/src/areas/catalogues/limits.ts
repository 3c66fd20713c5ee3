import { MOST_CATALOGUE_LINES, MOST_CATALOGUES } from '@grossist/contracts';

export interface CatalogueLimits {
  /** Catalogs that a company may have; the same number of simple ones. */
  catalogues: number;
  /** Lines that a catalog may have. Decisions, "5,000 lines". */
  lines: number;
}

export const PRESET_CATALOGUE_LIMITS: CatalogueLimits = { catalogues: MOST_CATALOGUES, lines: MOST_CATALOGUE_LINES };

/** Days for which a deleted catalog and a removed line can be restored. */
export const RESTORABLE_DAYS = 30;
