import type { getSearchHistory, OperationOutput } from '@grossist/contracts';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';

/** What somebody searched for, the latest first, and how much of it is remembered. One query. */
export const readHistory =
  (db: Database) =>
  async (contactId: string): Promise<OperationOutput<typeof getSearchHistory>> => {
    const { rows } = await sql<{ most: number; query: string | null; searched_at: Date | null }>`
      select c.search_history_limit as most, h.query, h.searched_at
      from contacts c left join search_history h on h.contact_id = c.id
      where c.id = ${contactId} order by h.searched_at desc nulls last limit 50`.execute(db);
    const Limit = rows[0]?.most ?? 0;
    return {
      Limit,
      Queries: rows
        .flatMap(({ query, searched_at }) =>
          query === null || searched_at === null ? [] : [{ Query: query, SearchedAt: searched_at.toISOString() }],
        )
        .slice(0, Limit),
    };
  };
