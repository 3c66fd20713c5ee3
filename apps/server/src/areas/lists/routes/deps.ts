import type { CatalogueAccess } from '../../catalogue/index.ts';
import type { ListLimits } from '../limits.ts';
import type { ReadVisibleLines } from '../queries/visible-lines.ts';

export interface ListDeps extends CatalogueAccess {
  visibleLines: ReadVisibleLines;
  /** How many lists a person may own and how many lines a list may have; the presets unless given. */
  limits?: ListLimits;
}
