import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';

/** Records from which an import refreshes the statistics; fewer change no plan. */
const MANY = 500;

/**
 * Refreshes the statistics by which PostgreSQL plans queries, after an import that wrote many records. PostgreSQL does so by
 * itself a minute later; until then it plans as if the tables were as empty as before, and a search for one number among
 * 4,000 new materials takes seconds.
 * @param written records made or changed
 */
export const refreshStatistics = async (db: Database, written: number): Promise<void> => {
  if (written >= MANY) await sql`analyze`.execute(db);
};
