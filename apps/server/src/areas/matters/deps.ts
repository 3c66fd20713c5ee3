import type { Database } from '../../db/index.ts';

export type Wake = () => Promise<void>;

/** Has somebody look soon for what is to be sent or settled; absent where nobody takes orders or cards in that way. */
export interface Ways {
  order: Wake | undefined;
  payment: Wake | undefined;
}

export interface MattersDeps {
  db: Database;
  ways: Ways;
}
