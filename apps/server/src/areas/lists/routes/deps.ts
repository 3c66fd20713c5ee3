import type { Database } from '../../../db/index.ts';
import type { ListLimits } from '../limits.ts';

export interface ListDeps {
  db: Database;
  /** How many lists a person may own and how many lines a list may have; the presets unless given. */
  limits?: ListLimits;
}
