import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import { PERSONAL_PARTS } from '../data/personal-parts.ts';

export interface PersonalDataPart {
  name: string;
  isWhole: boolean;
  rows: readonly Record<string, unknown>[];
}

const MOST_ROWS = 10_000;

/**
 * All that the shop keeps of a person, by what it is; at most 10,000 rows of each. As many queries as there are parts.
 * @throws Failure 404 for somebody unknown
 */
export const personalData =
  (db: Database) =>
  async (contactId: string): Promise<readonly PersonalDataPart[]> => {
    const known = await db.selectFrom('contacts').select('id').where('id', '=', contactId).executeTakeFirst();
    if (known === undefined) throw notFound('person');
    const parts: PersonalDataPart[] = [];
    // One after the other: they share one connection, and nobody waits for a part by itself.
    for (const { name, rows } of PERSONAL_PARTS) {
      const found = await sql<Record<string, unknown>>`
        select * from (${rows(contactId)}) part limit ${MOST_ROWS + 1}`.execute(db);
      if (found.rows.length > 0)
        parts.push({ name, isWhole: found.rows.length <= MOST_ROWS, rows: found.rows.slice(0, MOST_ROWS) });
    }
    return parts;
  };
