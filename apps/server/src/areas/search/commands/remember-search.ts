import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';

/**
 * Notes what somebody searched for as their latest and forgets what is beyond their limit; with a limit of 0 nothing
 * is noted. One statement.
 */
export const rememberSearch =
  (db: Database) =>
  async (contactId: string, given: string): Promise<void> => {
    const query = given.trim();
    if (query === '') return;
    const key = query.toLowerCase();
    await sql`
      with person as (
        select id, search_history_limit as most from contacts where id = ${contactId}
      ), noted as (
        insert into search_history (contact_id, key, query)
        select id, ${key}, ${query} from person where most > 0
        on conflict (contact_id, key) do update set query = excluded.query, searched_at = clock_timestamp()
      )
      delete from search_history h using person
      where h.contact_id = person.id and h.key <> ${key} and h.key not in (
        select older.key from search_history older
        where older.contact_id = person.id and older.key <> ${key}
        order by older.searched_at desc limit greatest(person.most - 1, 0))`.execute(db);
  };
