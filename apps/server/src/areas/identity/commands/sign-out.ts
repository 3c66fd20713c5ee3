import type { Database } from '../../../db/index.ts';
import { hashOfToken } from '../session-token.ts';

/** Ends the session of a cookie's secret; one that is gone already is no error. */
export const signOut =
  (db: Database) =>
  async (token: string): Promise<void> => {
    await db.deleteFrom('sessions').where('token_hash', '=', hashOfToken(token)).execute();
  };
